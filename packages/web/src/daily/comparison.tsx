// Compares two games of the same deal: the results, the first answer that differs, and which of the
// two answers the analysis prefers.
import { msg } from '@eminent/text';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { movesOf, percent } from '../analysis/analysis-text.ts';
import type { Timeline } from '../records/timeline.ts';
import { judgeAnswer, useAnalysis } from '../analysis/use-analysis.ts';
import { useLang } from '../settings/settings.ts';
import styles from './daily.module.css';
import { scoresText, shareText } from './result-line.ts';
import { type Divergence, divergenceOf } from './shared-records.ts';
import { TurnMarksRow } from './turn-marks-row.tsx';
import { turnMarks } from './turn-marks.ts';

export interface ComparedGame {
  readonly record: string;
  readonly timeline: Timeline;
  /** Id of the replay in addresses. */
  readonly replay: string;
}

interface ComparisonProps {
  readonly own: ComparedGame;
  readonly theirs: ComparedGame;
  /** Both players had this seat. */
  readonly seat: number;
  readonly friend: string;
}

export function Comparison({ own, theirs, seat, friend }: ComparisonProps) {
  const lang = useLang();
  const divergence = useMemo(() => divergenceOf(own.timeline, theirs.timeline), [own, theirs]);
  return (
    <div className={styles.comparison} data-comparison>
      <div className="scroll-x">
        <table className={styles.compared}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{msg(lang, 'ui.player')}</span>
              </th>
              <th scope="col">{msg(lang, 'daily.score')}</th>
              <th scope="col">{msg(lang, 'daily.withoutLuck')}</th>
              <th scope="col">{msg(lang, 'daily.turns')}</th>
            </tr>
          </thead>
          <tbody>
            <GameRow game={own} seat={seat} name={msg(lang, 'ui.you')} />
            <GameRow game={theirs} seat={seat} name={friend} />
          </tbody>
        </table>
      </div>
      {divergence === undefined ? (
        <p>{msg(lang, 'daily.sameGame')}</p>
      ) : divergence.seat === seat ? (
        <DivergenceText own={own} theirs={theirs} divergence={divergence} />
      ) : (
        <p>{msg(lang, 'daily.partedByBot', { turn: divergence.turn })}</p>
      )}
    </div>
  );
}

interface GameRowProps {
  readonly game: ComparedGame;
  readonly seat: number;
  readonly name: string;
}

function GameRow({ game, seat, name }: GameRowProps) {
  const lang = useLang();
  const { analysis, status } = useAnalysis(game.record);
  const scores = useMemo(
    () => game.timeline.spectatorEnd().players.map(({ score }) => score.total),
    [game],
  );
  const isDone = status === 'done' && analysis !== undefined;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{scoresText(scores, seat)}</td>
      <td>{isDone ? shareText(lang, analysis.luckAdjusted[seat] ?? 0) : '…'}</td>
      <td>
        {isDone && <TurnMarksRow turns={turnMarks(game.timeline, analysis.mistakes, seat)} />}
      </td>
    </tr>
  );
}

interface Verdict {
  /** Chance to win lost by the player's answer and by the friend's answer. */
  readonly own: number;
  readonly theirs: number;
}

/** Judges both answers, one after the other. Undefined until both are judged. */
function useVerdict(
  record: string,
  { ply, own, theirs }: Divergence,
): Verdict | 'failed' | undefined {
  const [verdict, setVerdict] = useState<Verdict | 'failed'>();
  useEffect(() => {
    const request = (token: string) => ({ record, other: { ply, tokens: [token], finish: false } });
    let cancel = judgeAnswer(request(own), (mine) => {
      if (mine === undefined) return setVerdict('failed');
      cancel = judgeAnswer(request(theirs), (other) =>
        setVerdict(other === undefined ? 'failed' : { own: mine.lost, theirs: other.lost }),
      );
      return undefined;
    });
    return () => cancel();
  }, [record, ply, own, theirs]);
  return verdict;
}

interface DivergenceProps {
  readonly own: ComparedGame;
  readonly theirs: ComparedGame;
  readonly divergence: Divergence;
}

function DivergenceText({ own, theirs, divergence }: DivergenceProps) {
  const lang = useLang();
  const verdict = useVerdict(own.record, divergence);
  const { ply, seat, turn } = divergence;
  const moves = useMemo(
    () =>
      movesOf(lang, own.timeline, own.timeline.names, {
        ply,
        seat,
        chosen: divergence.own,
        best: divergence.theirs,
      }),
    [lang, own, ply, seat, divergence],
  );
  return (
    <>
      <p>
        {msg(lang, 'daily.parted', { turn })}{' '}
        {msg(lang, 'daily.choices', { own: moves.chosen, theirs: moves.best })}
      </p>
      <p role="status">
        <VerdictText verdict={verdict} />
      </p>
      <p className={styles.buttons}>
        <Link href={`/replay/${own.replay}/${ply}`}>{msg(lang, 'daily.ownMoment')}</Link>
        <Link href={`/replay/${theirs.replay}/${ply}`}>{msg(lang, 'daily.theirMoment')}</Link>
      </p>
    </>
  );
}

function VerdictText({ verdict }: { readonly verdict: Verdict | 'failed' | undefined }) {
  const lang = useLang();
  if (verdict === undefined) return msg(lang, 'daily.judging');
  if (verdict === 'failed') return msg(lang, 'daily.notJudged');
  const points = percent(verdict.theirs - verdict.own);
  if (points === 0) return msg(lang, 'daily.noDifference');
  return points > 0
    ? msg(lang, 'daily.ownBetter', { points })
    : msg(lang, 'daily.theirsBetter', { points: -points });
}
