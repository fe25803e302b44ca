// The tables that can be joined or watched, live, with filters; changes are announced politely.
import type { TableRow } from '@eminent/protocol/online';
import { msg } from '@eminent/text';
import { memo, useState } from 'react';
import { Link } from 'wouter';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { useTakeSeat } from '../invite/take-seat.ts';
import { TableThumbnail } from '../table-thumbnail/table-thumbnail.tsx';
import { useLobby } from '../lobby-subscription.ts';
import controls from '../parts/controls.module.css';
import { Missing, RequestError } from '../parts/request-error.tsx';
import { useMe } from '../user-session.ts';
import { useDeferred } from '../../activity/activity.ts';
import { canJoin, FILTERS, type Filter, fits, inOrder } from './table-filters.ts';
import { clockText, kindText, seatsText, tableName } from './table-summary.ts';
import styles from './lobby.module.css';

const SIGNS = { join: 'person', live: 'clock', watch: 'eye' } as const;

export function OpenTables() {
  const lang = useLang();
  const { rows: latest, problem, again } = useLobby();
  // Deferred, so that the page stays responsive while many rows are rendered.
  const rows = useDeferred(latest);
  const [chosen, setChosen] = useState<ReadonlySet<Filter>>(new Set());
  const all = inOrder(rows ?? []);
  const shown = all.filter((row) => fits(row, chosen));
  const joinable = all.filter(canJoin).length;
  const isEmpty = rows !== undefined && all.length === 0;
  const toggle = (one: Filter) => {
    const next = new Set(chosen);
    if (!next.delete(one)) next.add(one);
    setChosen(next);
  };
  return (
    <section aria-labelledby="open" className={styles.open}>
      <div className={styles.openHead}>
        <h2 id="open" className={controls.heading}>
          {msg(lang, 'online.lobby.open')}
        </h2>
        {/* The filters are hidden while there are no rows; their state is kept. */}
        {(!isEmpty || chosen.size > 0) && (
          <div
            className={controls.chips}
            role="group"
            aria-label={msg(lang, 'online.lobby.filters')}
          >
            {FILTERS.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={chosen.has(one)}
                onClick={() => toggle(one)}
              >
                {one in SIGNS && <SignIcon sign={SIGNS[one as keyof typeof SIGNS]} />}
                {one === 'join'
                  ? msg(lang, 'online.lobby.filter.join', { n: joinable })
                  : msg(lang, `online.lobby.filter.${one}`)}
              </button>
            ))}
          </div>
        )}
      </div>
      <p role="status" className="sr-only">
        {rows !== undefined && msg(lang, 'online.lobby.openNow', { n: joinable })}
      </p>
      <Missing problem={rows === undefined ? problem : undefined} onAgain={again}>
        {rows === undefined && <Coming />}
        {rows !== undefined && shown.length === 0 && <NoTables filtered={!isEmpty} />}
        <ul className={styles.tables}>
          {shown.map((row) => (
            <OpenTable key={row.table} row={row} />
          ))}
        </ul>
      </Missing>
    </section>
  );
}

/** Placeholders for tables that are still loading. */
function Coming() {
  const lang = useLang();
  return (
    <div className={styles.tables} role="status">
      <span className="sr-only">{msg(lang, 'ui.loading')}</span>
      {[0, 1, 2].map((place) => (
        <span key={place} className={styles.coming} />
      ))}
    </div>
  );
}

function NoTables({ filtered }: { readonly filtered: boolean }) {
  const lang = useLang();
  return (
    <div className={controls.empty}>
      <p className={controls.quiet}>
        {filtered ? msg(lang, 'online.lobby.noneFit') : msg(lang, 'online.lobby.noTables')}
      </p>
      {!filtered && (
        <Link href="/online/new" className={controls.link}>
          <SignIcon sign="plus" />
          {msg(lang, 'online.lobby.createFirst')}
        </Link>
      )}
    </div>
  );
}

const OpenTable = memo(({ row }: { readonly row: TableRow }) => {
  const lang = useLang();
  const me = useMe();
  const { sit, refusal, busy } = useTakeSeat();
  const isMine = row.seats.some(({ person }) => person !== undefined && person === me?.id);
  const name = tableName(lang, row);
  return (
    <li className={styles.table} data-table={row.table}>
      <TableThumbnail row={row} size="open" />
      <div className={styles.line}>
        <h3>{name}</h3>
        {isMine ? (
          <Link
            href={`/online/t/${row.table}`}
            className={controls.small}
            aria-label={msg(lang, 'online.lobby.openTable', { name })}
          >
            {msg(lang, 'online.lobby.yours')}
          </Link>
        ) : canJoin(row) ? (
          <button
            type="button"
            className={`${controls.small} ${controls.golden}`}
            aria-label={msg(lang, 'online.lobby.sitAt', { name })}
            disabled={busy}
            onClick={() => void sit(row)}
          >
            {msg(lang, 'online.lobby.sit')}
          </button>
        ) : (
          <Link
            href={`/online/t/${row.table}`}
            className={controls.small}
            aria-label={msg(lang, 'online.lobby.watchAt', { name })}
          >
            <SignIcon sign="eye" />
            {msg(lang, 'online.lobby.watch')}
          </Link>
        )}
      </div>
      <p className={styles.line}>
        <span>
          {row.phase === 'playing' && row.turn !== undefined
            ? `${msg(lang, 'online.lobby.turn', { n: row.turn })} ${row.watchers > 0 ? msg(lang, 'online.lobby.watchers', { n: row.watchers }) : ''}`
            : kindText(lang, row)}
          <span className="sr-only">. {seatsText(lang, row)}</span>
        </span>
        <span className={styles.clock}>
          <SignIcon sign="clock" size="1.15em" />
          {clockText(lang, row.clock)}
        </span>
      </p>
      {refusal !== undefined && <RequestError refusal={refusal} />}
    </li>
  );
});
