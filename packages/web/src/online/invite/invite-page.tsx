// The pages on which a user takes a seat: opened by an invitation link or from the lobby. They show
// the host and the kind of game, and ask for a name. If there is no seat, they explain why.
import {
  type Invitation,
  invitation as invitationSchema,
  shownRow,
  type TableRow,
} from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import { SignIcon } from '../../art/icons.tsx';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { inPath } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { isLocalAddress } from '../../ui/local-address.ts';
import { addressOf } from '../share-link.ts';
import { isFree } from '../table-thumbnail/table-thumbnail.tsx';
import { Orbit } from '../table-thumbnail/orbit.tsx';
import { canJoin } from '../lobby/table-filters.ts';
import { hostName } from '../lobby/table-summary.ts';
import { NameField } from '../parts/name-window.tsx';
import controls from '../parts/controls.module.css';
import { QrCode } from '../parts/qr-code.tsx';
import { Loaded, RequestError } from '../parts/request-error.tsx';
import { submitHandler } from '../parts/submit-handler.ts';
import { useMe } from '../user-session.ts';
import { TableFacts } from './table-facts.tsx';
import { isCanceled } from './gathering.tsx';
import { keepLinks } from './invite-links.ts';
import { facesWith, GatheringOrbit } from './gathering-orbit.tsx';
import { useTakeSeat } from './take-seat.ts';
import { TablePage } from './table-page.tsx';
import styles from './invite.module.css';

const POLL_MS = 5000;
/** Such links stay invalid, so polling stops. */
const FINAL_STATES: readonly Invitation['state'][] = ['expired', 'unknown', 'over'];

/** The page of an invitation or spectator link. Redirects users who have a seat. */
export function InvitePage({
  invitation,
  watching = false,
}: {
  readonly invitation: string;
  /** Whether the page was opened to watch, which both kinds of links allow. */
  readonly watching?: boolean;
}) {
  const lang = useLang();
  // The secret is in the body, because URLs are written to logs.
  const fetched = useFetched('/invitations/look', invitationSchema, POLL_MS, {
    body: { invitation },
    isFinal: (answer) => answer.ok && FINAL_STATES.includes(answer.value.state),
  });
  const { value } = fetched;
  if (value?.row !== undefined && value.state === 'seated') {
    return <Redirect to={`/online/t/${inPath(value.row.table)}`} replace />;
  }
  if (value?.row !== undefined && value.mayWatch === true && (watching || value.watch === true)) {
    // Subscribing to the table requires the secret.
    keepLinks(value.row.table, { look: invitation });
    return <TablePage table={value.row.table} row={value.row} />;
  }
  return (
    <OnlineLayout title={msg(lang, 'online.invite.title')} seed={61} bare>
      <Loaded fetched={fetched}>
        {({ state, row, from, mayWatch = false }) =>
          state === 'open' && row !== undefined ? (
            <SeatForm row={row} from={from} invitation={invitation} mayWatch={mayWatch} />
          ) : (
            <NoSeat
              state={state === 'open' ? 'unknown' : state}
              row={mayWatch ? row : undefined}
              isCanceled={row !== undefined && isCanceled(row)}
              watch={`/online/w/${inPath(invitation)}`}
            />
          )
        }
      </Loaded>
    </OnlineLayout>
  );
}

/** The page on which a user without a name takes a seat from the lobby. */
export function JoinPage({ table }: { readonly table: string }) {
  const lang = useLang();
  const fetched = useFetched(`/tables/${inPath(table)}`, shownRow, POLL_MS);
  return (
    <OnlineLayout title={msg(lang, 'online.invite.join')} seed={61}>
      <Loaded fetched={fetched}>
        {({ row }) => {
          const mayWatch = row.spectators !== 'no';
          return canJoin(row) ? (
            <SeatForm row={row} mayWatch={mayWatch} />
          ) : (
            <NoSeat
              state={row.phase === 'over' ? 'over' : 'full'}
              row={mayWatch ? row : undefined}
              isCanceled={isCanceled(row)}
              watch={`/online/t/${inPath(table)}`}
            />
          );
        }}
      </Loaded>
    </OnlineLayout>
  );
}

interface SeatFormProps {
  readonly row: TableRow;
  readonly from?: string | undefined;
  /** The secret of the link; undefined from the lobby. */
  readonly invitation?: string | undefined;
  readonly mayWatch: boolean;
}

function SeatForm({ row, from, invitation, mayWatch }: SeatFormProps) {
  const lang = useLang();
  const me = useMe();
  const [name, setName] = useState('');
  const { sit, refusal, busy } = useTakeSeat();
  const host = Math.max(
    0,
    row.seats.findIndex(({ person }) => person === row.host),
  );
  const free = Math.max(0, row.seats.findIndex(isFree));
  const inviter = from ?? hostName(lang, row);
  const options = {
    ...(invitation === undefined ? {} : { invitation }),
    ...(me === undefined ? { name: name.trim() } : {}),
  };
  const offered = me ?? { name: name.trim() };
  const faces = facesWith(row, free, offered);
  return (
    <div className={styles.invite}>
      <form className={styles.words} onSubmit={submitHandler(() => void sit(row, options))}>
        <p className={styles.from}>
          <Portrait face={faces[host] ?? 'regent'} name={inviter} className={styles.host} />
          {msg(lang, 'online.invite.keeps', { name: inviter })}
        </p>
        <h2>{msg(lang, 'online.invite.sitWithUs')}</h2>
        {me === undefined ? (
          <NameField value={name} onChange={setName} className={styles.name} />
        ) : (
          <p className={styles.as}>{msg(lang, 'online.invite.as', { name: me.name })}</p>
        )}
        <button type="submit" className={`primary ${styles.sit}`} disabled={busy}>
          {msg(lang, 'online.lobby.sit')}
        </button>
        <RequestError refusal={refusal} />
        {me === undefined && (
          <p className={controls.quiet}>{msg(lang, 'online.invite.noAccount')}</p>
        )}
        {mayWatch && <WatchLink row={row} invitation={invitation} />}
      </form>
      <div className={styles.round}>
        <GatheringOrbit row={row} ownSeat={free} offered={offered} />
      </div>
      <div className={styles.foot}>
        <TableFacts row={row} />
        {invitation !== undefined && <InvitationCode invitation={invitation} />}
      </div>
    </div>
  );
}

function InvitationCode({ invitation }: { readonly invitation: string }) {
  const lang = useLang();
  const address = addressOf('i', invitation);
  return isLocalAddress(address) ? null : (
    <div className={styles.qr}>
      <QrCode text={address} label={msg(lang, 'online.share.qr')} />
      <span>{msg(lang, 'online.invite.forOthers')}</span>
    </div>
  );
}

function WatchLink({ row, invitation }: Pick<SeatFormProps, 'row' | 'invitation'>) {
  const lang = useLang();
  const path =
    invitation === undefined ? `/online/t/${inPath(row.table)}` : `/online/w/${inPath(invitation)}`;
  return (
    <Link href={path} className={controls.link}>
      <SignIcon sign="eye" />
      {msg(lang, 'online.invite.watch')}
    </Link>
  );
}

interface NoSeatProps {
  readonly state: Exclude<Invitation['state'], 'open'>;
  /** Undefined if the user may not see the table. */
  readonly row: TableRow | undefined;
  readonly isCanceled: boolean;
  readonly watch: string;
}

function NoSeat({ state, row, isCanceled, watch }: NoSeatProps) {
  const lang = useLang();
  return (
    <div className={styles.nothing}>
      {row === undefined ? (
        <Orbit seats={[]} className={styles.orbit} />
      ) : (
        <GatheringOrbit row={row} />
      )}
      <h2 className={controls.heading}>
        {msg(lang, isCanceled ? 'online.gather.off.title' : `online.invite.states.${state}.title`)}
      </h2>
      <p className={controls.quiet}>
        {msg(lang, isCanceled ? 'online.gather.off.text' : `online.invite.states.${state}.text`)}
      </p>
      <div className={controls.ways}>
        {row !== undefined && row.phase !== 'over' && (
          <Link href={watch} className={controls.small}>
            <SignIcon sign="eye" />
            {msg(lang, 'online.lobby.watch')}
          </Link>
        )}
        <Link href="/online" className={controls.small}>
          {msg(lang, 'online.invite.toLobby')}
        </Link>
      </div>
    </div>
  );
}
