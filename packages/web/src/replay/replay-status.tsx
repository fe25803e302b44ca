// The current step of a replay: turn, number of answers, and the last events.
import { SPECTATOR, type View } from '@eminent/engine';
import { eventText, msg, seatName } from '@eminent/text';
import { sentenceContext } from '../log/sentence-context.ts';
import type { Timeline } from '../records/timeline.ts';
import { useLang } from '../settings/settings.ts';
import bar from '../table/top-bar.module.css';

export interface ReplayStatusProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly ply: number;
  /** Number of answers in the game. */
  readonly length: number;
}

export function ReplayStatus({ view, names, ply, length }: ReplayStatusProps) {
  const lang = useLang();
  return (
    <p className={bar.status}>
      <b>{msg(lang, 'ui.turn', { n: view.turnNumber, name: seatName({ names }, view.leader) })}</b>
      <span>{msg(lang, 'ui.plyOf', { n: ply, of: length })}</span>
    </p>
  );
}

interface LastEventsProps {
  readonly timeline: Timeline;
  readonly view: View;
  readonly names: readonly string[];
  readonly ply: number;
}

/** Describes the events of the last answer before `ply`. */
export function LastEvents({ timeline, view, names, ply }: LastEventsProps) {
  const lang = useLang();
  const context = sentenceContext({ view, names });
  return timeline
    .eventsOf(ply - 1, view.seat ?? SPECTATOR)
    .map((event) => eventText(lang, event, context))
    .join(' ');
}
