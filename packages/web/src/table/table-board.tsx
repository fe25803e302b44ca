// The board: opponents, influence supply, shared display, play area and the player's empire.
import type { GameEvent, OptionInfo } from '@eminent/engine';
import type { ReactNode } from 'react';
import type { About } from '../game/game-channel.ts';
import type { TableWindow } from '../game/table-windows.ts';
import { OwnEmpire } from './empire.tsx';
import layout from './layout.module.css';
import { Opponents } from './opponents.tsx';
import type { PartProps } from './part-props.ts';
import { PlayArea } from './play-area.tsx';
import { SharedDisplay } from './shared-display.tsx';
import { Supply } from './supply.tsx';

interface TableBoardProps extends PartProps {
  readonly about: About;
  /** For the recaps. Absent in a replay, which shows its log instead. */
  readonly events?: readonly GameEvent[];
  readonly onOpen: (window: TableWindow) => void;
  /** Called with the option of the stack under the pointer or focus, or undefined. */
  readonly onHover?: (option: OptionInfo | undefined) => void;
  /** Shown in place of everything except the player's empire. */
  readonly market?: ReactNode;
  readonly isCovered?: boolean;
}

export function TableBoard(props: TableBoardProps) {
  const { view, about, names, events, inspect, onOpen, onHover, market, isCovered = false } = props;
  const viewer = view.players[view.seat ?? -1];
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
            <SharedDisplay view={view} inspect={inspect} onHover={onHover} onOpen={onOpen} />
            <PlayArea view={view} names={names} inspect={inspect} />
          </div>
        </>
      )}
      {viewer !== undefined && <OwnEmpire view={view} player={viewer} inspect={inspect} />}
    </main>
  );
}
