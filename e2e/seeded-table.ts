// Writes an online table into a server's database with a fixed deal, at the start of the game or
// shortly before its end. The server loads it when a page opens it.
import { createHash } from 'node:crypto';
import { fastHeuristicChoice } from '@eminent/bots';
import {
  defaultOption,
  formatOption,
  type GameState,
  legalOptions,
  playTrusted,
  randomFromSeed,
  RULES_VERSION,
} from '@eminent/engine';
import { CLOCKS, fairSeed, type TableSetup } from '@eminent/protocol/online';
import { Table } from '@eminent/table';
import { test } from '@playwright/test';
import { type Entry, entryVersionOf, formatEntry } from '../packages/server/src/tables/entries.ts';
import { idOf } from '../packages/server/src/store/index.ts';
import type { OnlineServer, Statement } from './server.ts';
import { tableSetup } from '../tools/online/table-setup.ts';

export interface Seated {
  readonly id: string;
  readonly name: string;
}

export interface Seeding {
  readonly people: readonly Seated[];
  readonly setup: TableSetup;
  /** Maximum number of default answers until the game ends. Undefined for a game at its start. */
  readonly left?: number | undefined;
}

export interface SeededTable {
  readonly table: string;
  /** The secret of the spectator link. */
  readonly watch: string;
}

export function setupOf(players: number, part: Partial<TableSetup> = {}): TableSetup {
  return tableSetup(players, { clock: CLOCKS.relaxed, ...part });
}

const SECRET = '5e'.repeat(32);
const REMATCH_SECRET = '9c'.repeat(32);
const wordsOf = (seat: number): string => `0${seat}`.repeat(16);

const tableCounts = new Map<string, number>();

/** The id is unique on the server but the same in every run, because the deal depends on it. */
function nextId(): string {
  const { title, repeatEachIndex } = test.info();
  const key = `${title} ${repeatEachIndex}`;
  const n = tableCounts.get(key) ?? 0;
  tableCounts.set(key, n + 1);
  return idOf(`${key} ${n}`);
}

/** Number of answers to the end if all seats give default answers; Infinity above `limit`. */
function defaultAnswers(state: GameState, limit: number): number {
  const game = state.clone();
  for (let n = 0; n <= limit; n++) {
    if (game.over) return n;
    playTrusted(game, defaultOption(game));
  }
  return Infinity;
}

/** Plays with the fast heuristic until at most `left` default answers would end the game. */
function answersOf({ people, setup }: Seeding, seed: string, left: number): readonly Entry[] {
  const seats = people.map(({ name }) => ({ kind: 'person' as const, name }));
  const table = new Table({ game: setup.game, seed, seats });
  const random = randomFromSeed(seed);
  const entries: Entry[] = [];
  while (!table.over) {
    const { question, deciding: seat, state } = table;
    if (defaultAnswers(state, left) <= left) return entries;
    const option = fastHeuristicChoice(state, legalOptions(state), random);
    const tokens = [formatOption(state, option)];
    const answered = table.answerStep(seat, question, tokens, false);
    if (!answered.ok) throw new Error(answered.refusal.sentence);
    entries.push({ type: 'answered', seat, by: 'person', question, tokens, finish: false });
  }
  throw new Error(`the game is never ${left} answers before its end`);
}

/** Writes a running table with its log, seats and spectator link into the server's database. */
export function seedTable(server: OnlineServer, seeding: Seeding): SeededTable {
  const { people, setup, left } = seeding;
  const table = nextId();
  const words = people.map((_, seat) => wordsOf(seat));
  const seed = fairSeed(SECRET, table, words);
  const answers = left === undefined ? [] : answersOf(seeding, seed, left);
  const host = people[0]?.id ?? '';
  const entries: readonly Entry[] = [
    {
      type: 'created',
      version: entryVersionOf(setup),
      host,
      setup,
      secret: SECRET,
      next: REMATCH_SECRET,
    },
    ...people.map(({ id, name }, seat): Entry => {
      return { type: 'sat', seat, person: id, name, words: wordsOf(seat) };
    }),
    { type: 'dealt', rules: RULES_VERSION, order: people.map((_, seat) => seat) },
    ...answers,
  ];
  const now = Date.now();
  const watch = `watch-${table}`;
  server.change(
    ...entries.map((entry, at): Statement => {
      return [
        'insert into log ("table", seq, at, body) values (?, ?, ?, ?)',
        table,
        at + 1,
        now,
        formatEntry(entry),
      ];
    }),
    [
      'insert into tables (id, phase, joining, host, created, updated) values (?, ?, ?, ?, ?, ?)',
      table,
      'playing',
      setup.join,
      host,
      now,
      now,
    ],
    ...people.map(({ id }, seat): Statement => {
      return ['insert into table_seats ("table", seat, person) values (?, ?, ?)', table, seat, id];
    }),
    [
      'insert into table_links (hash, "table", kind, secret, good) values (?, ?, ?, ?, ?)',
      createHash('sha256').update(watch).digest('base64url'),
      table,
      'watch',
      null,
      1,
    ],
  );
  return { table, watch };
}
