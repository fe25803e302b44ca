// The page of an invitation: the host, the kind of game, and a name field. Invalid links are
// explained.
import {
  type Invitation,
  invitation as invitationSchema,
  shownRow,
  type TableRow,
} from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { useEffect, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { SignIcon } from '../../art/icons.tsx';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { ask, inPath, type Refusal } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { inOrder } from '../ordered-answers.ts';
import { isOfThisComputer } from '../../ui/own-computer.ts';
import { addressOf } from '../share-link.ts';
import { isFree } from '../table-thumbnail/table-thumbnail.tsx';
import { Orbit } from '../table-thumbnail/orbit.tsx';
import { canJoin } from '../lobby/table-filters.ts';
import { hostName } from '../lobby/table-summary.ts';
import { NameField } from '../parts/name-window.tsx';
import controls from '../parts/controls.module.css';
import { QrCode } from '../parts/qr-code.tsx';
import { Missing, RequestError } from '../parts/request-error.tsx';
import { useMe } from '../user-session.ts';
import { TableFacts } from './table-facts.tsx';
import { isOff } from './gathering.tsx';
import { keepLook } from './invite-links.ts';
import { facesWith, GatheringOrbit } from './gathering-orbit.tsx';
import { useTakeSeat } from './take-seat.ts';
import { TablePage } from './table-page.tsx';
import styles from './invite.module.css';

const EVERY = 5000;
/** Links in these states stay invalid. */
const FINAL: readonly Invitation['state'][] = ['expired', 'unknown', 'over'];

/** Loads the invitation of a secret and reloads it regularly, because other players take seats. */
function useInvitation(secret: string) {
  const [value, setValue] = useState<Invitation>();
  const [problem, setProblem] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStale = false;
    const next = inOrder();
    const look = async () => {
      const isInOrder = next();
      const answer = await ask('POST', '/invitations/look', invitationSchema, {
        invitation: secret,
      });
      if (isStale || !isInOrder()) return;
      if (answer.ok) setValue(answer.value);
      setProblem(answer.ok ? undefined : answer.refusal);
      if (answer.ok && FINAL.includes(answer.value.state)) clearInterval(timer);
    };
    const timer = setInterval(() => !document.hidden && void look(), EVERY);
    void look();
    return () => {
      isStale = true;
      clearInterval(timer);
    };
    // A change of `attempt` repeats the request.
  }, [secret, attempt]);
  return { value, problem, again: () => setAttempt((times) => times + 1) };
}

/** Opened by a link. */
export function InvitePage({
  invitation,
  watching = false,
}: {
  readonly invitation: string;
  /** Watch only; both kinds of links allow it. */
  readonly watching?: boolean;
}) {
  const lang = useLang();
  const { value, problem, again } = useInvitation(invitation);
  if (value?.row !== undefined && value.state === 'seated') {
    return <Redirect to={`/online/t/${inPath(value.row.table)}`} replace />;
  }
  if (value?.row !== undefined && value.mayWatch === true && (watching || value.watch === true)) {
    // Keeps the link, which allows watching after a reload too.
    keepLook(value.row.table, invitation);
    return <TablePage table={value.row.table} row={value.row} />;
  }
  return (
    <OnlineLayout title={msg(lang, 'online.invite.title')} seed={61} bare>
      <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
        {value === undefined ? (
          <p role="status">{msg(lang, 'ui.loading')}</p>
        ) : value.state === 'open' && value.row !== undefined ? (
          <Seat
            row={value.row}
            from={value.from}
            invitation={invitation}
            mayWatch={value.mayWatch === true}
          />
        ) : (
          <Nothing
            state={value.state === 'open' ? 'unknown' : value.state}
            row={value.mayWatch === true ? value.row : undefined}
            isOff={value.row !== undefined && isOff(value.row)}
            watch={`/online/w/${inPath(invitation)}`}
          />
        )}
      </Missing>
    </OnlineLayout>
  );
}

/** Opened from the lobby by a user without a name. */
export function JoinPage({ table }: { readonly table: string }) {
  const lang = useLang();
  const { value, problem, again } = useFetched(`/tables/${inPath(table)}`, shownRow, EVERY);
  const row = value?.row;
  const mayWatch = row !== undefined && row.spectators !== 'no';
  return (
    <OnlineLayout title={msg(lang, 'online.invite.join')} seed={61}>
      <Missing problem={value === undefined ? problem : undefined} onAgain={again}>
        {row === undefined ? (
          <p role="status">{msg(lang, 'ui.loading')}</p>
        ) : canJoin(row) ? (
          <Seat row={row} from={undefined} invitation={undefined} mayWatch={mayWatch} />
        ) : (
          <Nothing
            state={row.phase === 'over' ? 'over' : 'full'}
            row={mayWatch ? row : undefined}
            isOff={isOff(row)}
            watch={`/online/t/${inPath(table)}`}
          />
        )}
      </Missing>
    </OnlineLayout>
  );
}

function Seat({
  row,
  from,
  invitation,
  mayWatch,
}: {
  readonly row: TableRow;
  readonly from: string | undefined;
  readonly invitation: string | undefined;
  readonly mayWatch: boolean;
}) {
  const lang = useLang();
  const me = useMe();
  const [name, setName] = useState('');
  const { sit, refusal, busy } = useTakeSeat();
  const host = row.seats.findIndex(({ person }) => person === row.host);
  const free = row.seats.findIndex(isFree);
  const inviter = from ?? hostName(lang, row);
  const wish = {
    ...(invitation === undefined ? {} : { invitation }),
    ...(me === undefined ? { name: name.trim() } : {}),
  };
  const offered = me ?? { name: name.trim() };
  const faces = facesWith(row, Math.max(free, 0), offered);
  return (
    <div className={styles.invite}>
      <form
        className={styles.words}
        onSubmit={(event) => {
          event.preventDefault();
          void sit(row, wish);
        }}
      >
        <p className={styles.from}>
          <Portrait
            face={faces[host < 0 ? 0 : host] ?? 'regent'}
            name={inviter}
            className={styles.host}
          />
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
        <GatheringOrbit row={row} own={free < 0 ? 0 : free} offered={offered} />
      </div>
      <div className={styles.foot}>
        <TableFacts row={row} />
        {invitation !== undefined && !isOfThisComputer(addressOf('i', invitation)) && (
          <div className={styles.qr}>
            <QrCode text={addressOf('i', invitation)} label={msg(lang, 'online.share.qr')} />
            <span>{msg(lang, 'online.invite.forOthers')}</span>
          </div>
        )}
      </div>
    </div>
  );
}

interface WatchLinkProps {
  readonly row: TableRow;
  readonly invitation: string | undefined;
}

function WatchLink({ row, invitation }: WatchLinkProps) {
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

/** The link gives no seat. */
function Nothing({
  state,
  row,
  isOff,
  watch,
}: {
  readonly state: Exclude<Invitation['state'], 'open'>;
  readonly row: TableRow | undefined;
  /** The table was canceled before its game began. */
  readonly isOff: boolean;
  /** The address for watching. */
  readonly watch: string;
}) {
  const lang = useLang();
  return (
    <div className={styles.nothing}>
      {row === undefined ? (
        <Orbit seats={[]} className={styles.orbit} />
      ) : (
        <GatheringOrbit row={row} />
      )}
      <h2 className={controls.heading}>
        {msg(lang, isOff ? 'online.gather.off.title' : `online.invite.states.${state}.title`)}
      </h2>
      <p className={controls.quiet}>
        {msg(lang, isOff ? 'online.gather.off.text' : `online.invite.states.${state}.text`)}
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
