// How well the user played online, from games on this device. A button downloads the latest ones.
import { type OnlinePerson, pastGames } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { ownGames } from '../../analysis/play-statistics.ts';
import { OwnPlaySummary } from '../../analysis/statistics-page.tsx';
import { SignIcon } from '../../art/icons.tsx';
import { openText } from '../../records/import-file.ts';
import { useLang } from '../../settings/settings.ts';
import { finishedGames, localStore, useFinishedGames } from '../../storage/storage.ts';
import { ask, askForText, inPath, type Refusal } from '../api.ts';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import styles from './profile.module.css';

export function OwnPlay({ person }: { readonly person: OnlinePerson }) {
  const lang = useLang();
  const finished = useFinishedGames();
  const games = useMemo(
    () => ownGames(finished).filter(({ table }) => table !== undefined),
    [finished],
  );
  const [isLoading, setLoading] = useState(false);
  const [result, setResult] = useState<LoadResult>();
  const load = async (): Promise<void> => {
    setLoading(true);
    setResult(await downloadLatestGames(person.id));
    setLoading(false);
  };
  return (
    <section className={styles.play}>
      <h2 className={controls.heading}>{msg(lang, 'online.profile.play.title')}</h2>
      {games.length === 0 ? (
        <p className={controls.quiet}>{msg(lang, 'online.profile.play.none')}</p>
      ) : (
        <OwnPlaySummary games={games} />
      )}
      <div className={controls.ways}>
        <button
          type="button"
          className={controls.small}
          disabled={isLoading}
          onClick={() => void load()}
        >
          {msg(lang, 'online.profile.play.load')}
        </button>
        <Link href="/your-play" className={controls.link}>
          <SignIcon sign="log" />
          {msg(lang, 'online.profile.play.all')}
        </Link>
      </div>
      <p role="status" className={controls.quiet}>
        {result?.refusal === undefined &&
          result !== undefined &&
          msg(lang, 'online.profile.play.loaded', { n: result.count })}
      </p>
      <RequestError refusal={result?.refusal} />
    </section>
  );
}

interface LoadResult {
  readonly count: number;
  readonly refusal?: Refusal;
}

/** Stores the latest games of a user on this device. Skips stored games and unreadable records. */
async function downloadLatestGames(person: string): Promise<LoadResult> {
  const latest = await ask('GET', `/people/${inPath(person)}/games`, pastGames);
  if (!latest.ok) return { count: 0, refusal: latest.refusal };
  const storedTables = new Set(finishedGames.list().map(({ table }) => table));
  let count = 0;
  for (const { table, seat, at } of latest.value.games) {
    if (storedTables.has(table)) continue;
    const record = await askForText(`/records/${inPath(table)}.txt`);
    if (!record.ok) return { count, refusal: record.refusal };
    const opened = openText(record.value, localStore, finishedGames, { table, seat, at });
    if (opened.kind === 'full') {
      return { count, refusal: { code: 'device-full', sentence: 'The storage is full.' } };
    }
    if (opened.kind === 'record') count++;
  }
  return { count };
}
