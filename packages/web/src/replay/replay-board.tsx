// The table of a replay: all zones, nothing to answer.
import type { View } from '@eminent/engine';
import type { About } from '../game/game-channel.ts';
import type { Inspected, Window } from '../game/table-windows.ts';
import { OwnEmpire } from '../table/empire.tsx';
import layout from '../table/layout.module.css';
import { Opponents } from '../table/opponents.tsx';
import { PlayArea } from '../table/play-area.tsx';
import { SharedDisplay } from '../table/shared-display.tsx';
import { Supply } from '../table/supply.tsx';

interface ReplayBoardProps {
  readonly view: View;
  readonly about: About;
  readonly names: readonly string[];
  readonly inspect: (inspected: Inspected) => void;
  readonly onOpen: (window: Window) => void;
}

export function ReplayBoard({ view, about, names, inspect, onOpen }: ReplayBoardProps) {
  const own = view.seat === undefined ? undefined : view.players[view.seat];
  return (
    <main className={layout.board} data-board>
      <Opponents view={view} about={about} names={names} inspect={inspect} onOpen={onOpen} />
      <Supply view={view} />
      <div className={layout.hub} data-hub>
        <SharedDisplay view={view} inspect={inspect} onConsider={() => undefined} onOpen={onOpen} />
        <PlayArea view={view} names={names} inspect={inspect} />
      </div>
      {own !== undefined && <OwnEmpire view={view} player={own} inspect={inspect} />}
    </main>
  );
}
