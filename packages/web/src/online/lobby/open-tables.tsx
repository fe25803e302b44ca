// Tables to join or watch, with filters. Screen readers announce how many have a free seat.
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
import { canJoin, FILTERS, type Filter, matchesFilter, listedTables } from './table-filters.ts';
import { clockText, kindText, seatsText, tableName } from './table-summary.ts';
import styles from './lobby.module.css';

const SIGNS = { join: 'person', live: 'clock', watch: 'eye' } as const;

export function OpenTables() {
  const lang = useLang();
  const { rows: latest, problem, again } = useLobby();
  // Deferred, so that the page stays responsive while many rows render.
  const rows = useDeferred(latest);
  const [chosen, setChosen] = useState<ReadonlySet<Filter>>(new Set());
  const all = listedTables(rows ?? []);
  const shown = all.filter((row) => matchesFilter(row, chosen));
  const joinable = all.filter(canJoin).length;
  const isEmpty = rows !== undefined && all.length === 0;
  return (
    <section aria-labelledby="open" className={styles.open}>
      <div className={styles.openHead}>
        <h2 id="open" className={controls.heading}>
          {msg(lang, 'online.lobby.open')}
        </h2>
        {/* If there are no tables, the filters are hidden unless one is chosen. */}
        {(!isEmpty || chosen.size > 0) && (
          <Filters chosen={chosen} joinable={joinable} onChange={setChosen} />
        )}
      </div>
      <p role="status" className="sr-only">
        {rows !== undefined && msg(lang, 'online.lobby.openNow', { n: joinable })}
      </p>
      <Missing problem={rows === undefined ? problem : undefined} onAgain={again}>
        {rows === undefined && <LoadingTables />}
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

interface FiltersProps {
  readonly chosen: ReadonlySet<Filter>;
  /** The number of tables with a free seat. */
  readonly joinable: number;
  readonly onChange: (chosen: ReadonlySet<Filter>) => void;
}

function Filters({ chosen, joinable, onChange }: FiltersProps) {
  const lang = useLang();
  const toggle = (one: Filter) => {
    const next = new Set(chosen);
    if (!next.delete(one)) next.add(one);
    onChange(next);
  };
  return (
    <div className={controls.chips} role="group" aria-label={msg(lang, 'online.lobby.filters')}>
      {FILTERS.map((one) => (
        <button key={one} type="button" aria-pressed={chosen.has(one)} onClick={() => toggle(one)}>
          {one in SIGNS && <SignIcon sign={SIGNS[one as keyof typeof SIGNS]} />}
          {one === 'join'
            ? msg(lang, 'online.lobby.filter.join', { n: joinable })
            : msg(lang, `online.lobby.filter.${one}`)}
        </button>
      ))}
    </div>
  );
}

function LoadingTables() {
  const lang = useLang();
  return (
    <div className={styles.tables} role="status">
      <span className="sr-only">{msg(lang, 'ui.loading')}</span>
      {[0, 1, 2].map((place) => (
        <span key={place} className={styles.placeholder} />
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
  const { sit, refusal, busy } = useTakeSeat();
  return (
    <li className={styles.table} data-table={row.table}>
      <TableThumbnail row={row} size="open" />
      <div className={styles.line}>
        <h3>{tableName(lang, row)}</h3>
        <TableAction row={row} busy={busy} onSit={() => void sit(row)} />
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

interface TableActionProps {
  readonly row: TableRow;
  readonly busy: boolean;
  readonly onSit: () => void;
}

function TableAction({ row, busy, onSit }: TableActionProps) {
  const lang = useLang();
  const me = useMe();
  const isMine = row.seats.some(({ person }) => person !== undefined && person === me?.id);
  const name = tableName(lang, row);
  if (!isMine && canJoin(row)) {
    return (
      <button
        type="button"
        className={`${controls.small} ${controls.golden}`}
        aria-label={msg(lang, 'online.lobby.sitAt', { name })}
        disabled={busy}
        onClick={onSit}
      >
        {msg(lang, 'online.lobby.sit')}
      </button>
    );
  }
  return (
    <Link
      href={`/online/t/${row.table}`}
      className={controls.small}
      aria-label={msg(lang, isMine ? 'online.lobby.openTable' : 'online.lobby.watchAt', { name })}
    >
      {!isMine && <SignIcon sign="eye" />}
      {msg(lang, isMine ? 'online.lobby.yours' : 'online.lobby.watch')}
    </Link>
  );
}
