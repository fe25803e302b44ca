// The thumbnail of a table in lists: seats, remaining influence, planets of each player. The text
// next to it says the same.
import type { RowSeat, TableRow } from '@eminent/protocol/online';
import clsx from 'clsx';
import { hashOf, onlineFaces, onlineRank } from '@eminent/pictures';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { SignIcon } from '../../art/icons.tsx';
import { Orbit } from './orbit.tsx';
import { PresenceMark } from './presence.tsx';
import styles from './table-thumbnail.module.css';

export type ThumbnailSize = 'hero' | 'beside' | 'open' | 'row';

type Shown = Pick<TableRow, 'table' | 'seats'> &
  Partial<Pick<TableRow, 'host' | 'left' | 'influence' | 'phase' | 'question'>>;

interface LittleProps {
  readonly row: Shown;
  readonly size: ThumbnailSize;
  /** The seat at the bottom: the reader's own. */
  readonly own?: number | undefined;
}

/** The seats, rotated to start at one of them. */
function turned<T>(seats: readonly T[], own: number): readonly T[] {
  return [...seats.slice(own), ...seats.slice(0, own)];
}

/** The share of influence left; undefined (an unlit star) before the game. */
export function lightOf({ left, influence, phase }: Shown): number | undefined {
  if (phase === 'gathering' || left === undefined) return undefined;
  return influence === undefined || influence === 0 ? 0 : left / influence;
}

export function isFree(seat: RowSeat): boolean {
  return seat.person === undefined && seat.bot === undefined;
}

export function TableThumbnail({ row, size, own = 0 }: LittleProps) {
  const faces = onlineFaces(row.seats, row.host);
  const seats = row.seats.map((seat, at) => (
    <span key={at + 1} className={styles.place}>
      {isFree(seat) ? (
        <span className={styles.free} data-kept={seat.kept !== undefined || undefined}>
          <SignIcon sign={seat.kept === undefined ? 'plus' : 'person'} size="0.42em" />
        </span>
      ) : (
        <Portrait
          face={faces[at] ?? 'regent'}
          name={seat.name}
          rank={onlineRank(seat)}
          active={row.question?.seat === at}
          dimmed={seat.presence === 'offline'}
          mark={seat.presence && <PresenceMark presence={seat.presence} />}
        />
      )}
    </span>
  ));
  return (
    <span className={clsx(styles.little, styles[size])} aria-hidden="true">
      <Orbit
        seats={turned(seats, own)}
        planets={turned(
          row.seats.map(({ worlds = 0 }) => worlds),
          own,
        )}
        left={lightOf(row)}
        seed={hashOf(row.table) % 997}
      />
    </span>
  );
}
