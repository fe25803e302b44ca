// The player's cards at the lower edge: the hand between the corners of the player.
import type { PlayerView, View } from '@eminent/engine';
import { faceOf } from '@eminent/pictures';
import type { About } from '../game/game-channel.ts';
import type { Inspected } from '../game/table-windows.ts';
import { Hand } from './hand.tsx';
import layout from './layout.module.css';
import { LeftCorner, RightCorner } from './player-corners.tsx';

interface OwnHandProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly about: About;
  readonly names: readonly string[];
  readonly inspect: (inspected: Inspected) => void;
  readonly onPiles: () => void;
}

export function OwnHand({ view, player, about, names, inspect, onPiles }: OwnHandProps) {
  return (
    <>
      <LeftCorner
        view={view}
        player={player}
        face={faceOf(about, player.seat)}
        name={names[player.seat] ?? ''}
        inspect={inspect}
        onPiles={onPiles}
      />
      <div className={layout.hand} data-own-hand>
        <Hand view={view} player={player} inspect={inspect} />
      </div>
      <RightCorner view={view} player={player} inspect={inspect} />
    </>
  );
}
