// One statement for a group of appends: each of them counts as a whole or not at all, and all of the group are durable together.
import type { Alongside } from '../store.ts';
import type { Deadline, LogEntry, Checksum } from '../database.ts';

/** What somebody wants written at once. */
export interface Call {
  readonly entries: readonly LogEntry[];
  readonly alongside: Alongside | undefined;
}

/** Rows of one kind as columns, as `unnest` takes them. */
type Column = readonly (string | number)[];

/** A call without entries is written whatever becomes of the others. */
const ALWAYS = -1;

function byKey<T>(rows: T[], key: (row: T) => readonly [string, string | number]): T[] {
  // One order in all processes: two groups that wait for each other's rows would wait for ever.
  return rows.sort((a, b) => {
    const [table, rest] = key(a);
    const [otherTable, otherRest] = key(b);
    if (table !== otherTable) return table < otherTable ? -1 : 1;
    return rest < otherRest ? -1 : Number(rest > otherRest);
  });
}

const numbered = ({ table, seq }: LogEntry | Checksum) => [table, seq] as const;
const ofKind = ({ table, kind }: Pick<Deadline, 'table' | 'kind'>) => [table, kind] as const;

/** The last of each key counts. */
function lastOf<T>(rows: readonly T[], key: (row: T) => readonly [string, string | number]): T[] {
  return [...new Map(rows.map((row) => [key(row).join(' '), row])).values()];
}

/** What a call comes to when it clears and then sets. */
function settled({ set = [], clear = [], sums = [] }: Alongside) {
  const sets = lastOf(set, ofKind);
  const isSet = new Set(sets.map((one) => ofKind(one).join(' ')));
  const clears = lastOf(clear, ofKind).filter((one) => !isSet.has(ofKind(one).join(' ')));
  return { sets, clears, sums: lastOf(sums, numbered) };
}

/** Everything that a call writes, by a name of its own; two calls with one in common cannot be in one statement. */
export function touchedBy({ entries, alongside }: Call): string[] {
  const { sets, clears, sums } = settled(alongside ?? {});
  return [
    ...entries.map((one) => `log ${numbered(one).join(' ')}`),
    ...[...sets, ...clears].map((one) => `deadline ${ofKind(one).join(' ')}`),
    ...sums.map((one) => `sum ${numbered(one).join(' ')}`),
  ];
}

/** The values of the statement for these calls; each is known by its place among them. */
export function valuesOf(calls: readonly Call[]): Column[] {
  const all = calls.map(({ entries, alongside }, call) => ({
    call: entries.length === 0 ? ALWAYS : call,
    asked: entries.map((entry) => ({ ...entry, call })),
    ...settled(alongside ?? {}),
  }));
  const asked = byKey(
    all.flatMap((one) => one.asked),
    numbered,
  );
  const of = <T>(rows: (one: (typeof all)[number]) => readonly T[]) =>
    all.flatMap((one) => rows(one).map((row) => ({ ...row, call: one.call })));
  const sets = byKey(
    of(({ sets: rows }) => rows),
    ofKind,
  );
  const clears = byKey(
    of(({ clears: rows }) => rows),
    ofKind,
  );
  const sums = byKey(
    of(({ sums: rows }) => rows),
    numbered,
  );
  return [
    asked.map(({ call }) => call),
    asked.map(({ table }) => table),
    asked.map(({ seq }) => seq),
    asked.map(({ at }) => at),
    asked.map(({ body }) => body),
    sets.map(({ call }) => call),
    sets.map(({ table }) => table),
    sets.map(({ kind }) => kind),
    // SQLite takes parts of a millisecond, PostgreSQL does not.
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
 * Answers the calls that were written. Where somebody else has only some of the numbers of a call, the rest of that call is in the table
 * already when it is found out: then the statement divides by zero and with that undoes itself as a whole, and the caller asks which numbers
 * are taken before it tries again. `held` takes the deadlines in one order before they are changed.
 */
export const GROUP = `
with asked as (
  select * from unnest($1::int[], $2::text[], $3::int[], $4::bigint[], $5::text[]) as row (call, "table", seq, at, body)
), to_set as (
  select * from unnest($6::int[], $7::text[], $8::text[], $9::bigint[]) as row (call, "table", kind, at)
), to_clear as (
  select * from unnest($10::int[], $11::text[], $12::text[]) as row (call, "table", kind)
), to_sum as (
  select * from unnest($13::int[], $14::text[], $15::int[], $16::text[]) as row (call, "table", seq, sum)
), written as (
  insert into log ("table", seq, at, body)
  select "table", seq, at, body from asked
  on conflict do nothing
  returning "table", seq
), counted as (
  select call, count(*) as wanted, count(written.seq) as got
  from asked left join written using ("table", seq)
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

/** Which of some numbers are there. */
export const TAKEN = `
select "table", seq from log
join unnest($1::text[], $2::int[]) as asked ("table", seq) using ("table", seq)`;
