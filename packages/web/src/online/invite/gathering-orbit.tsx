// The seats of a table that gathers players. The star is lit when all are taken or one is offered.
import { type Locale, msg, scenarioName } from '@eminent/text';
import type { RowSeat, TableRow } from '@eminent/protocol/online';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { type Faced, onlineFaces, onlineRank } from '@eminent/pictures';
import { isFree, startingAt } from '../table-thumbnail/table-thumbnail.tsx';
import { Orbit } from '../table-thumbnail/orbit.tsx';
import { FreeSeat, SeatLabel } from '../table-thumbnail/orbit-seat.tsx';
import { PresenceMark } from '../table-thumbnail/presence.tsx';
import { nameOf } from '../lobby/table-summary.ts';
import styles from './invite.module.css';

interface GatheringOrbitProps {
  readonly row: TableRow;
  /** The user's seat, or the free seat offered to them. It is shown at the bottom. */
  readonly ownSeat?: number | undefined;
  /** The user as they would appear in the offered seat. */
  readonly offered?: Faced | undefined;
}

/** Returns the faces by seat. `offered`, if given, takes the seat `at`. */
export function facesWith({ seats, host }: TableRow, at: number, offered: Faced | undefined) {
  return onlineFaces(
    seats.map((seat, i) => (i === at ? (offered ?? seat) : seat)),
    host,
  );
}

function occupantText(lang: Locale, seat: RowSeat): string {
  if (!isFree(seat)) return nameOf(lang, seat);
  return seat.kept ?? msg(lang, 'online.invite.free');
}

function stateText(lang: Locale, seat: RowSeat, host: TableRow['host']): string {
  if (isFree(seat)) return seat.kept === undefined ? '' : msg(lang, 'online.invite.kept');
  if (seat.bot !== undefined) return msg(lang, 'online.create.bot');
  if (seat.person === host) return msg(lang, 'online.create.host');
  return seat.presence === undefined ? '' : msg(lang, `online.presence.${seat.presence}`);
}

export function GatheringOrbit({ row, ownSeat = 0, offered }: GatheringOrbitProps) {
  const lang = useLang();
  const faces = facesWith(row, ownSeat, offered);
  const isFull = row.seats.every((seat) => !isFree(seat));
  const seats = row.seats.map((seat, at) => {
    const isOffered = offered !== undefined && at === ownSeat;
    // The default face depends on the name, so without a name a free seat is shown.
    const isShown = isOffered ? offered.name !== '' : !isFree(seat);
    return (
      <span key={at + 1} className={styles.seat}>
        {isShown ? (
          <Portrait
            face={faces[at] ?? 'regent'}
            name={isOffered ? offered.name : seat.name}
            rank={isOffered ? undefined : onlineRank(seat)}
            active={at === ownSeat && (isOffered || ownSeat > 0 || !isFree(seat))}
            mark={seat.presence && <PresenceMark presence={seat.presence} />}
            className={at === ownSeat ? styles.own : undefined}
          />
        ) : (
          <FreeSeat />
        )}
        <SeatLabel
          name={isOffered ? msg(lang, 'online.invite.yourSeat') : occupantText(lang, seat)}
        >
          {[
            seat.scenario && scenarioName(lang, seat.scenario),
            isOffered ? '' : stateText(lang, seat, row.host),
          ]
            .filter(Boolean)
            .join(' · ')}
        </SeatLabel>
      </span>
    );
  });
  return (
    <Orbit
      seats={startingAt(seats, ownSeat)}
      left={isFull || offered !== undefined ? 1 : undefined}
      rays
      className={styles.orbit}
    />
  );
}
