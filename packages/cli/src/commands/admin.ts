// eminent admin: manages the users and tables of the server that runs on this machine.
import type {
  AdminOverview,
  Audit,
  FoundPeople,
  JudgedPerson,
  Reports,
  TableRow,
} from '@eminent/protocol/online';
import { askHost, dataFolder, HostRefusal, SETTINGS } from '@eminent/server/host';
import { Command, Option } from 'commander';
import { refuse } from '../errors.ts';
import { JSON_FLAG, whole, withFlags } from '../flags.ts';
import { print, printData } from '../output.ts';
import { printable } from '../printable.ts';

interface Flags {
  readonly data?: string;
  readonly json?: boolean;
  readonly reason?: string;
  readonly hours?: number;
  readonly closed?: boolean;
}

const HOUR_MS = 3600_000;
const MAX_HOURS = 24 * 3650;
const MAX_COLUMN_LENGTH = 1000;

const DATA_FLAG = new Option('--data <folder>', SETTINGS.data.about);
const REASON_FLAG = new Option(
  '--reason <text>',
  'the reason, shown to the user',
).makeOptionMandatory();
const HOURS_FLAG = new Option('--hours <n>', 'duration; permanent if omitted').argParser(
  whole('--hours', 1, MAX_HOURS),
);

/** Sends a request to the local server. If it refuses, the command ends with its sentence. */
async function ask(flags: Flags, method: 'GET' | 'POST', path: string, body?: object) {
  try {
    return await askHost(dataFolder(flags.data), method, path, body);
  } catch (error) {
    if (error instanceof HostRefusal) return refuse(error.message);
    throw error;
  }
}

/** Joins columns to a line and skips empty ones. Escapes control characters. */
function line(...parts: readonly (string | number | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => printable(String(part), MAX_COLUMN_LENGTH))
    .join('  ');
}

/** Formats a time in UTC, such as `2026-05-01 12:30`. */
function utcText(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}

/** Prints a result: with `--json` the value, otherwise the lines, or `none` without lines. */
function show(flags: Flags, value: unknown, lines: readonly string[]): void {
  if (flags.json === true) return printData(JSON.stringify(value));
  print(lines.length === 0 ? 'none' : lines.join('\n'));
}

async function status(flags: Flags): Promise<void> {
  const found = (await ask(flags, 'GET', '/admin')) as AdminOverview;
  const entries = Object.entries(found).map(([name, value]) => line(name, value));
  show(flags, found, entries);
}

async function listReports(flags: Flags): Promise<void> {
  const state = flags.closed === true ? 'closed' : 'open';
  const found = (await ask(flags, 'GET', `/admin/reports?state=${state}`)) as Reports;
  const lines = found.rows.map(
    ({ id, at, about, reason, by, table, line: number, quote, words }) => {
      const where = table === undefined ? undefined : `table ${table}${number ? `#${number}` : ''}`;
      const quoted = quote === undefined ? undefined : `"${quote}"`;
      return line(
        id,
        utcText(at),
        `${about.name} (${about.id})`,
        reason,
        `by ${by.name}`,
        where,
        quoted,
        words,
      );
    },
  );
  show(flags, found, lines);
}

async function listTables(flags: Flags): Promise<void> {
  const found = (await ask(flags, 'GET', '/admin/tables')) as { rows: TableRow[] };
  const lines = found.rows.map(({ table, phase, updated, seats }) =>
    line(table, phase, utcText(updated), seats.map(({ name }) => name || '-').join(', ')),
  );
  show(flags, found, lines);
}

async function listAudit(flags: Flags): Promise<void> {
  const found = (await ask(flags, 'GET', '/admin/audit')) as Audit;
  const lines = found.rows.map(({ at, by, did, to, name, reason }) =>
    line(utcText(at), by, did, to, name, reason),
  );
  show(flags, found, lines);
}

async function showPerson(id: string, flags: Flags): Promise<void> {
  const found = (await ask(
    flags,
    'GET',
    `/admin/people/${encodeURIComponent(id)}`,
  )) as JudgedPerson;
  const { person, sanctions, reports } = found;
  const rights = person.admin ? 'administrator' : undefined;
  show(flags, found, [
    line(person.id, person.name, person.kind, rights, `since ${utcText(person.created)}`),
    ...sanctions.map((one) => {
      const end = one.until === undefined ? 'permanent' : `until ${utcText(one.until)}`;
      return line(one.id, one.kind, one.lifted === undefined ? end : 'lifted', one.reason);
    }),
    ...reports.map((one) => line(one.id, 'report', one.reason, `by ${one.by.name}`, one.words)),
  ]);
}

async function findPeople(name: string, flags: Flags): Promise<void> {
  const path = `/admin/people?name=${encodeURIComponent(name)}`;
  const found = (await ask(flags, 'GET', path)) as FoundPeople;
  const lines = found.people.map((person) => {
    const rights = person.admin ? 'administrator' : undefined;
    return line(person.id, person.name, person.kind, rights, `seen ${utcText(person.seen)}`);
  });
  show(flags, found, lines);
}

const sanction = (kind: 'warn' | 'mute' | 'ban') => async (id: string, flags: Flags) => {
  const time = flags.hours === undefined ? {} : { for: flags.hours * HOUR_MS };
  const body = { kind, reason: flags.reason, ...time };
  const path = `/admin/people/${encodeURIComponent(id)}/sanctions`;
  const response = await ask(flags, 'POST', path, body);
  show(flags, response, [line('done', (response as { id: string }).id)]);
};

const setAdmin = (admin: boolean) => async (id: string, flags: Flags) => {
  await ask(flags, 'POST', `/admin/people/${encodeURIComponent(id)}/admin`, { admin });
  show(flags, {}, ['done']);
};

/** Returns the action of a command that posts `--reason` to a path built from its arguments. */
const postReason =
  (path: (...ids: string[]) => string, field: 'reason' | 'note' = 'reason') =>
  async (...args: unknown[]) => {
    const ids = args.filter((arg) => typeof arg === 'string').map(encodeURIComponent);
    const flags = args.find((arg): arg is Flags => typeof arg === 'object') ?? {};
    await ask(flags, 'POST', path(...ids), { [field]: flags.reason });
    show(flags, {}, ['done']);
  };

function command(name: string, about: string, flags: readonly Option[] = []): Command {
  return withFlags(new Command(name).description(about), [...flags, DATA_FLAG, JSON_FLAG]);
}

const PERSON = ['<person>', 'the id of the user'] as const;

export const admin = new Command('admin')
  .description('manage the users of the server that runs on this machine')
  .addCommand(command('status', 'status of the server').action(status))
  .addCommand(
    command('reports', 'reports by users', [
      new Option('--closed', 'list closed reports instead of open ones'),
    ]).action(listReports),
  )
  .addCommand(command('tables', 'unfinished tables').action(listTables))
  .addCommand(command('audit', 'audit log of administrators').action(listAudit))
  .addCommand(
    command('find', 'accounts, guests and bots by name').argument('<name>').action(findPeople),
  )
  .addCommand(
    command('person', 'details of a user')
      .argument(...PERSON)
      .action(showPerson),
  )
  .addCommand(
    command('warn', 'send a warning to a user', [REASON_FLAG])
      .argument(...PERSON)
      .action(sanction('warn')),
  )
  .addCommand(
    command('mute', 'mute a user at tables', [REASON_FLAG, HOURS_FLAG])
      .argument(...PERSON)
      .action(sanction('mute')),
  )
  .addCommand(
    command('ban', 'ban a user; they can only watch', [REASON_FLAG, HOURS_FLAG])
      .argument(...PERSON)
      .action(sanction('ban')),
  )
  .addCommand(
    command('lift', 'lift a sanction', [REASON_FLAG])
      .argument('<sanction>', 'the id of the sanction')
      .action(postReason((id) => `/admin/sanctions/${id}/lift`)),
  )
  .addCommand(
    command('close', 'close a report', [REASON_FLAG])
      .argument('<report>', 'the id of the report')
      .action(postReason((id) => `/admin/reports/${id}/close`, 'note')),
  )
  .addCommand(
    command('delete-talk', 'delete a chat message for everyone', [REASON_FLAG])
      .argument('<table>', 'the id of the table')
      .argument('<line>', 'the number of the message')
      .action(postReason((table, number) => `/admin/tables/${table}/talk/${number}/delete`)),
  )
  .addCommand(
    command('end', 'end a table for all, unrated', [REASON_FLAG])
      .argument('<table>', 'the id of the table')
      .action(postReason((id) => `/admin/tables/${id}/end`)),
  )
  .addCommand(
    command('promote', 'make an account an administrator, including the first administrator')
      .argument(...PERSON)
      .action(setAdmin(true)),
  )
  .addCommand(
    command('demote', 'revoke administrator rights')
      .argument(...PERSON)
      .action(setAdmin(false)),
  );
