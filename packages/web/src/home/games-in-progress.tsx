// The games in progress: continue one, or delete it with undo. The game played last is the largest.
import clsx from 'clsx';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { SignIcon } from '../art/icons.tsx';
import { facesOf, rankOf } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import { openGame } from '../game/open-game.ts';
import { savedGames, useSavedGames } from '../storage/storage.ts';
import type { StoredGame } from '../storage/saved-games.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './games-in-progress.module.css';
import { describeGame } from './in-progress-summary.ts';

const MAX_SHOWN = 3;

export function GamesInProgress() {
  const lang = useSettings((settings) => settings.lang);
  const games = useSavedGames();
  const [deleted, setDeleted] = useState<StoredGame>();
  if (games.length === 0 && deleted === undefined) return null;
  const remove = (game: StoredGame) => {
    savedGames.remove(game.saved);
    setDeleted(game);
  };
  const restore = (game: StoredGame) => {
    savedGames.restore(game);
    setDeleted(undefined);
  };
  const [last] = games;
  const items = (shown: readonly StoredGame[]) =>
    shown.map((game) => (
      <Item key={game.saved.id} game={game} isLast={game === last} onDelete={remove} />
    ));
  return (
    <section className={styles.games} aria-labelledby="in-progress">
      <h2 id="in-progress" className="sr-only">
        {msg(lang, 'ui.inProgress')}
      </h2>
      <ul>{items(games.slice(0, MAX_SHOWN))}</ul>
      {games.length > MAX_SHOWN && (
        <details>
          <summary>{msg(lang, 'ui.olderGames', { n: games.length - MAX_SHOWN })}</summary>
          <ul>{items(games.slice(MAX_SHOWN))}</ul>
        </details>
      )}
      <p role="status">
        {deleted !== undefined && (
          <>
            {msg(lang, 'ui.deleted', { names: describeGame(lang, deleted).names })}{' '}
            <button type="button" onClick={() => restore(deleted)}>
              {msg(lang, 'ui.takeBack')}
            </button>
          </>
        )}
      </p>
    </section>
  );
}

interface ItemProps {
  readonly game: StoredGame;
  readonly isLast: boolean;
  readonly onDelete: (game: StoredGame) => void;
}

function Item({ game, isLast, onDelete }: ItemProps) {
  const lang = useSettings((settings) => settings.lang);
  const { names, standing, turn, facts } = describeGame(lang, game);
  // Turn, rules and time distinguish games with the same players.
  const labelParams = {
    names: [names, ...(turn === undefined ? [] : [turn]), ...facts].join(', '),
  };
  const { seats } = game.saved;
  const faces = facesOf(seats);
  return (
    <li className={isLast ? styles.last : undefined}>
      <button
        type="button"
        className={clsx(styles.resume, isLast && 'primary')}
        data-continue={isLast || undefined}
        onClick={() => openGame(game.saved)}
      >
        <span className={styles.faces}>
          {seats.map(({ name }, seat) => (
            <Portrait
              key={`seat ${seat + 1}`}
              face={faces[seat] ?? 'regent'}
              name={name}
              rank={rankOf({ seats }, seat)}
            />
          ))}
        </span>
        <span className={styles.words}>
          {isLast ? (
            <b>{msg(lang, 'ui.continue')}</b>
          ) : (
            <span className="sr-only">{msg(lang, 'ui.resumeGame')}</span>
          )}{' '}
          <span>{turn === undefined ? standing : `${standing} · ${turn}`}</span>{' '}
          <small className="soft">{facts.join(' · ')}</small>
        </span>
        <SignIcon sign="next" size={22} />
      </button>
      <button
        type="button"
        className={styles.delete}
        aria-label={msg(lang, 'ui.deleteGame', labelParams)}
        onClick={() => onDelete(game)}
      >
        {msg(lang, 'ui.delete')}
      </button>
    </li>
  );
}
