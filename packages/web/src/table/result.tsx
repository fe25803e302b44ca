// The end of a game: who won, where the points come from, how the game went, and what to do next.
import clsx from 'clsx';
import type { PlayerView, View } from '@eminent/engine';
import { listText, msg, seatName, winnersText } from '@eminent/text';
import { lazy, type ReactNode, Suspense, useRef, useEffect } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { PlanetArt } from '../art/planet-art.tsx';
import { artName } from '../cards/planet.tsx';
import { type GameOnPage, useStore } from '../game/store.ts';
import { setUpAgain } from '../home/set-up.ts';
import { Coach } from '../learn/coach.tsx';
import { tableOf } from '../log/table-of.ts';
import { saveFile } from '../replay/save-file.ts';
import { useLang } from '../settings/settings.ts';
import styles from './result.module.css';

const GameChart = lazy(() =>
  import('../replay/chart.tsx').then((module) => ({ default: module.GameChart })),
);

/** Where points come from. */
const PARTS = ['tokens', 'planets', 'technologies'] as const;
const COLUMNS = ['total', ...PARTS, 'tieBreak'] as const;

interface ResultProps {
  readonly game: GameOnPage;
  /** As at the table: it says what to do next as well. */
  readonly beside: ReactNode;
  readonly onHide: () => void;
}

export function Result({ game, beside, onHide }: ResultProps) {
  const lang = useLang();
  const { view } = game;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.scores} data-result aria-label={msg(lang, 'ui.result')}>
      <h2 tabIndex={-1} ref={heading}>
        <span role="status">{winnersText(lang, view.winners ?? [], tableOf(game))}</span>
      </h2>
      {view.ending !== undefined && <p>{msg(lang, `ends.${view.ending}`)}</p>}
      <TieBreak view={view} names={game.names} />
      <Worlds view={view} />
      {beside ?? <Coach view={view} />}
      <ScoreTable view={view} names={game.names} />
      {beside === undefined && <AfterGame game={game} onHide={onHide} />}
    </section>
  );
}

/** How the game went, and what to do next. */
function AfterGame({ game, onHide }: Pick<ResultProps, 'game' | 'onHide'>) {
  const lang = useLang();
  const start = useStore((store) => store.start);
  const leave = useStore((store) => store.leave);
  const { saved, record } = game;
  const away = (path: string) => {
    leave();
    navigate(path);
  };
  return (
    <>
      {record !== undefined && (
        <Suspense fallback={<p className="soft">{msg(lang, 'ui.loading')}</p>}>
          <GameChart record={record} />
        </Suspense>
      )}
      <div className={styles.actions}>
        <button type="button" className="primary" onClick={() => start(setUpAgain(saved))}>
          {msg(lang, 'ui.rematch')}
        </button>
        <button type="button" onClick={() => away('/')}>
          {msg(lang, 'ui.playAgain')}
        </button>
        {record !== undefined && (
          <>
            <button type="button" onClick={() => away(`/replay/${encodeURIComponent(saved.id)}`)}>
              {msg(lang, 'ui.watchReplay')}
            </button>
            <button type="button" onClick={() => saveFile('eminent-domain.txt', record)}>
              {msg(lang, 'ui.saveRecord')}
            </button>
          </>
        )}
        <button type="button" onClick={onHide}>
          {msg(lang, 'ui.showTable')}
        </button>
      </div>
    </>
  );
}

/** How a tie for the first place was decided, where there was one. */
function TieBreak({ view, names }: { readonly view: View; readonly names: readonly string[] }) {
  const lang = useLang();
  const best = Math.max(...view.players.map(({ score }) => score.total));
  const first = view.players.filter(({ score }) => score.total === best);
  if (first.length < 2) return null;
  if (view.winners?.length !== 1) return <p>{msg(lang, 'ui.tieShared')}</p>;
  const list = first
    .toSorted((a, b) => b.score.tieBreak - a.score.tieBreak)
    .map(({ seat, score }) => `${seatName({ names }, seat)} ${score.tieBreak}`);
  return <p>{msg(lang, 'ui.tieDecided', { list: listText(lang, list) })}</p>;
}

/** The worlds that the winners settled or took. */
function Worlds({ view }: { readonly view: View }) {
  const won = view.players
    .filter((player) => view.winners?.includes(player.seat) === true)
    .flatMap((player) => player.planets.filter((planet) => planet.up));
  return (
    <div className={styles.worlds} aria-hidden="true">
      {won.map((planet, i) => (
        <PlanetArt
          key={`${artName(planet)} ${i + 1}`}
          name={artName(planet)}
          type={planet.type}
          className={styles.art}
        />
      ))}
    </div>
  );
}

/** The points of a player as a bar of their sources, as long as its share of the best score. */
function ScoreBar({ player, best }: { readonly player: PlayerView; readonly best: number }) {
  const { score } = player;
  return (
    <span
      className={styles.bar}
      aria-hidden="true"
      style={{ inlineSize: `${(100 * score.total) / Math.max(1, best)}%` }}
    >
      {PARTS.filter((part) => score[part] > 0).map((part) => (
        <i key={part} className={styles[part]} style={{ flexGrow: score[part] }} />
      ))}
    </span>
  );
}

function ScoreTable({ view, names }: { readonly view: View; readonly names: readonly string[] }) {
  const lang = useLang();
  const ranked = [...view.players].sort(
    (a, b) => b.score.total - a.score.total || b.score.tieBreak - a.score.tieBreak,
  );
  return (
    <div className={clsx('scroll-x', styles.table)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{msg(lang, 'ui.player')}</th>
            {COLUMNS.map((source) => (
              <th key={source} scope="col" className={styles[source]}>
                {msg(lang, `score.${source}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map((player) => (
            <tr
              key={player.seat}
              className={clsx(view.winners?.includes(player.seat) === true && styles.best)}
            >
              <th scope="row">
                {seatName({ names }, player.seat)}
                <ScoreBar player={player} best={ranked[0]?.score.total ?? 0} />
              </th>
              {COLUMNS.map((source) => (
                <td key={source} className={styles[source]}>
                  {player.score[source]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
