// A large picture of the seats of a table that gathers players. Its star is lit when all seats are
// taken.
import { msg, scenarioName } from '@eminent/text';
import type { TableRow } from '@eminent/protocol/online';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { type Faced, onlineFaces, onlineRank } from '@eminent/pictures';
import { isFree } from '../table-thumbnail/table-thumbnail.tsx';
import { Orbit } from '../table-thumbnail/orbit.tsx';
import { FreeSeat, SeatLabel } from '../table-thumbnail/orbit-seat.tsx';
import { PresenceMark } from '../table-thumbnail/presence.tsx';
import { nameOf } from '../lobby/table-summary.ts';
import styles from './invite.module.css';

interface RoundProps {
  readonly row: TableRow;
  /** The reader's seat, or the free seat offered to them, shown at the bottom. */
  readonly own?: number | undefined;
  /** How the reader would appear in that seat. */
  readonly offered?: Faced | undefined;
}

/** The faces of a table, including the reader in the offered seat. */
export function facesWith({ seats, host }: TableRow, at: number, offered: Faced | undefined) {
  return onlineFaces(
    seats.map((seat, i) => (i === at ? (offered ?? seat) : seat)),
    host,
  );
}

export function GatheringOrbit({ row, own = 0, offered }: RoundProps) {
  const lang = useLang();
  const faces = facesWith(row, own, offered);
  const isFull = row.seats.every((seat) => !isFree(seat));
  const seats = row.seats.map((seat, at) => {
    const isOffered = offered !== undefined && at === own;
    // The face depends on the name; without a name there is none.
    const isShown = isOffered ? offered.name !== '' : !isFree(seat);
    return (
      <span key={at + 1} className={styles.seat}>
        {isShown ? (
          <Portrait
            face={faces[at] ?? 'regent'}
            name={isOffered ? offered.name : seat.name}
            rank={isOffered ? undefined : onlineRank(seat)}
            active={at === own && (isOffered || own > 0 || !isFree(seat))}
            mark={seat.presence && <PresenceMark presence={seat.presence} />}
            className={at === own ? styles.own : undefined}
          />
        ) : (
          <FreeSeat />
        )}
        <SeatLabel
          name={
            isOffered
              ? msg(lang, 'online.invite.yourSeat')
              : isFree(seat)
                ? (seat.kept ?? msg(lang, 'online.invite.free'))
                : nameOf(lang, seat)
          }
        >
          {[seat.scenario && scenarioName(lang, seat.scenario), stateOf(isOffered)]
            .filter(Boolean)
            .join(' · ')}
        </SeatLabel>
      </span>
    );

    function stateOf(offer: boolean): string {
      if (offer) return '';
      if (isFree(seat)) return seat.kept === undefined ? '' : msg(lang, 'online.invite.kept');
      if (seat.bot !== undefined) return msg(lang, 'online.create.bot');
      if (seat.person === row.host) return msg(lang, 'online.create.host');
      return seat.presence === undefined ? '' : msg(lang, `online.presence.${seat.presence}`);
    }
  });
  return (
    <Orbit
      seats={[...seats.slice(own), ...seats.slice(0, own)]}
      left={isFull || offered !== undefined ? 1 : undefined}
      rays
      className={styles.orbit}
    />
  );
}
