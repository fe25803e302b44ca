// The analysis of a finished game: chances to win by turn, costliest mistakes, luck and skill.
import { msg, seatName } from '@eminent/text';
import { useMemo } from 'react';
import { useLang } from '../settings/settings.ts';
import { ownFirst } from './analysis-scope.ts';
import { movesOf, percent, percentDone } from './analysis-text.ts';
import { LineChart } from './line-chart.tsx';
import styles from './game-course.module.css';
import type { Timeline } from '../records/timeline.ts';
import type { Analysis, Judged } from '../worker/worker-messages.ts';
import { useAnalysis } from './use-analysis.ts';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

const MAX_MISTAKES = 5;

interface GameAnalysisProps {
  readonly record: string;
  readonly timeline: Timeline;
  readonly ownSeat: number | undefined;
  readonly onWatch: (ply: number) => void;
}

export function GameAnalysis({ record, timeline, ownSeat, onWatch }: GameAnalysisProps) {
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
  return (
    <>
      <figure>
        <figcaption>{msg(lang, 'ui.analysis.chances')}</figcaption>
        <LineChart names={timeline.names} lines={lines} />
      </figure>
      <section>
        <h3>{msg(lang, 'ui.analysis.moments')}</h3>
        {status === 'running' && (
          <p className="soft">{msg(lang, 'ui.analysis.progress', { n: percentDone(analysis) })}</p>
        )}
        {status === 'done' && analysis.mistakes.length === 0 && (
          <p>{msg(lang, 'ui.analysis.noMoments')}</p>
        )}
        <Mistakes
          timeline={timeline}
          mistakes={ownFirst(analysis.mistakes, ownSeat, (one) => one.seat).slice(0, MAX_MISTAKES)}
          onWatch={onWatch}
        />
      </section>
      <LuckAndSkill names={timeline.names} analysis={analysis} />
    </>
  );
}

interface MistakesProps extends Pick<GameAnalysisProps, 'timeline' | 'onWatch'> {
  readonly mistakes: readonly Judged[];
}

function Mistakes({ timeline, mistakes, onWatch }: MistakesProps) {
  const lang = useLang();
  return (
    <ul>
      {mistakes.map((mistake) => (
        <li key={mistake.ply}>
          <button
            type="button"
            className={styles.mistake}
            data-mistake={mistake.seat}
            onClick={() => onWatch(mistake.ply)}
          >
            {msg(lang, 'ui.analysis.moment', {
              turn: mistake.turn,
              name: seatName(timeline, mistake.seat),
              ...movesOf(lang, timeline, timeline.names, mistake),
              points: percent(mistake.lost),
            })}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface LuckAndSkillProps {
  readonly names: readonly string[];
  readonly analysis: Analysis;
}

/** Lists for each player how much luck and choices changed the result. The unit is one victory. */
function LuckAndSkill({ names, analysis }: LuckAndSkillProps) {
  const lang = useLang();
  const { accuracy, luck, lostByChoices, luckAdjusted } = analysis;
  const victories = new Intl.NumberFormat(lang, { ...TENTHS, signDisplay: 'exceptZero' });
  const tenths = new Intl.NumberFormat(lang, TENTHS);
  return (
    <section>
      <h3>{msg(lang, 'ui.analysis.luckAndSkill')}</h3>
      <ul>
        {names.map((name, seat) => (
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
  );
}
