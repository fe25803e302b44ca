// Lists the finished daily games of this device and shows the current streak.
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { useLang } from '../settings/settings.ts';
import { streakOf } from '../storage/daily-results.ts';
import { dailyResults, useDailyResults } from '../storage/storage.ts';
import shared from '../ui/page.module.css';
import styles from './daily.module.css';
import { isoDateText } from '../ui/date-text.ts';
import { adjustedText, outcomeText } from './result-line.ts';
import { TurnMarksRow } from './turn-marks-row.tsx';

export function DailyHistory() {
  const lang = useLang();
  const entries = useDailyResults();
  const finished = entries.flatMap(([date, { result, judged }]) =>
    result === undefined ? [] : [{ date, result, judged }],
  );
  const n = streakOf(entries, dailyResults.today);
  return (
    <section className={shared.panel} aria-labelledby="daily-history">
      <h2 id="daily-history">
        {msg(lang, 'daily.history')}{' '}
        {n > 0 && <small className="soft">{msg(lang, 'daily.streak', { n })}</small>}
      </h2>
      {finished.length === 0 ? (
        <p>{msg(lang, 'daily.noHistory')}</p>
      ) : (
        <ul className={styles.history}>
          {finished.map(({ date, result, judged }) => (
            <li key={date}>
              <Link href={`/daily/${date}`}>{isoDateText(lang, date)}</Link>
              <span>
                {outcomeText(lang, result)}
                {judged !== undefined && ` · ${adjustedText(lang, judged)}`}
              </span>
              {judged !== undefined && <TurnMarksRow turns={judged.turns} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
