// Computer players speak: one short line at a great moment, in a bubble at the portrait. Flavour only: it holds nothing up and is not read aloud.
import { useEffect, useRef, useState } from 'react';
import { create } from 'zustand';
import type { GameOnPage } from '../game/current-game.ts';
import { useAnimationState } from '../animation/animation-state.ts';
import { useLang, useSettings } from '../settings/settings.ts';
import { type Line, lineOf, lineText } from './bot-lines.ts';
import styles from './speech-bubble.module.css';

const SHOWN_MS = 4200;
/** Nobody speaks again so soon, but for the end. */
const SILENT_TURNS = 3;

const useSaid = create<{ readonly line: Line | undefined }>()(() => ({ line: undefined }));

function isTooSoon(last: Line | undefined, line: Line): boolean {
  const isEnd = line.moment === 'wins' || line.moment === 'loses';
  return (
    last !== undefined && !isEnd && line.turn >= last.turn && line.turn < last.turn + SILENT_TURNS
  );
}

/** Listens to a game; says nothing itself, so that the table is not laid out anew. */
export function BotSpeech({ game }: { readonly game: GameOnPage }) {
  const talk = useSettings((settings) => settings.talk);
  const showsScore = useSettings((settings) => settings.liveScore);
  const [heard, setHeard] = useState<{ readonly game?: GameOnPage; readonly last?: Line }>({});
  if (heard.game !== game) {
    const line =
      talk && heard.game?.view !== game.view ? lineOf(heard.game, game, showsScore) : undefined;
    const isSaid = line !== undefined && !isTooSoon(heard.last, line);
    setHeard({ game, ...(isSaid ? { last: line } : heard.last && { last: heard.last }) });
  }
  const { last } = heard;
  const isClimax = useAnimationState((moving) => moving.isClimax);
  const said = useRef<Line>(undefined);
  useEffect(() => {
    // Its slip would lie over the world of which it speaks; the moment of that may have begun after this was rendered.
    const waits = isClimax || useAnimationState.getState().isClimax;
    if (last === undefined || last === said.current || waits) return undefined;
    useSaid.setState({ line: last });
    const fallSilent = () => useSaid.setState({ line: undefined });
    const timer = setTimeout(() => {
      said.current = last;
      fallSilent();
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
      fallSilent();
    };
  }, [last, isClimax]);
  return null;
}

/** What a player says at this moment, hung from its portrait. */
export function SpeechBubble({ seat }: { readonly seat: number }) {
  const lang = useLang();
  const line = useSaid((said) => (said.line?.seat === seat ? said.line : undefined));
  if (line === undefined) return null;
  return (
    <span className={styles.bubble} aria-hidden="true" data-said={line.moment}>
      {lineText(lang, line)}
    </span>
  );
}
