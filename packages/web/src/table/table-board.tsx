// The zones of the table: opponents, the shared display between them and the player, and the player's empire.
import type { GameEvent, OptionInfo, View } from '@eminent/engine';
import type { ReactNode } from 'react';
import type { About } from '../game/game-channel.ts';
import type { Inspected, Window } from '../game/table-windows.ts';
import { OwnEmpire } from './empire.tsx';
import layout from './layout.module.css';
import { Opponents } from './opponents.tsx';
import { PlayArea } from './play-area.tsx';
import { SharedDisplay } from './shared-display.tsx';
import { Supply } from './supply.tsx';

interface TableBoardProps {
  readonly view: View;
  readonly about: About;
  readonly names: readonly string[];
  /** For the recaps of the opponents; a replay has its log instead. */
  readonly events?: readonly GameEvent[];
  readonly inspect: (inspected: Inspected) => void;
  readonly onOpen: (window: Window) => void;
  readonly onConsider?: (option: OptionInfo | undefined) => void;
  /** Takes the place of everything but the player's empire. */
  readonly market?: ReactNode;
  /** The result covers it. */
  readonly isCovered?: boolean;
}

function considerNothing(): void {}

export function TableBoard(props: TableBoardProps) {
  const { view, about, names, events, inspect, onOpen, market } = props;
  const { onConsider = considerNothing, isCovered = false } = props;
  const own = view.players[view.seat ?? -1];
  return (
    <main className={layout.board} data-board inert={isCovered}>
      {market ?? (
        <>
          <Opponents
            view={view}
            events={events}
            about={about}
            names={names}
            inspect={inspect}
            onOpen={onOpen}
          />
          <Supply view={view} />
          <div className={layout.hub} data-hub>
            <SharedDisplay view={view} inspect={inspect} onConsider={onConsider} onOpen={onOpen} />
            <PlayArea view={view} names={names} inspect={inspect} />
          </div>
        </>
      )}
      {own !== undefined && <OwnEmpire view={view} player={own} inspect={inspect} />}
    </main>
  );
}
