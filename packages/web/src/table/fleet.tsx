// The fleet of a player in games with three ship sizes: the larger ships, and the fleet tile, which
// converts ships.
import clsx from 'clsx';
import { type PlayerView, type Ship, SHIPS, type View } from '@eminent/engine';
import { msg, shipCount } from '@eminent/text';
import { ShipIcon } from '../art/icons.tsx';
import { Piece } from '../cards/piece.tsx';
import { useFleetChoice } from '../question/piece-answers.ts';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from '../game/table-windows.ts';
import styles from './fleet.module.css';

interface FleetProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly inspect: (inspected: Inspected) => void;
  /** The small size for opponents, which shows only the first conversion. */
  readonly small?: boolean;
}

/** `n` ships become one larger ship; `n` depends on the side of the tile. */
const CONVERSIONS = [
  { from: 'fighter', to: 'destroyer', n: { basic: 3, improved: 2, broken: 3 } },
  { from: 'destroyer', to: 'battlecruiser', n: { basic: 2, improved: 2, broken: 2 } },
] as const;

/** The fleet tile with its Actions. Renders nothing in games without fleets. */
export function FleetTile({ view, player, inspect, small = false }: FleetProps) {
  const lang = useLang();
  const choice = useFleetChoice(view, player.seat);
  const { seat, fleet } = player;
  if (fleet === undefined) return null;
  return (
    <Piece
      className={clsx(styles.tile, small && styles.small)}
      label={`${msg(lang, `piece.fleet.${fleet}.name`)}. ${msg(lang, `piece.fleet.${fleet}.text`)}`}
      data-fleet={fleet}
      anchor={`fleet:${seat}`}
      onInspect={() => inspect({ kind: 'fleet', seat })}
      {...choice}
    >
      {CONVERSIONS.map(({ from, to, n }) => (
        <span key={to} className={styles.conversion}>
          <b>{n[fleet]}</b>
          <ShipIcon ship={from} size="1em" />
          <i className={styles.arrow} />
          <ShipIcon ship={to} size="1.15em" />
        </span>
      ))}
    </Piece>
  );
}

/** The number of ships of each size larger than fighters. Without `all`, only sizes with ships. */
export function LargeShips({
  player,
  all = false,
  labelClass,
}: {
  readonly player: PlayerView;
  readonly all?: boolean;
  /** Class of the name beside each number; without a class there are no names. */
  readonly labelClass?: string | undefined;
}) {
  const lang = useLang();
  const { ships, seat } = player;
  if (ships === undefined) return null;
  const sizes = SHIPS.filter((ship): ship is Exclude<Ship, 'fighter'> => ship !== 'fighter');
  return sizes
    .filter((ship) => all || ships[ship] > 0)
    .map((ship) => (
      <span
        key={ship}
        className={clsx(styles.ships, ships[ship] === 0 && styles.none)}
        role="img"
        aria-label={shipCount(lang, ship, ships[ship])}
        data-tip={ship}
        data-anchor={`${ship}:${seat}`}
      >
        <ShipIcon ship={ship} size="1.25em" />
        <PulsingNumber value={ships[ship]} />
        {labelClass !== undefined && (
          <span className={labelClass}>{msg(lang, `ui.${ship}Label`, { n: ships[ship] })}</span>
        )}
      </span>
    ));
}
