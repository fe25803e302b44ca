// The course of a finished game: charts, turns with large gains, analysis, and statistics.
import { ROLES, SPECTATOR } from '@eminent/engine';
import { msg, roleName, seatName } from '@eminent/text';
import { useMemo } from 'react';
import { RoleIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { GameAnalysis } from './analysis.tsx';
import { LineChart } from './line-chart.tsx';
import { statisticsOf, turningPoints } from '../records/game-statistics.ts';
import { readTimeline } from '../records/read-timeline.ts';
import type { Timeline } from '../records/timeline.ts';
import styles from './game-course.module.css';

const NUMBERS = [
  'followed',
  'dissented',
  'settled',
  'attacked',
  'traded',
  'bought',
  'removed',
] as const;
/** Rows that are hidden if their number is 0 for all players. */
const HIDDEN_IF_ZERO = ['captured', 'built'] as const;
const MAX_TURNING_POINTS = 3;

interface GameChartProps {
  readonly record: string;
  readonly ownSeat: number | undefined;
  readonly onWatch: (ply: number) => void;
}

export function GameChart({ record, ownSeat, onWatch }: GameChartProps) {
  const lang = useLang();
  const read = useMemo(() => readTimeline(record, lang), [record, lang]);
  if (!read.ok) return null;
  const timeline = read.value;
  return (
    <div className={styles.charts}>
      <ScoreChart timeline={timeline} />
      <TurningPoints timeline={timeline} />
      <GameAnalysis record={record} timeline={timeline} ownSeat={ownSeat} onWatch={onWatch} />
      <Statistics timeline={timeline} />
    </div>
  );
}

function ScoreChart({ timeline }: { readonly timeline: Timeline }) {
  const lang = useLang();
  const lines = useMemo(
    () => timeline.names.map((_, seat) => timeline.scores.map((mark) => mark.points[seat] ?? 0)),
    [timeline],
  );
  return (
    <figure>
      <figcaption>{msg(lang, 'ui.influenceOverTurns')}</figcaption>
      <LineChart names={timeline.names} lines={lines} />
    </figure>
  );
}

function TurningPoints({ timeline }: { readonly timeline: Timeline }) {
  const lang = useLang();
  const points = turningPoints(timeline.turns, timeline.scores, MAX_TURNING_POINTS);
  return (
    <section>
      <h3>{msg(lang, 'ui.turningPoints')}</h3>
      <ul>
        {points.map((point) => (
          <li key={point.ply}>
            {msg(lang, 'ui.turningPoint', {
              turn: point.turn,
              name: seatName(timeline, point.seat),
              n: point.gained,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Statistics({ timeline }: { readonly timeline: Timeline }) {
  const lang = useLang();
  const all = useMemo(() => timeline.eventsBefore(timeline.length, SPECTATOR), [timeline]);
  const seats = timeline.names.map((_, seat) => statisticsOf(all, seat));
  const rare = HIDDEN_IF_ZERO.filter((what) => seats.some((one) => one[what] > 0));
  return (
    <section className="scroll-x">
      <h3>{msg(lang, 'ui.statistics')}</h3>
      <table className="sheet">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{msg(lang, 'ui.player')}</span>
            </th>
            {timeline.names.map((name, seat) => (
              <th key={`${name} ${seat + 1}`} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROLES.map((role) => (
            <tr key={role}>
              <th scope="row">
                <RoleIcon role={role} size={16} />{' '}
                {msg(lang, 'ui.led', { role: roleName(lang, role) })}
              </th>
              {seats.map((one, seat) => (
                <td key={`seat ${seat + 1}`}>{one.led[role]}</td>
              ))}
            </tr>
          ))}
          {[...NUMBERS, ...rare].map((what) => (
            <tr key={what}>
              <th scope="row">{msg(lang, `ui.numbers.${what}`)}</th>
              {seats.map((one, seat) => (
                <td key={`seat ${seat + 1}`}>{one[what]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
