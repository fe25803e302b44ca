// The analysis on the end page: chances over the turns, choices that cost most, luck and skill.
import { msg, seatName } from '@eminent/text';
import { useMemo } from 'react';
import { useLang } from '../settings/settings.ts';
import { ownFirst } from './analysis-scope.ts';
import { movesOf, percent } from './analysis-text.ts';
import { LineChart } from './line-chart.tsx';
import styles from './score-chart.module.css';
import type { Timeline } from '../records/timeline.ts';
import { useAnalysis } from './use-analysis.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Number of mistakes on the end page. */
const MAX_MISTAKES = 5;

interface GameAnalysisProps {
  readonly record: string;
  readonly timeline: Timeline;
  /** The player's own seat. */
  readonly own: number | undefined;
  /** Opens the replay at a ply. */
  readonly onWatch: (ply: number) => void;
}

export function GameAnalysis({ record, timeline, own, onWatch }: GameAnalysisProps) {
  const lang = useLang();
  const { analysis, status } = useAnalysis(record);
  const lines = useMemo(
    () =>
      timeline.names.map((_, seat) =>
        (analysis?.chances ?? []).map((one) => percent(one[seat] ?? 0)),
      ),
    [analysis, timeline],
  );
  if (analysis === undefined) {
    const key = status === 'failed' ? 'ui.analysis.failed' : 'ui.analysis.progress';
    return (
      <section>
        <p role="status">{msg(lang, key, { n: 0 })}</p>
      </section>
    );
  }
  const { accuracy, luck, lostByChoices, luckAdjusted } = analysis;
  const moments = ownFirst(analysis.mistakes, own, (one) => one.seat).slice(0, MAX_MISTAKES);
  const victories = new Intl.NumberFormat(lang, { ...TENTHS, signDisplay: 'exceptZero' });
  const tenths = new Intl.NumberFormat(lang, TENTHS);
  return (
    <>
      <figure>
        <figcaption>{msg(lang, 'ui.analysis.chances')}</figcaption>
        <LineChart names={timeline.names} lines={lines} />
      </figure>
      <section>
        <h3>{msg(lang, 'ui.analysis.moments')}</h3>
        {status === 'running' && (
          <p className="soft">
            {msg(lang, 'ui.analysis.progress', {
              n: Math.floor((analysis.done / Math.max(1, analysis.of)) * 100),
            })}
          </p>
        )}
        {status === 'done' && moments.length === 0 && <p>{msg(lang, 'ui.analysis.noMoments')}</p>}
        <ul>
          {moments.map((moment) => (
            <li key={moment.ply}>
              <button
                type="button"
                className={styles.mistake}
                data-mistake={moment.seat}
                onClick={() => onWatch(moment.ply)}
              >
                {msg(lang, 'ui.analysis.moment', {
                  turn: moment.turn,
                  name: seatName(timeline, moment.seat),
                  ...movesOf(lang, timeline, timeline.names, moment),
                  points: percent(moment.lost),
                })}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{msg(lang, 'ui.analysis.luckAndSkill')}</h3>
        <ul>
          {timeline.names.map((name, seat) => (
            <li key={`${name} ${seat + 1}`}>
              {msg(lang, 'ui.analysis.summary', {
                name,
                luck: victories.format(luck[seat] ?? 0),
                lost: victories.format(-(lostByChoices[seat] ?? 0)),
                rating: msg(lang, `ui.analysis.ratings.${accuracy[seat]?.rating ?? 'solid'}`),
                error: tenths.format((accuracy[seat]?.errorPerDecision ?? 0) * 100),
                adjusted: tenths.format(luckAdjusted[seat] ?? 0),
              })}
            </li>
          ))}
        </ul>
        <p className="soft">{msg(lang, 'ui.analysis.caution')}</p>
      </section>
    </>
  );
}
