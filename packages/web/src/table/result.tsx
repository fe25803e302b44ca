// The end of a game: who won, where the points come from, how the game went, and what to do next.
import type { View } from '@eminent/engine';
import { msg, seatName, winnersText } from '@eminent/text';
import { lazy, type ReactNode, Suspense, useRef, useEffect } from 'react';
import { navigate } from 'wouter/use-hash-location';
import { type GameOnPage, useStore } from '../game/store.ts';
import { setUpAgain } from '../home/set-up.ts';
import { Coach } from '../learn/coach.tsx';
import { tableOf } from '../log/table-of.ts';
import { saveFile } from '../replay/save-file.ts';
import { useLang } from '../settings/settings.ts';

const GameChart = lazy(() =>
  import('../replay/chart.tsx').then((module) => ({ default: module.GameChart })),
);

const SOURCES = ['total', 'tokens', 'planets', 'technologies', 'tieBreak'] as const;

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
    <section className="scores" aria-label={msg(lang, 'ui.result')}>
      <h2 role="status" tabIndex={-1} ref={heading}>
        {winnersText(lang, view.winners ?? [], tableOf(game))}
      </h2>
      {view.ending !== undefined && <p>{msg(lang, `ends.${view.ending}`)}</p>}
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
      <div className="actions">
        <button type="button" className="primary" onClick={() => start(setUpAgain(saved))}>
          {msg(lang, 'ui.rematch')}
        </button>
        <button type="button" onClick={() => away('/')}>
          {msg(lang, 'ui.playAgain')}
        </button>
        {record !== undefined && (
          <>
            <button type="button" onClick={() => away(`/replay/${encodeURIComponent(saved.seed)}`)}>
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

export function ScoreTable({
  view,
  names,
}: {
  readonly view: View;
  readonly names: readonly string[];
}) {
  const lang = useLang();
  const ranked = [...view.players].sort(
    (a, b) => b.score.total - a.score.total || b.score.tieBreak - a.score.tieBreak,
  );
  return (
    <div className="scroll-x">
      <table>
        <thead>
          <tr>
            <th scope="col">{msg(lang, 'ui.player')}</th>
            {SOURCES.map((source) => (
              <th key={source} scope="col">
                {msg(lang, `score.${source}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map((player) => (
            <tr
              key={player.seat}
              className={view.winners?.includes(player.seat) === true ? 'best' : ''}
            >
              <th scope="row">{seatName({ names }, player.seat)}</th>
              {SOURCES.map((source) => (
                <td key={source} className={`source-${source}`}>
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
