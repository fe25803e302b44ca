// A table that gathers players: seats, invitation link, and a button to leave or cancel the table.
import type { TableRow } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask, inPath, ANY_RESPONSE, type Refusal } from '../api.ts';
import { addressesOf } from '../share-link.ts';
import { isFree } from '../table-thumbnail/table-thumbnail.tsx';
import { canJoin } from '../lobby/table-filters.ts';
import { seatsText, tableName } from '../lobby/table-summary.ts';
import controls from '../parts/controls.module.css';
import { RequestError } from '../parts/request-error.tsx';
import { ShareLink } from '../parts/share.tsx';
import { SignInHint } from '../settings/sign-in-hint.tsx';
import { fetchOwnTables } from '../own-tables.ts';
import { TableFacts } from './table-facts.tsx';
import { linksOf } from './invite-links.ts';
import { GatheringOrbit } from './gathering-orbit.tsx';
import { joinPath } from './take-seat.ts';
import styles from './invite.module.css';

interface GatheringProps {
  readonly row: TableRow;
  readonly seat: number | undefined;
  /** The invitation secret, for users who may invite. */
  readonly invitation: string | undefined;
}

export function Gathering(props: GatheringProps) {
  return props.row.phase === 'over' ? <Ended row={props.row} /> : <Waiting {...props} />;
}

/** Whether a table was canceled before its game began. */
export function isCanceled({ phase, turn }: TableRow): boolean {
  return phase === 'over' && turn === undefined;
}

function Ended({ row }: { readonly row: TableRow }) {
  const lang = useLang();
  const wasCanceled = isCanceled(row);
  return (
    <div className={styles.nothing}>
      <h2 className={controls.heading} role="status">
        {msg(lang, wasCanceled ? 'online.gather.off.title' : 'online.invite.states.over.title')}
      </h2>
      <p className={controls.quiet}>
        {msg(lang, wasCanceled ? 'online.gather.off.text' : 'online.invite.states.over.text')}
      </p>
      <Link href="/online" className={controls.small}>
        {msg(lang, 'online.invite.toLobby')}
      </Link>
    </div>
  );
}

function Waiting({ row, seat, invitation }: GatheringProps) {
  const lang = useLang();
  const links = linksOf(row.table);
  const secret = invitation ?? links.invitation;
  const free = row.seats.filter(isFree).length;
  const name = tableName(lang, row);
  return (
    <div className={styles.invite}>
      <div className={styles.gather}>
        <h2 className={controls.heading}>{name}</h2>
        <p className={controls.quiet} role="status">
          {free === 0
            ? msg(lang, 'online.gather.full')
            : msg(lang, 'online.gather.waiting', { n: free })}
          <span className="sr-only"> {seatsText(lang, row)}</span>
        </p>
        {secret !== undefined && free > 0 && (
          <ShareLink
            addresses={addressesOf('i', secret)}
            label={msg(lang, 'online.gather.link')}
            title={name}
          />
        )}
        {seat === undefined && canJoin(row) && (
          <Link href={joinPath(row.table)} className={`${controls.small} ${controls.golden}`}>
            {msg(lang, 'online.lobby.sit')}
          </Link>
        )}
        {seat === undefined && <SignInHint seats={row.seats} className={controls.quiet} />}
        {seat !== undefined && (
          <>
            <p className={controls.quiet}>{msg(lang, 'online.gather.come')}</p>
            <Leave row={row} seat={seat} />
          </>
        )}
      </div>
      <div className={styles.round}>
        <GatheringOrbit row={row} ownSeat={seat} />
      </div>
      <div className={styles.foot}>
        <TableFacts row={row} />
        {links.watch !== undefined && <WatchLink secret={links.watch} />}
      </div>
    </div>
  );
}

function WatchLink({ secret }: { readonly secret: string }) {
  const lang = useLang();
  return (
    <Link href={`/online/w/${secret}`} className={controls.link}>
      <SignIcon sign="eye" />
      {msg(lang, 'online.gather.watchLink')}
    </Link>
  );
}

/** If the host leaves, the table is canceled. */
function Leave({ row, seat }: { readonly row: TableRow; readonly seat: number }) {
  const lang = useLang();
  const [refusal, setRefusal] = useState<Refusal>();
  const isHost = row.seats[seat]?.person === row.host;
  const leave = async () => {
    const answer = await ask('DELETE', `/tables/${inPath(row.table)}/seats/me`, ANY_RESPONSE);
    if (!answer.ok) return setRefusal(answer.refusal);
    void fetchOwnTables();
    return navigate('/online');
  };
  return (
    <>
      <button type="button" className={controls.link} onClick={() => void leave()}>
        <SignIcon sign="leave" />
        {isHost ? msg(lang, 'online.gather.callOff') : msg(lang, 'online.gather.leave')}
      </button>
      <RequestError refusal={refusal} />
    </>
  );
}
