// The games that were left in the middle: go on with any of them, or delete it and bring it back.
import { msg } from '@eminent/text';
import { useState } from 'react';
import type { SavedGame } from '@eminent/protocol';
import { games, useGames } from '../keep/device.ts';
import type { KeptGame } from '../keep/games.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './games-in-progress.module.css';
import { describeGame } from './in-progress.ts';

/** Older games are one press away. */
const MOST_SHOWN = 4;

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
      <GameList games={kept.slice(0, MOST_SHOWN)} onResume={onResume} onDelete={remove} />
      {kept.length > MOST_SHOWN && (
        <details>
          <summary>{msg(lang, 'ui.olderGames', { n: kept.length - MOST_SHOWN })}</summary>
          <GameList games={kept.slice(MOST_SHOWN)} onResume={onResume} onDelete={remove} />
        </details>
      )}
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

interface GameListProps {
  readonly games: readonly KeptGame[];
  readonly onResume: (saved: SavedGame) => void;
  readonly onDelete: (game: KeptGame) => void;
}

function GameList({ games: listed, onResume, onDelete }: GameListProps) {
  const lang = useSettings((settings) => settings.lang);
  return (
    <ul>
      {listed.map((game) => {
        const { names, facts } = describeGame(lang, game);
        // Games of the same players have buttons of different names.
        const called = { names: [names, ...facts].join(', ') };
        return (
          <li key={game.saved.id}>
            <span>
              <b>{names}</b>
              <span className="soft">{facts.join(' · ')}</span>
            </span>
            <span className={styles.buttons}>
              <button
                type="button"
                aria-label={msg(lang, 'ui.resumeGame', called)}
                onClick={() => onResume(game.saved)}
              >
                {msg(lang, 'ui.resume')}
              </button>
              <button
                type="button"
                aria-label={msg(lang, 'ui.deleteGame', called)}
                onClick={() => onDelete(game)}
              >
                {msg(lang, 'ui.delete')}
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
