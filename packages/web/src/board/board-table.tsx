// The table of an analysis board: the user plays all seats, with controls and engine beside it.
import { decidingSeat, SPECTATOR } from '@eminent/engine';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useDeferred } from '../activity/activity.ts';
import { useGameStore } from '../game/current-game.ts';
import { namesIn } from '../game/player-names.ts';
import { useLang, WordingContext } from '../settings/settings.ts';
import { boards } from '../storage/storage.ts';
import { useDelayedView } from '../table/delayed-view.ts';
import { GameTable } from '../table/table.tsx';
import { LoadingScreen } from '../ui/loading-screen.tsx';
import { useKeyListener } from '../ui/use-key-listener.ts';
import { BoardPanel } from './board-panel.tsx';
import type { BoardSession } from './board-session.ts';
import { tokensBefore } from './board-tree.ts';
import { LinesDrawer } from './lines-drawer.tsx';

export function BoardTable({ session }: { readonly session: BoardSession }) {
  const lang = useLang();
  const join = useGameStore((store) => store.join);
  const leave = useGameStore((store) => store.leave);
  const snapshot = useSyncExternalStore(session.subscribe, session.snapshot);
  const [isOpen, setOpen] = useState(false);
  const sent = useDeferred(useDelayedView(useGameStore((store) => store.game)));
  useEffect(() => {
    join(session.open);
    return leave;
  }, [session, join, leave]);
  useEffect(() => boards.follow(session.id, (saved) => session.adopt(saved)), [session]);
  useAddressOfSaved(session.id, snapshot.isSaved);
  useArrowKeySteps(session);
  const names = useMemo(() => namesIn(lang, snapshot.board.names, SPECTATOR), [lang, snapshot]);
  const game = useMemo(() => sent && { ...sent, names }, [sent, names]);
  const path = tokensBefore(snapshot.board, snapshot.place).join(' ');
  const decider = useMemo(() => {
    const state = session.game.stateAt(snapshot.place.at);
    return state.over ? undefined : decidingSeat(state);
  }, [session, snapshot]);
  if (game?.about.id !== session.id) return <LoadingScreen />;
  return (
    <WordingContext value={game.view.options}>
      <GameTable
        game={game}
        beside={
          <BoardPanel
            session={session}
            snapshot={snapshot}
            view={game.view}
            names={names}
            path={path}
            decider={decider}
            areLinesOpen={isOpen}
            onLines={() => setOpen(!isOpen)}
          />
        }
      />
      {isOpen && (
        <LinesDrawer
          session={session}
          snapshot={snapshot}
          names={names}
          onClose={() => setOpen(false)}
        />
      )}
    </WordingContext>
  );
}

function useArrowKeySteps(session: BoardSession): void {
  useKeyListener((key) => {
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      // While a piece of the table has the focus, arrow keys move between pieces.
      const piece = document.activeElement?.closest('[data-board], [data-own-hand]') ?? null;
      if (piece !== null) return;
      session.step(key === 'ArrowLeft' ? -1 : 1);
    }
  });
}

/** Changes the address of the page once the board is saved, so that a reload opens the board. */
function useAddressOfSaved(id: string, isSaved: boolean): void {
  useEffect(() => {
    if (isSaved) history.replaceState(null, '', `#/board/${id}`);
  }, [id, isSaved]);
}
