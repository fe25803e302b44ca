// What the net says of a finished game: chances over the turns, choices that cost most, luck and skill.
import { moveText, msg, seatName } from '@eminent/text';
import { useEffect, useMemo, useState } from 'react';
import { useLang } from '../settings/settings.ts';
import { beginActivity } from '../activity/activity.ts';
import type { Analysis } from '../worker/worker-messages.ts';
import { LineChart } from './line-chart.tsx';
import type { Timeline } from './timeline.ts';

/** The analysis of a record once it is there; undefined before, and for rules that the net does not know. */
function useAnalysis(record: string): Analysis | undefined {
  const [analysis, setAnalysis] = useState<Analysis>();
  useEffect(() => {
    const analyst = new Worker(new URL('../worker/analysis-worker.ts', import.meta.url), {
      type: 'module',
    });
    const endActivity = beginActivity();
    const end = (): void => {
      endActivity();
      analyst.terminate();
    };
    analyst.addEventListener('message', ({ data }: MessageEvent<Analysis | undefined>) => {
      setAnalysis(data);
      end();
    });
    analyst.addEventListener('error', end);
    analyst.postMessage(record);
    return end;
  }, [record]);
  return analysis;
}

function percent(share: number): number {
  return Math.round(share * 100);
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export function GameAnalysis({
  record,
  timeline,
}: {
  readonly record: string;
  readonly timeline: Timeline;
}) {
  const lang = useLang();
  const analysis = useAnalysis(record);
  const lines = useMemo(
    () =>
      timeline.names.map((_, seat) =>
        (analysis?.chances ?? []).map((one) => percent(one[seat] ?? 0)),
      ),
    [analysis, timeline],
  );
  if (analysis === undefined) return null;
  const { moments, luck, lostByChoices } = analysis;
  const victories = new Intl.NumberFormat(lang, { ...TENTHS, signDisplay: 'exceptZero' });
  return (
    <>
      <figure>
        <figcaption>{msg(lang, 'ui.analysis.chances')}</figcaption>
        <LineChart names={timeline.names} lines={lines} />
      </figure>
      <section>
        <h3>{msg(lang, 'ui.analysis.moments')}</h3>
        {moments.length === 0 && <p>{msg(lang, 'ui.analysis.noMoments')}</p>}
        <ul>
          {moments.map((moment) => {
            const view = timeline.viewAt(moment.ply, moment.seat);
            const { decision } = view;
            if (decision === undefined) return null;
            const context = { decision, view, names: timeline.names };
            const words = (token: string): string => {
              const option = decision.options.find((one) => one.token === token);
              return option === undefined ? token : moveText(lang, option, context);
            };
            return (
              <li key={moment.ply}>
                {msg(lang, 'ui.analysis.moment', {
                  turn: moment.turn,
                  name: seatName(timeline, moment.seat),
                  chosen: words(moment.chosen),
                  best: words(moment.best),
                  points: percent(moment.lost),
                })}
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h3>{msg(lang, 'ui.analysis.luckAndSkill')}</h3>
        <ul>
          {timeline.names.map((name, seat) => (
            <li key={`${name} ${seat + 1}`}>
              {msg(lang, 'ui.analysis.balance', {
                name,
                luck: victories.format(luck[seat] ?? 0),
                lost: victories.format(-(lostByChoices[seat] ?? 0)),
              })}
            </li>
          ))}
        </ul>
        <p className="soft">{msg(lang, 'ui.analysis.caution')}</p>
      </section>
    </>
  );
}
