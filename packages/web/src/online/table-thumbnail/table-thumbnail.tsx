// The thumbnail of a table in lists. Screen readers skip it and read the text next to it.
import type { RowSeat, TableRow } from '@eminent/protocol/online';
import clsx from 'clsx';
import { hashOf, onlineFaces, onlineRank } from '@eminent/pictures';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { Orbit } from './orbit.tsx';
import { FreeSeat } from './orbit-seat.tsx';
import { PresenceMark } from './presence.tsx';
import styles from './table-thumbnail.module.css';

type Shown = Pick<TableRow, 'table' | 'seats'> &
  Partial<Pick<TableRow, 'host' | 'left' | 'influence' | 'phase' | 'question'>>;

interface ThumbnailProps {
  readonly row: Shown;
  readonly size: 'hero' | 'beside' | 'open' | 'row';
  /** The user's seat. It is shown at the bottom. */
  readonly ownSeat?: number | undefined;
}

/** Returns the list rotated so that it starts at the index `first`. */
export function startingAt<T>(seats: readonly T[], first: number): readonly T[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** The share of influence left, from 0 to 1; undefined (an unlit star) before the game. */
function influenceLeft({ left, influence, phase }: Shown): number | undefined {
  if (phase === 'gathering' || left === undefined) return undefined;
  return influence === undefined || influence === 0 ? 0 : left / influence;
}

export function isFree(seat: RowSeat): boolean {
  return seat.person === undefined && seat.bot === undefined;
}

export function TableThumbnail({ row, size, ownSeat = 0 }: ThumbnailProps) {
  const faces = onlineFaces(row.seats, row.host);
  const seats = row.seats.map((seat, at) => (
    <span key={at + 1} className={styles.place}>
      {isFree(seat) ? (
        <FreeSeat sign={seat.kept === undefined ? 'plus' : 'person'} />
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
    <span className={clsx(styles.thumbnail, styles[size])} aria-hidden="true">
      <Orbit
        seats={startingAt(seats, ownSeat)}
        planets={startingAt(
          row.seats.map(({ worlds = 0 }) => worlds),
          ownSeat,
        )}
        left={influenceLeft(row)}
        seed={hashOf(row.table) % 997}
      />
    </span>
  );
}
