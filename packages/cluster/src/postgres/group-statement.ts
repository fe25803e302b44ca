// The SQL statement that writes a group of appends. Each append succeeds or fails on its own.
import type { ExtraWrites, Deadline, LogEntry, Checksum } from '@eminent/server/store';

export interface AppendCall {
  readonly entries: readonly LogEntry[];
  readonly extra: ExtraWrites | undefined;
}

/** One column of several rows: a parameter of the SQL function `unnest`. */
type Column = readonly (string | number)[];

/** Call index in the rows of a call without entries. Such a call is always written. */
const ALWAYS = -1;

/** All processes write rows in key order, which prevents deadlocks between groups. */
function byKey<T>(rows: T[], key: (row: T) => readonly [string, string | number]): T[] {
  return rows.sort((a, b) => {
    const [table, rest] = key(a);
    const [otherTable, otherRest] = key(b);
    if (table !== otherTable) return table < otherTable ? -1 : 1;
    return rest < otherRest ? -1 : Number(rest > otherRest);
  });
}

const sequenceKey = ({ table, seq }: LogEntry | Checksum) => [table, seq] as const;
const deadlineKey = ({ table, kind }: Pick<Deadline, 'table' | 'kind'>) => [table, kind] as const;

function lastOfEachKey<T>(
  rows: readonly T[],
  key: (row: T) => readonly [string, string | number],
): T[] {
  return [...new Map(rows.map((row) => [key(row).join(' '), row])).values()];
}

/** Returns at most one change per row. A deadline that is cleared and then set is only set. */
function netChanges({ set = [], clear = [], sums = [] }: ExtraWrites) {
  const sets = lastOfEachKey(set, deadlineKey);
  const isSet = new Set(sets.map((one) => deadlineKey(one).join(' ')));
  const clears = lastOfEachKey(clear, deadlineKey).filter(
    (one) => !isSet.has(deadlineKey(one).join(' ')),
  );
  return { sets, clears, sums: lastOfEachKey(sums, sequenceKey) };
}

/** Names of all rows that a call writes. Calls with a common row need separate statements. */
export function rowsTouchedBy({ entries, extra }: AppendCall): string[] {
  const { sets, clears, sums } = netChanges(extra ?? {});
  return [
    ...entries.map((one) => `log ${sequenceKey(one).join(' ')}`),
    ...[...sets, ...clears].map((one) => `deadline ${deadlineKey(one).join(' ')}`),
    ...sums.map((one) => `sum ${sequenceKey(one).join(' ')}`),
  ];
}

/** Returns the parameters of `GROUP`, one per column. Each row has the index of its call. */
export function valuesOf(calls: readonly AppendCall[]): Column[] {
  const all = calls.map(({ entries, extra }, call) => ({
    call: entries.length === 0 ? ALWAYS : call,
    entries: entries.map((entry) => ({ ...entry, call })),
    ...netChanges(extra ?? {}),
  }));
  const entries = byKey(
    all.flatMap((one) => one.entries),
    sequenceKey,
  );
  const withCall = <T>(rows: (one: (typeof all)[number]) => readonly T[]) =>
    all.flatMap((one) => rows(one).map((row) => ({ ...row, call: one.call })));
  const sets = byKey(
    withCall(({ sets: rows }) => rows),
    deadlineKey,
  );
  const clears = byKey(
    withCall(({ clears: rows }) => rows),
    deadlineKey,
  );
  const sums = byKey(
    withCall(({ sums: rows }) => rows),
    sequenceKey,
  );
  return [
    entries.map(({ call }) => call),
    entries.map(({ table }) => table),
    entries.map(({ seq }) => seq),
    entries.map(({ at }) => at),
    entries.map(({ body }) => body),
    sets.map(({ call }) => call),
    sets.map(({ table }) => table),
    sets.map(({ kind }) => kind),
    // SQLite stores fractions of a millisecond, PostgreSQL does not.
    sets.map(({ at }) => Math.round(at)),
    clears.map(({ call }) => call),
    clears.map(({ table }) => table),
    clears.map(({ kind }) => kind),
    sums.map(({ call }) => call),
    sums.map(({ table }) => table),
    sums.map(({ seq }) => seq),
    sums.map(({ sum }) => sum),
  ];
}

/**
 * Writes a group of calls. Returns the indexes of the calls that were written. If only some
 * sequence numbers of a call are already used, its other entries are inserted before the conflict
 * is found. The statement then divides by zero, which rolls everything back. The caller looks up
 * the used numbers and retries. `held` locks deadlines in a fixed order before they change.
 */
export const GROUP = `
with requested as (
  select * from unnest($1::int[], $2::text[], $3::int[], $4::bigint[], $5::text[]) as row (call, "table", seq, at, body)
), to_set as (
  select * from unnest($6::int[], $7::text[], $8::text[], $9::bigint[]) as row (call, "table", kind, at)
), to_clear as (
  select * from unnest($10::int[], $11::text[], $12::text[]) as row (call, "table", kind)
), to_sum as (
  select * from unnest($13::int[], $14::text[], $15::int[], $16::text[]) as row (call, "table", seq, sum)
), written as (
  insert into log ("table", seq, at, body)
  select "table", seq, at, body from requested
  on conflict do nothing
  returning "table", seq
), counted as (
  select call, count(*) as wanted, count(written.seq) as got
  from requested left join written using ("table", seq)
  group by call
), good as (
  select call from counted
  where case when got = wanted then true when got = 0 then false else 1 / (got - got) = 0 end
  union all
  select ${ALWAYS}
), held as (
  select deadlines."table", deadlines.kind
  from (select call, "table", kind from to_set union all select call, "table", kind from to_clear) as mine
  join deadlines using ("table", kind)
  where mine.call in (select call from good)
  order by 1, 2
  for update of deadlines
), cleared as (
  delete from deadlines using to_clear, held
  where deadlines."table" = held."table" and deadlines.kind = held.kind
    and to_clear."table" = held."table" and to_clear.kind = held.kind
), set_anew as (
  insert into deadlines ("table", kind, at)
  select "table", kind, at from to_set
  where call in (select call from good) and (select count(*) from held) >= 0
  on conflict ("table", kind) do update set at = excluded.at, held = 0
), summed as (
  insert into checksums ("table", seq, sum)
  select "table", seq, sum from to_sum
  where call in (select call from good)
  on conflict ("table", seq) do update set sum = excluded.sum
)
select call from good`;

/** Finds which of the requested entries (table and sequence number) exist. */
export const TAKEN = `
select "table", seq from log
join unnest($1::text[], $2::int[]) as requested ("table", seq) using ("table", seq)`;
