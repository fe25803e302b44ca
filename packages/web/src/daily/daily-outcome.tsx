// A finished daily game: the result to copy or share, and the comparison with friends.
import type { GameRecord } from '@eminent/engine';
import type { DailyGame } from '@eminent/protocol';
import { msg } from '@eminent/text';
import { type ComponentType, type FormEvent, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../activity/activity.ts';
import { percentDone } from '../analysis/analysis-text.ts';
import { useAnalysis } from '../analysis/use-analysis.ts';
import { useLang } from '../settings/settings.ts';
import type { DailyEntry } from '../storage/daily-results.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import { dailyResults } from '../storage/storage.ts';
import { friendGame, ownGame, type SharedProblem } from './compared-game.ts';
import { type ComparedGame, Comparison } from './comparison.tsx';
import { CopyResult } from './copy-result.tsx';
import shared from '../ui/page.module.css';
import styles from './daily.module.css';
import { adjustedText, outcomeText, resultLine } from './result-line.ts';
import { linkToRecord, recordInText } from './shared-records.ts';
import { TurnMarksRow } from './turn-marks-row.tsx';
import { turnMarks } from './turn-marks.ts';

/** Props of the list of all players' scores, which needs a server. */
export interface DailyScoresProps {
  readonly date: string;
  /** Undefined if the player deleted the game. */
  readonly record: string | undefined;
}

interface DailyOutcomeProps {
  readonly daily: DailyGame;
  readonly entry: DailyEntry;
  /** The player's game. Undefined if the player deleted it. */
  readonly game: FinishedGame | undefined;
  readonly Scores: ComponentType<DailyScoresProps>;
}

export function DailyOutcome({ daily, entry, game, Scores }: DailyOutcomeProps) {
  const lang = useLang();
  const own = useMemo(() => game && ownGame(lang, game), [lang, game]);
  const { result, judged } = entry;
  if (result === undefined) return null;
  const { date } = daily;
  const line = resultLine(lang, date, result, judged);
  const text = own ? `${line}\n${linkToRecord(`/daily/${date}`, own.timeline.record)}` : line;
  return (
    <>
      <section className={shared.panel} aria-labelledby="daily-result" data-daily-result>
        <h2 id="daily-result">{msg(lang, 'daily.result')}</h2>
        <p className={styles.outcome}>
          <b>{outcomeText(lang, result)}</b>
          {judged !== undefined && <span>{adjustedText(lang, judged)}</span>}
        </p>
        {judged === undefined ? (
          own !== undefined && <Judging date={date} game={own} seat={result.own} />
        ) : (
          <p>
            <TurnMarksRow turns={judged.turns} />
          </p>
        )}
        <p className="soft">{msg(lang, 'daily.adjustedNote')}</p>
        <CopyResult text={text} />
        <Suspense fallback={<Loading />}>
          <Scores date={date} record={own?.record} />
        </Suspense>
        {own !== undefined && (
          <p>
            <Link href={`/replay/${own.replay}`}>{msg(lang, 'daily.replay')}</Link>
          </p>
        )}
      </section>
      {own !== undefined && (
        <Friends daily={daily} own={own} seat={result.own} records={entry.friends ?? []} />
      )}
    </>
  );
}

interface JudgingProps {
  readonly date: string;
  readonly game: ComparedGame;
  readonly seat: number;
}

/** Analyzes the game, and stores the result without luck and the turn marks. */
function Judging({ date, game, seat }: JudgingProps) {
  const lang = useLang();
  const { analysis, status } = useAnalysis(game.record);
  useEffect(() => {
    if (status !== 'done' || analysis === undefined) return;
    dailyResults.judge(date, {
      adjusted: analysis.luckAdjusted[seat] ?? 0,
      turns: turnMarks(game.timeline, analysis.mistakes, seat),
    });
  }, [date, game, seat, status, analysis]);
  if (status === 'failed') return <p role="status">{msg(lang, 'ui.analysis.failed')}</p>;
  const n = percentDone(analysis);
  return (
    <p className={styles.buttons}>
      <progress max={100} value={n} aria-label={msg(lang, 'ui.analysis.progress', { n })} />
      <span aria-hidden="true">{msg(lang, 'ui.analysis.progress', { n })}</span>
    </p>
  );
}

interface FriendsProps {
  readonly daily: DailyGame;
  readonly own: ComparedGame;
  readonly seat: number;
  /** Games of friends, as compact records. */
  readonly records: readonly string[];
}

function Friends({ daily, own, seat, records }: FriendsProps) {
  const lang = useLang();
  const deal = own.timeline.record;
  const friends = useMemo(
    () =>
      records.flatMap((record) => {
        const game = friendGame(lang, record, deal);
        return typeof game === 'string' ? [] : [game];
      }),
    [lang, records, deal],
  );
  return (
    <section className={shared.panel} aria-labelledby="daily-friends">
      <h2 id="daily-friends">{msg(lang, 'daily.compare')}</h2>
      {friends.map((theirs, at) => (
        <Comparison
          key={theirs.replay}
          own={own}
          theirs={theirs}
          seat={seat}
          friend={
            friends.length === 1
              ? msg(lang, 'daily.friend')
              : msg(lang, 'daily.friendAt', { n: at + 1 })
          }
        />
      ))}
      <AddFriend date={daily.date} deal={deal} />
    </section>
  );
}

interface AddFriendProps {
  readonly date: string;
  /** The player's record. A friend's game must have the same deal. */
  readonly deal: GameRecord;
}

function AddFriend({ date, deal }: AddFriendProps) {
  const lang = useLang();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SharedProblem | 'noRecord'>();
  const add = (event: FormEvent) => {
    event.preventDefault();
    const record = recordInText(text);
    const game = record === undefined ? 'noRecord' : friendGame(lang, record, deal);
    setProblem(typeof game === 'string' ? game : undefined);
    if (record === undefined || typeof game === 'string') return;
    dailyResults.addFriend(date, record);
    setText('');
  };
  return (
    <>
      <form className={styles.paste} onSubmit={add}>
        <label>
          <span>{msg(lang, 'daily.paste')}</span>
          <textarea
            rows={2}
            value={text}
            placeholder={msg(lang, 'daily.pasteHint')}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit">{msg(lang, 'daily.doCompare')}</button>
      </form>
      {problem !== undefined && <p role="alert">{msg(lang, `daily.${problem}`)}</p>}
    </>
  );
}
