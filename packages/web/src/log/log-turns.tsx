// The turns of the log in order, each with its player, choices and effects. Names of cards and
// planets open their descriptions.
import type { GameEvent } from '@eminent/engine';
import { msg, seatName } from '@eminent/text';
import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { faceOf } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { SeatMark } from '../art/seat-mark.tsx';
import type { GameOnPage } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from '../game/table-windows.ts';
import { EventIcon } from './event-icon.tsx';
import { partsOf, punctuated } from './card-mentions.ts';
import { sentenceContext } from './sentence-context.ts';
import { sentencesOf } from './sentences.ts';
import { type Entry, type LogTurn, logTurns, type PlacedEvent, turnAt } from './log-by-turn.ts';
import styles from './log.module.css';

/** At first only this many turns are shown, the last ones. A button shows the earlier turns. */
const TURNS_SHOWN = 12;

/** A game with a log. Without `about`, the log has no portraits. */
export type LoggedGame = Pick<GameOnPage, 'events' | 'view' | 'names'> &
  Partial<Pick<GameOnPage, 'about'>>;

interface LogTurnsProps {
  readonly game: LoggedGame;
  readonly inspect: (inspected: Inspected) => void;
  /** Index of an event. All turns from that event on are shown. */
  readonly from?: number | undefined;
}

export function LogTurns({ game, inspect, from }: LogTurnsProps) {
  const lang = useLang();
  const { events, view } = game;
  const [showsAll, setShowsAll] = useState(false);
  const turns = useMemo(() => logTurns(events, view.leader), [events, view.leader]);
  const firstShown = from === undefined ? turns.length : turnAt(turns, from);
  const first = showsAll ? 0 : Math.max(0, Math.min(firstShown, turns.length - TURNS_SHOWN));
  return (
    <>
      {first > 0 && (
        <button type="button" className={styles.earlier} onClick={() => setShowsAll(true)}>
          {msg(lang, 'ui.earlierTurns', { n: first })}
        </button>
      )}
      {turns.slice(first).map((turn) => (
        <Turn key={turn.at} turn={turn} game={game} inspect={inspect} />
      ))}
    </>
  );
}

function Turn({ turn, game, inspect }: LogTurnsProps & { readonly turn: LogTurn }) {
  const lang = useLang();
  const { view, names } = game;
  const { seat, number: n } = turn;
  return (
    <section className={styles.turn} data-turn-at={turn.at} data-seat={seat}>
      <h3 data-event="turn">
        {game.about !== undefined && (
          <Portrait
            face={faceOf(game.about, seat)}
            name={names[seat] ?? ''}
            className={styles.face}
          />
        )}
        <SeatMark seat={seat} />
        {seat === view.seat
          ? msg(lang, 'ui.yourTurn', { n })
          : msg(lang, 'ui.turn', { n, name: seatName({ names }, seat) })}
      </h3>
      <ol>
        {turn.entries.map((entry) => (
          <EntryOf
            key={entry.cause?.at ?? entry.effects[0]?.at}
            entry={entry}
            game={game}
            inspect={inspect}
          />
        ))}
      </ol>
    </section>
  );
}

function EntryOf({ entry, game, inspect }: LogTurnsProps & { readonly entry: Entry }) {
  const lang = useLang();
  const { cause, effects } = entry;
  const lines = sentencesOf(
    lang,
    effects.map(({ event }) => event),
    sentenceContext(game),
  );
  const lineItems = lines.map((line) => (
    <Line key={effects[line.at]?.at} {...line} game={game} inspect={inspect} />
  ));
  if (cause === undefined) return lineItems;
  const [main] = sentencesOf(lang, [cause.event], sentenceContext(game));
  return (
    <li data-by={seatOf(cause)}>
      {main !== undefined && <Line {...main} game={game} inspect={inspect} isCause />}
      {lineItems.length > 0 && <ol className={styles.effects}>{lineItems}</ol>}
    </li>
  );
}

function seatOf({ event }: PlacedEvent): number | undefined {
  return 'seat' in event ? event.seat : undefined;
}

interface LineProps extends LogTurnsProps {
  readonly event: GameEvent;
  readonly sentence: string;
  readonly times: number;
  readonly isCause?: boolean;
}

function Line({ event, sentence, times, game, inspect, isCause = false }: LineProps) {
  const lang = useLang();
  const Tag = isCause ? 'div' : 'li';
  return (
    <Tag className={clsx(styles.line, isCause && styles.cause)} data-event={event.type}>
      <EventIcon event={event} />
      <p>
        {punctuated(partsOf(lang, sentence, event, game.view)).map(
          ({ text, punctuation, inspected }, at) =>
            inspected === undefined ? (
              text
            ) : (
              // The parts of a sentence keep their order, so their index is a stable key.
              <span key={at} className={styles.mentioned}>
                <button type="button" className={styles.mention} onClick={() => inspect(inspected)}>
                  {text}
                </button>
                {punctuation}
              </span>
            ),
        )}
        {times > 1 && <> {msg(lang, 'ui.timesShort', { n: times })}</>}
      </p>
    </Tag>
  );
}
