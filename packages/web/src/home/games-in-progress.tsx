// The games that were left in the middle: go on with any of them, or delete it and bring it back.
import { msg } from '@eminent/text';
import { useState } from 'react';
import type { SavedGame } from '@eminent/protocol';
import { games, useGames } from '../keep/device.ts';
import type { KeptGame } from '../keep/games.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './games-in-progress.module.css';
import { describeGame } from './in-progress.ts';

export function GamesInProgress({ onResume }: { readonly onResume: (saved: SavedGame) => void }) {
  const lang = useSettings((settings) => settings.lang);
  const kept = useGames();
  const [deleted, setDeleted] = useState<KeptGame>();
  if (kept.length === 0 && deleted === undefined) return null;
  const remove = (game: KeptGame) => {
    games.remove(game.saved);
    setDeleted(game);
  };
  const bringBack = (game: KeptGame) => {
    games.putBack(game);
    setDeleted(undefined);
  };
  return (
    <section className={styles.games} aria-labelledby="in-progress">
      <h2 id="in-progress">{msg(lang, 'ui.inProgress')}</h2>
      <ul>
        {kept.map((game) => {
          const { names, facts } = describeGame(lang, game);
          return (
            <li key={game.saved.id}>
              <span>
                <b>{names}</b>
                <span className="soft">{facts.join(' · ')}</span>
              </span>
              <button
                type="button"
                aria-label={msg(lang, 'ui.resumeGame', { names })}
                onClick={() => onResume(game.saved)}
              >
                {msg(lang, 'ui.resume')}
              </button>
              <button
                type="button"
                aria-label={msg(lang, 'ui.deleteGame', { names })}
                onClick={() => remove(game)}
              >
                {msg(lang, 'ui.delete')}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status">
        {deleted !== undefined && (
          <>
            {msg(lang, 'ui.deleted', { names: describeGame(lang, deleted).names })}{' '}
            <button type="button" onClick={() => bringBack(deleted)}>
              {msg(lang, 'ui.takeBack')}
            </button>
          </>
        )}
      </p>
    </section>
  );
}
