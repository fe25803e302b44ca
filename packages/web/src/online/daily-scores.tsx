// The results of a daily game that users have sent to the server, with a button to send the
// player's own.
import { dailyResults, type DailyResultsBody } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useEffect, useState } from 'react';
import { useLang } from '../settings/settings.ts';
import type { DailyScoresProps } from '../daily/daily-outcome.tsx';
import { ask, type Refusal } from './api.ts';
import { hasOnlineUser } from './has-online-user.ts';
import styles from './daily-scores.module.css';
import { useFetched } from './use-fetched.ts';
import { useSession } from './user-session.ts';

export function DailyScores({ date, record }: DailyScoresProps) {
  const lang = useLang();
  const { session, load } = useSession();
  // Without an online user the server is not contacted.
  const isOnline = hasOnlineUser();
  const fetched = useFetched(isOnline ? `/daily/${date}` : undefined, dailyResults);
  const [sent, setSent] = useState<DailyResultsBody>();
  const [problem, setProblem] = useState<Refusal>();
  useEffect(() => void (isOnline && session === undefined && load()), [isOnline, session, load]);
  const results = sent ?? fetched.value;
  if (results === undefined) return null;
  const canSend = record !== undefined && session?.person !== undefined;
  const send = async () => {
    const answer = await ask('POST', `/daily/${date}`, dailyResults, { record });
    if (answer.ok) setSent(answer.value);
    setProblem(answer.ok ? undefined : answer.refusal);
  };
  return (
    <section aria-labelledby="daily-scores">
      <h3 id="daily-scores">{msg(lang, 'daily.everyone')}</h3>
      <p role="status">
        {results.count === 0
          ? msg(lang, 'daily.noResults')
          : msg(lang, 'daily.counted', { n: results.count, won: results.won })}
      </p>
      {results.count > 0 && <Histogram results={results} />}
      {results.own === undefined && canSend && (
        <button type="button" onClick={() => void send()}>
          {msg(lang, 'daily.send')}
        </button>
      )}
      {problem !== undefined && (
        <p role="alert">
          {msg(
            lang,
            problem.code === 'daily-closed'
              ? 'daily.closed'
              : problem.code === 'not-verified'
                ? 'daily.notVerified'
                : 'daily.notSent',
          )}
        </p>
      )}
    </section>
  );
}

function Histogram({ results }: { readonly results: DailyResultsBody }) {
  const lang = useLang();
  const maxPlayers = Math.max(...results.scores.map(({ players }) => players));
  return (
    <ul className={styles.bars}>
      {results.scores.map(({ score, players }) => (
        <li key={score} className={score === results.own ? styles.own : undefined}>
          <span aria-hidden="true">{score}</span>
          <i aria-hidden="true" style={{ '--share': players / maxPlayers }} />
          <span aria-hidden="true">{players}</span>
          <span className="sr-only">{msg(lang, 'daily.bar', { score, n: players })}</span>
        </li>
      ))}
    </ul>
  );
}
