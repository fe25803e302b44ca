// All games of the user: those waiting for them, longest first, then those waiting for others, then
// tables that are not full.
import type { MyRow } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-hash-location';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { inPath } from '../api.ts';
import { OnlineLayout } from '../layout/online-layout.tsx';
import { TableThumbnail } from '../table-thumbnail/table-thumbnail.tsx';
import { useFollowing } from '../lobby-subscription.ts';
import { Left, Since } from '../lobby/waiting-games.tsx';
import {
  waitingForText,
  clockSpoken,
  decidesText,
  kindText,
  nameOf,
  othersText,
  seatsText,
  standingText,
  tableName,
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
  useFollowing(false);
  const { rows, problem } = useOwnTables();
  return (
    <OnlineLayout title={msg(lang, 'online.games.title')} className={styles.games}>
      {me === undefined ? (
        <Nothing />
      ) : (
        <Missing
          problem={rows === undefined ? problem : undefined}
          onAgain={() => void fetchOwnTables()}
        >
          {rows === undefined && <p role="status">{msg(lang, 'ui.loading')}</p>}
          {rows?.length === 0 && <Nothing />}
          {rows !== undefined && rows.length > 0 && <Rows rows={rows} />}
        </Missing>
      )}
    </OnlineLayout>
  );
}

function Nothing() {
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
      <Finished className={controls.link} />
    </div>
  );
}

/** The link to finished games. */
function Finished({ className }: { readonly className: string | undefined }) {
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
  const again = rows.filter(({ rematch }) => rematch !== undefined);
  return (
    <>
      {waiting.length > 0 && (
        <Group title={msg(lang, 'online.games.waiting', { n: waiting.length })}>
          {waiting.map((row, at) => (
            <Waiting key={row.table} row={row} isFirst={at === 0} />
          ))}
        </Group>
      )}
      {again.length > 0 && (
        <Group title={msg(lang, 'online.games.again')}>
          {again.map((row) => (
            <Again key={row.table} row={row} />
          ))}
        </Group>
      )}
      {playing.length > 0 && (
        <Group title={msg(lang, 'online.games.others', { n: playing.length })}>
          {playing.map((row) => (
            <Playing key={row.table} row={row} />
          ))}
        </Group>
      )}
      {gathering.length > 0 && (
        <Group title={msg(lang, 'online.games.gathering', { n: gathering.length })}>
          {gathering.map((row) => (
            <Gathering key={row.table} row={row} />
          ))}
        </Group>
      )}
      <div className={styles.ways}>
        <Link href="/online/settings" className={styles.way}>
          <SignIcon sign="bell" />
          {msg(lang, 'online.games.tellMe')}
        </Link>
        <Finished className={styles.way} />
      </div>
    </>
  );
}

function Group({
  title,
  children,
}: {
  readonly title: string;
  readonly children: React.ReactNode;
}) {
  return (
    <section>
      <h2 className={controls.section}>{title}</h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

function Waiting({ row, isFirst }: { readonly row: MyRow; readonly isFirst: boolean }) {
  const lang = useLang();
  const now = useNow();
  const to = `/online/t/${row.table}`;
  const words = (
    <>
      <TableThumbnail row={row} size="row" own={row.seat} />
      <span className={styles.words}>
        <Since row={row} now={now} />
        <b>{waitingForText(lang, row)}</b>
        <span className={controls.quiet}>
          {isFirst
            ? standingText(lang, row)
            : msg(lang, 'online.lobby.turnWith', {
                n: row.turn ?? 0,
                names: othersText(lang, row),
              })}{' '}
          <Left row={row} now={now} />
        </span>
      </span>
    </>
  );
  if (!isFirst) {
    return (
      <li>
        <Link href={to} className={styles.row}>
          {words}
        </Link>
      </li>
    );
  }
  return (
    <li className={styles.first}>
      <div className={styles.row}>{words}</div>
      <button type="button" className={`primary ${controls.wide}`} onClick={() => navigate(to)}>
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
      <Link href={`/online/t/${row.table}`} className={styles.row}>
        <TableThumbnail row={row} size="row" own={row.seat} />
        <span className={styles.words}>
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
        </span>
      </Link>
    </li>
  );
}

/** Another player proposes a rematch; one press accepts. */
function Again({ row }: { readonly row: MyRow }) {
  const lang = useLang();
  const { rematch, seat, seats, table } = row;
  const isAgreed = rematch?.wanted[seat] === true;
  const othersIn = (wishes: readonly boolean[] | undefined) =>
    seats.filter((_, at) => at !== seat && wishes?.[at] === true);
  return (
    <li className={styles.again} data-again={table}>
      <Link href={`/online/t/${table}`} className={styles.row}>
        <TableThumbnail row={row} size="row" own={seat} />
        <span className={styles.words}>
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
        </span>
      </Link>
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
      <Link href={`/online/t/${row.table}`} className={styles.row}>
        <TableThumbnail row={row} size="row" own={row.seat} />
        <span className={styles.words}>
          <b>{tableName(lang, row)}</b>
          <span className={controls.quiet}>{seatsText(lang, row)}</span>
        </span>
      </Link>
    </li>
  );
}
