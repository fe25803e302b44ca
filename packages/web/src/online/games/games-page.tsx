// All unfinished tables of the user: games that wait for the user, the longest wait first; proposed
// rematches; games that wait for other players; tables that gather players.
import type { MyRow } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { inPath } from '../api.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { TableThumbnail } from '../table-thumbnail/table-thumbnail.tsx';
import { useTableUpdates } from '../lobby-subscription.ts';
import { TimeLeft, WaitingTime } from '../lobby/waiting-games.tsx';
import {
  waitingForText,
  clockSpoken,
  decidesText,
  kindText,
  nameOf,
  seatsText,
  standingText,
  tableName,
  turnWithText,
} from '../lobby/table-summary.ts';
import controls from '../parts/controls.module.css';
import { Missing } from '../parts/request-error.tsx';
import { proposeRematchAt, declineRematchAt } from '../rematch.ts';
import { useMe } from '../user-session.ts';
import { useNow } from '../time-text.ts';
import { fetchOwnTables, useOwnTables, waitingOf, waitsForMe } from '../own-tables.ts';
import styles from './games.module.css';

export function GamesPage() {
  const lang = useLang();
  const me = useMe();
  useTableUpdates(false);
  const { rows, problem } = useOwnTables();
  return (
    <OnlineLayout title={msg(lang, 'online.games.title')} className={styles.games}>
      {me === undefined ? (
        <NoGames />
      ) : (
        <Missing
          problem={rows === undefined ? problem : undefined}
          onAgain={() => void fetchOwnTables()}
        >
          {rows === undefined && <p role="status">{msg(lang, 'ui.loading')}</p>}
          {rows?.length === 0 && <NoGames />}
          {rows !== undefined && rows.length > 0 && <Rows rows={rows} />}
        </Missing>
      )}
    </OnlineLayout>
  );
}

function NoGames() {
  const lang = useLang();
  return (
    <div className={controls.empty}>
      <p className={controls.quiet}>{msg(lang, 'online.games.none')}</p>
      <button
        type="button"
        className={`primary ${controls.wide}`}
        onClick={() => navigate('/online/new')}
      >
        <SignIcon sign="plus" />
        {msg(lang, 'online.lobby.create')}
      </button>
      <Link href="/online" className={controls.link}>
        <SignIcon sign="eye" />
        {msg(lang, 'online.lobby.open')}
      </Link>
      <FinishedLink className={controls.link} />
    </div>
  );
}

function FinishedLink({ className }: { readonly className: string | undefined }) {
  const lang = useLang();
  const me = useMe();
  return me === undefined ? null : (
    <Link href={`/online/profile/${inPath(me.id)}/games`} className={className}>
      <SignIcon sign="replay" />
      {msg(lang, 'online.games.finished')}
    </Link>
  );
}

function Rows({ rows }: { readonly rows: readonly MyRow[] }) {
  const lang = useLang();
  const waiting = waitingOf(rows);
  const playing = rows.filter((row) => row.phase === 'playing' && !waitsForMe(row));
  const gathering = rows.filter(({ phase }) => phase === 'gathering');
  const rematches = rows.filter(({ rematch }) => rematch !== undefined);
  return (
    <>
      <Group title={msg(lang, 'online.games.waiting', { n: waiting.length })}>
        {waiting.map((row, at) => (
          <Waiting key={row.table} row={row} isFirst={at === 0} />
        ))}
      </Group>
      <Group title={msg(lang, 'online.games.again')}>
        {rematches.map((row) => (
          <Rematch key={row.table} row={row} />
        ))}
      </Group>
      <Group title={msg(lang, 'online.games.others', { n: playing.length })}>
        {playing.map((row) => (
          <Playing key={row.table} row={row} />
        ))}
      </Group>
      <Group title={msg(lang, 'online.games.gathering', { n: gathering.length })}>
        {gathering.map((row) => (
          <Gathering key={row.table} row={row} />
        ))}
      </Group>
      <div className={styles.ways}>
        <Link href="/online/settings" className={styles.way}>
          <SignIcon sign="bell" />
          {msg(lang, 'online.games.tellMe')}
        </Link>
        <FinishedLink className={styles.way} />
      </div>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: readonly ReactNode[];
}

function Group({ title, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 className={controls.section}>{title}</h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

interface RowLinkProps {
  readonly row: MyRow;
  readonly children: ReactNode;
}

function RowLink({ row, children }: RowLinkProps) {
  return (
    <Link href={`/online/t/${row.table}`} className={styles.row}>
      <RowContent row={row}>{children}</RowContent>
    </Link>
  );
}

function RowContent({ row, children }: RowLinkProps) {
  return (
    <>
      <TableThumbnail row={row} size="row" ownSeat={row.seat} />
      <span className={styles.words}>{children}</span>
    </>
  );
}

function Waiting({ row, isFirst }: { readonly row: MyRow; readonly isFirst: boolean }) {
  const lang = useLang();
  const now = useNow();
  const words = (
    <>
      <WaitingTime row={row} now={now} />
      <b>{waitingForText(lang, row)}</b>
      <span className={controls.quiet}>
        {isFirst ? standingText(lang, row) : turnWithText(lang, row)}{' '}
        <TimeLeft row={row} now={now} />
      </span>
    </>
  );
  if (!isFirst) {
    return (
      <li>
        <RowLink row={row}>{words}</RowLink>
      </li>
    );
  }
  return (
    <li className={styles.first}>
      <div className={styles.row}>
        <RowContent row={row}>{words}</RowContent>
      </div>
      <button
        type="button"
        className={`primary ${controls.wide}`}
        onClick={() => navigate(`/online/t/${row.table}`)}
      >
        {msg(lang, 'online.lobby.answer')}
      </button>
    </li>
  );
}

function Playing({ row }: { readonly row: MyRow }) {
  const lang = useLang();
  const away = row.seats[row.seat]?.away;
  return (
    <li>
      <RowLink row={row}>
        {away === undefined ? (
          <span className={`${controls.wait} ${controls.done}`}>
            <SignIcon sign="check" />
            {row.prepared === true
              ? msg(lang, 'online.games.prepared')
              : msg(lang, 'online.games.answered')}
          </span>
        ) : (
          <span className={controls.wait}>
            <SignIcon sign="clock" />
            {msg(lang, `online.table.bot.${away}`)}
          </span>
        )}
        <b>{decidesText(lang, row)}</b>
        <span className={controls.quiet}>
          {msg(lang, 'online.games.turnClock', {
            n: row.turn ?? 0,
            clock: clockSpoken(lang, row.clock),
          })}
        </span>
      </RowLink>
    </li>
  );
}

/** A finished game with a proposed rematch, which the user can accept or decline. */
function Rematch({ row }: { readonly row: MyRow }) {
  const lang = useLang();
  const { rematch, seat, seats, table } = row;
  const isAgreed = rematch?.wanted[seat] === true;
  const othersIn = (votes: readonly boolean[] | undefined) =>
    seats.filter((_, at) => at !== seat && votes?.[at] === true);
  return (
    <li className={styles.again} data-again={table}>
      <RowLink row={row}>
        {othersIn(rematch?.wanted).map((one) => (
          <b key={one.person}>
            {msg(lang, 'online.table.after.wantedBy', { name: nameOf(lang, one) })}
          </b>
        ))}
        {othersIn(rematch?.declined).map((one) => (
          <span key={one.person}>
            {msg(lang, 'online.table.after.declinedBy', { name: nameOf(lang, one) })}
          </span>
        ))}
        <span className={controls.quiet}>{kindText(lang, row)}</span>
      </RowLink>
      <span className={controls.ways}>
        {isAgreed ? (
          <span role="status" className={controls.quiet}>
            {msg(lang, 'online.table.after.wanted')}
          </span>
        ) : (
          <button
            type="button"
            className={controls.small}
            onClick={() => rematch !== undefined && proposeRematchAt(table, rematch, false)}
          >
            <SignIcon sign="replay" />
            {msg(lang, 'online.table.after.rematch')}
          </button>
        )}
        {rematch?.declined !== undefined && (
          <button type="button" className={controls.small} onClick={() => declineRematchAt(table)}>
            {msg(lang, `online.table.after.${isAgreed ? 'withdraw' : 'decline'}`)}
          </button>
        )}
      </span>
    </li>
  );
}

function Gathering({ row }: { readonly row: MyRow }) {
  const lang = useLang();
  return (
    <li>
      <RowLink row={row}>
        <b>{tableName(lang, row)}</b>
        <span className={controls.quiet}>{seatsText(lang, row)}</span>
      </RowLink>
    </li>
  );
}
