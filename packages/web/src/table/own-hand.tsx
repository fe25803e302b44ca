// The player's hand with the corners on its left and right, at the lower edge of the table.
import { Hand } from './hand.tsx';
import layout from './layout.module.css';
import { LeftCorner, type LeftCornerProps, RightCorner } from './player-corners.tsx';

export function OwnHand(props: LeftCornerProps) {
  const { view, player, inspect } = props;
  return (
    <>
      <LeftCorner {...props} />
      <div className={layout.hand} data-own-hand>
        <Hand view={view} player={player} inspect={inspect} />
      </div>
      <RightCorner view={view} player={player} inspect={inspect} />
    </>
  );
}
