// eminent online: plays at a table of a server in the terminal.
import { randomBytes } from 'node:crypto';
import { botNames } from '@eminent/bots';
import { readValue } from '@eminent/protocol';
import {
  CLOCKS,
  hexOf,
  invitation,
  lobby,
  madeTable,
  MAX_PLAYER_NAME,
  myTables,
  satDown,
  session,
  shownRow,
  mailLanguage,
  type TableRow,
  type TableSetup,
  WORDS_BYTES,
} from '@eminent/protocol/online';
import { type Language, loadLanguage, loadPart, msg } from '@eminent/text';
import { Command, Option } from 'commander';
import { refuse } from '../errors.ts';
import { GAME_FLAGS, type GameFlags, LANG_FLAG, languageOf, withFlags } from '../flags.ts';
import { playOnline } from '../online/play.ts';
import { OnlineClient, originOf, type Reader } from '../online/http-client.ts';
import { TableClient } from '../online/table-client.ts';
import { gameSetup } from '../options.ts';
import { currentIo } from '../io.ts';
import { print, printInline, wrapped } from '../output.ts';
import { printable } from '../printable.ts';
import { type InputLines, inputLines } from '../prompt.ts';

const CLOCK_NAMES = Object.keys(CLOCKS) as readonly (keyof typeof CLOCKS)[];
/** An invitation: a link, or only its secret. */
const INVITATION = /(?:#\/online\/i\/|^)([\w-]{40,100})$/;

interface OnlineFlags extends GameFlags {
  readonly name?: string;
  readonly join?: string;
  readonly table?: string;
  readonly new?: true;
  readonly bots?: string;
  readonly clock: keyof typeof CLOCKS;
  readonly listed?: true;
  readonly lang?: string;
}

interface Visit {
  readonly server: OnlineClient;
  readonly read: InputLines;
  readonly language: Language;
  readonly flags: OnlineFlags;
}

/** Returns a reader that checks a response against a schema. */
function answerAs<T>(schema: Parameters<typeof readValue<T>>[1]): Reader<T> {
  return (value) => readValue(value, schema, 'answer');
}

/** Prints a prompt and returns the next line, trimmed. If the input has ended, the command ends. */
async function typedLine(read: InputLines, prompt: string): Promise<string> {
  printInline(`${prompt} `);
  const next = await read.next();
  if (currentIo().stdin.isTTY !== true) print('');
  return next.done === true ? refuse('end of input') : next.value.trim();
}

/** Resumes the stored session, or signs in as a guest. Asks for a name if `--name` is missing. */
async function signIn({ server, read, language, flags }: Visit): Promise<void> {
  const { person } = await server.get('/session', answerAs(session));
  if (person !== undefined) {
    return print(msg(language, 'online.terminal.welcome', { name: printable(person.name) }));
  }
  const name = flags.name ?? (await typedLine(read, msg(language, 'online.terminal.name')));
  if (name === '' || name.length > MAX_PLAYER_NAME) {
    return refuse(`--name: expected a name of 1 to ${MAX_PLAYER_NAME} characters`);
  }
  await server.post('/session', { name, ...mailLanguage(language) }, answerAs(session));
}

function setupOf(flags: OnlineFlags): TableSetup {
  const bots = flags.bots === undefined ? [] : flags.bots.split(',');
  for (const bot of bots) {
    if (!botNames().includes(bot)) {
      refuse(`--bots ${printable(bot)}: no such bot; expected one of ${botNames().join(', ')}`);
    }
  }
  const { options: game, scenarios } = gameSetup(flags, undefined);
  const open = game.players - bots.length;
  if (open < 1) refuse(`--bots: at most ${game.players - 1} for ${game.players} players`);
  return {
    game,
    seats: [
      ...Array.from({ length: open }, () => ({ kind: 'open' }) as const),
      ...bots.map((bot) => ({ kind: 'bot', bot }) as const),
    ],
    first: 'chance',
    ...(scenarios && { scenarios }),
    clock: CLOCKS[flags.clock],
    late: 'bot',
    join: flags.listed === true ? 'listed' : 'link',
    hideHesitation: false,
    spectators: 'yes',
    rated: false,
  };
}

/** Creates a table, prints its invitation link and takes a seat. Returns the id of the table. */
async function createTable(visit: Visit): Promise<string> {
  const { server, flags, language } = visit;
  const key = crypto.randomUUID();
  const body = { setup: setupOf(flags), key };
  const made = await server.post('/tables', body, answerAs(madeTable));
  print(msg(language, 'online.terminal.made'));
  // Not wrapped, so that the link can be copied.
  print(`${server.origin}/#/online/i/${made.invitation}`);
  return takeSeat(visit, made.table, made.invitation);
}

/**
 * Takes a seat and returns the id of the table. Sends random bytes (words) for the deal only now:
 * the server has already committed to its secret (docs/fair-deal.md).
 */
async function takeSeat({ server }: Visit, table: string, secret?: string): Promise<string> {
  const words = hexOf(randomBytes(WORDS_BYTES));
  const body = { words, ...(secret === undefined ? {} : { invitation: secret }) };
  return (await server.post(`/tables/${table}/seats`, body, answerAs(satDown))).table;
}

/** Takes a seat by an invitation, unless the person has one. Returns the id of the table. */
async function join(visit: Visit, link: string): Promise<string> {
  const secret = INVITATION.exec(link)?.[1];
  if (secret === undefined) {
    return refuse(`--join ${printable(link)}: expected an invitation link`);
  }
  const body = { invitation: secret };
  const look = await visit.server.post('/invitations/look', body, answerAs(invitation));
  const table = look.row?.table;
  if (table === undefined) return refuse('this invitation has expired');
  if (look.state === 'seated') return table;
  if (look.state !== 'open') return refuse(`this invitation cannot be used (${look.state})`);
  return takeSeat(visit, table, secret);
}

/** Lets the person choose an own or open table by its number, or create a new one. */
async function choose(visit: Visit): Promise<string> {
  const { server, read, language } = visit;
  const mine = await server.get('/me/tables', answerAs(myTables));
  const all = await server.get('/tables', answerAs(lobby));
  const unfinished = mine.rows.filter(({ phase }) => phase !== 'over');
  const known = new Set(unfinished.map(({ table }) => table));
  const open = all.rows.filter((row) => row.phase === 'gathering' && !known.has(row.table));
  const rows: readonly TableRow[] = [...unfinished, ...open];
  if (rows.length === 0) print(msg(language, 'online.terminal.none'));
  rows.forEach((row, i) => print(wrapped(rowText(language, row, i, known.has(row.table)), 4)));
  for (;;) {
    const typed = await typedLine(read, msg(language, 'online.terminal.choose'));
    if (typed === 'n') return createTable(visit);
    const row = rows[Number(typed) - 1];
    if (row !== undefined) return known.has(row.table) ? row.table : takeSeat(visit, row.table);
    print(msg(language, 'online.terminal.which', { last: rows.length }));
  }
}

function rowText(language: Language, row: TableRow, i: number, isSeated: boolean): string {
  const names = row.seats.map(({ name }) => (name === '' ? '…' : printable(name))).join(', ');
  const state = msg(language, `online.terminal.row.${isSeated ? 'own' : 'open'}`);
  return `${String(i + 1).padStart(2)}  ${names} (${row.game.ruleset}; ${state})`;
}

/** Returns the id of the table that the flags name, or that the person chooses. */
function tableOf(visit: Visit): Promise<string> {
  const { flags } = visit;
  if (flags.join !== undefined) return join(visit, flags.join);
  if (flags.new === true) return createTable(visit);
  return flags.table === undefined ? choose(visit) : Promise.resolve(flags.table);
}

async function run(address: string, flags: OnlineFlags): Promise<void> {
  const language = languageOf(flags.lang);
  await loadLanguage(language);
  await loadPart('online');
  const server = new OnlineClient(originOf(address));
  const read = inputLines();
  try {
    const visit: Visit = { server, read, language, flags };
    await signIn(visit);
    const table = await tableOf(visit);
    // Refuses an unknown table with a sentence, before the socket is opened.
    await server.get(`/tables/${table}`, answerAs(shownRow));
    const client = new TableClient(server, table);
    try {
      await playOnline(client, read, language);
    } finally {
      client.close();
    }
  } finally {
    read.close();
  }
}

export const online = withFlags(
  new Command('online')
    .description('play with other people on a server')
    .argument('<address>', 'the server, such as http://localhost:4173'),
  [
    new Option('--name <name>', 'your name at the table; asked for if omitted'),
    new Option('--join <link>', 'an invitation link').conflicts(['table', 'new']),
    new Option('--table <id>', 'a table where you have a seat').conflicts(['new']),
    new Option('--new', 'create a table and print its invitation link'),
    new Option('--bots <names>', `bots at the new table: ${botNames().join(', ')}`),
    new Option('--clock <name>', 'the clock of the new table')
      .choices([...CLOCK_NAMES])
      .default('none'),
    new Option('--listed', 'list the new table in the lobby, so that anyone can join'),
    LANG_FLAG,
    ...GAME_FLAGS,
  ],
).action(run);
