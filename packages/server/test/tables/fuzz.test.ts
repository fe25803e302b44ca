// Random commands: the log always matches the table, every subscriber's state matches it too, and
// refused or repeated commands change nothing.
import { Random } from '@eminent/engine';
import {
  applyPatch,
  ORDERS,
  PHRASES,
  parseWireServerMessage,
  type TableSnapshot,
  type TableSetup,
  type Wish,
} from '@eminent/protocol/online';
import { expect, test } from 'vitest';
import { byDepth, testSeed } from '../../../../tools/test-depth.ts';
import type { Result } from '../../src/tables/commands.ts';
import type { Hub } from '../../src/tables/hub.ts';
import type { Watcher } from '../../src/tables/subscribers.ts';
import type { TableCommand } from '../../src/tables/commands.ts';
import { loadTable } from '../../src/tables/load-table.ts';
import type { TableState } from '../../src/tables/table-state.ts';
import { PatchBuilder } from '../../src/tables/patches.ts';
import { MemoryStore } from './memory-store.ts';
import { questionAt, newKey } from './autoplay.ts';
import { gameOptions } from '../../../../tools/game-options.ts';
import { newHub, person, seated, setupOf } from './test-hub.ts';

const PEOPLE = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name) => person(name));
const SEED = testSeed(20_261_127);
const GAMES = Number(process.env['EMINENT_GAMES'] ?? byDepth(1, 4));
const WISHES = 220;

/** A subscriber that applies all patches. */
class Onlooker implements Watcher {
  shown: TableSnapshot | undefined;
  readonly person: string | undefined;

  constructor(of: string | undefined) {
    this.person = of;
  }

  send(text: string): void {
    const read = parseWireServerMessage(text);
    if (!read.ok) throw new Error(read.error);
    const message = read.value;
    if (message.type === 'table') this.shown = message;
    if (message.type !== 'patch') return;
    this.shown = this.shown && applyPatch(this.shown, message);
    if (this.shown === undefined) throw new Error(`told ${text.slice(0, 120)} out of turn`);
  }
}

function any<T>(random: Random, of: readonly T[]): T {
  const one = of[random.below(of.length)];
  if (one === undefined) throw new Error('nothing to choose');
  return one;
}

function randomSetup(random: Random, players: 2 | 3 | 4): TableSetup {
  const game = any(random, [{}, { variant: 'level-1' }, { ruleset: 'prototype-2010' }]);
  const bots = random.below(3) === 0 ? 1 : 0;
  return setupOf(players, {
    game: gameOptions({ players, ...game }),
    seats: Array.from({ length: players }, (_, seat) =>
      seat < players - bots ? { kind: 'open' } : { kind: 'bot', bot: 'cadet' },
    ),
    clock: any(random, [{ kind: 'none' }, { kind: 'timed', decision: 60, reserve: 60 }]),
    rated: random.below(2) === 0,
    late: any(random, ['default', 'bot']),
  });
}

async function randomWish(hub: Hub, table: string, random: Random): Promise<TableCommand> {
  const base = { table, key: newKey() };
  const tableState = await hub.look(table, (one) => one);
  const question = (tableState?.question ?? 1) as TableCommand extends infer W
    ? W extends { question: infer Q }
      ? Q
      : never
    : never;
  const ply = Math.max(0, (tableState?.game?.ply ?? 0) - random.below(6));
  switch (random.below(13)) {
    case 0:
      return { ...base, type: 'undo', ply, question };
    case 1: {
      const wish: Wish = any(random, [
        { kind: 'undo', ply, question },
        { kind: 'pause' },
        { kind: 'resume' },
        { kind: 'clock', clock: { kind: 'timed', decision: 7200, reserve: 60 } },
        ...(random.below(20) === 0 ? [{ kind: 'end' as const }] : []),
      ]);
      return { ...base, type: 'propose', wish };
    }
    case 2:
    case 3: {
      const proposal = tableState?.proposal?.id ?? 1;
      return { ...base, type: 'vote', proposal, yes: random.below(4) > 0 };
    }
    case 4: {
      const tokens = [any(random, ['dissent', 'follow'])];
      const answers = random.below(4) === 0 ? [] : [{ tokens, finish: false }];
      return { ...base, type: 'prepare', question, answers };
    }
    case 5:
      return { ...base, type: 'order', order: any(random, ORDERS) };
    case 6:
      return { ...base, type: 'say', phrase: any(random, PHRASES) };
    case 7:
      return { ...base, type: 'say', text: `line ${random.below(1000)}` };
    case 8:
      return random.below(10) === 0 ? { ...base, type: 'resign' } : { ...base, type: 'back' };
    case 9:
      return { ...base, type: 'answer', question, tokens: ['nonsense'], finish: true };
    default: {
      const openQuestion = await questionAt(hub, table, random.below(1000));
      const finish = random.below(2) === 0;
      return { ...base, type: 'answer', question, tokens: [openQuestion?.token ?? 'x'], finish };
    }
  }
}

function everything(tableState: TableState): string {
  const patchBuilder = new PatchBuilder(tableState, {
    presenceOf: () => undefined,
    watchers: () => 1,
  });
  return [undefined, ...tableState.seats.keys()]
    .map((seat) => patchBuilder.snapshot(seat, 0))
    .join('\n');
}

function check(store: MemoryStore, tableState: TableState, onlookers: readonly Onlooker[]): void {
  const rows = store.rows(tableState.id).filter(({ seq }) => seq <= tableState.seq);
  const again = loadTable(tableState.id, rows);
  const keys = (one: TableState) => one.seats.map((seat) => [...seat.keys]);
  expect(keys(again)).toEqual(keys(tableState));
  expect(everything(again) === everything(tableState)).toBe(true);
  const patchBuilder = new PatchBuilder(tableState, {
    presenceOf: () => undefined,
    watchers: () => 1,
  });
  for (const { person: who, shown } of onlookers) {
    const whole: TableSnapshot = JSON.parse(
      patchBuilder.snapshot(tableState.seatOf(who), shown?.now ?? 0),
    );
    expect(shown).toEqual(whole);
  }
}

test(`after random commands, log, table and all subscribers agree (seed ${SEED})`, async () => {
  let carriedOut = 0;
  let refused = 0;
  for (let game = 0; game < GAMES; game++) {
    const random = new Random(SEED, game, 11, 1);
    const players = any(random, [2, 3, 4] as const);
    const setup = randomSetup(random, players);
    const people = PEOPLE.slice(0, setup.seats.filter(({ kind }) => kind === 'open').length);
    const store = new MemoryStore();
    const hub = newHub(store);
    const table = await seated(hub, people, setup);
    const onlookers = [...people.map(({ id }) => id), undefined].map((id) => new Onlooker(id));
    for (const onlooker of onlookers) await hub.watch(table, onlooker, undefined);
    const sent: { who: string; wish: TableCommand; result: Result }[] = [];
    for (let i = 0; i < WISHES; i++) {
      const openQuestion = await questionAt(hub, table, 0);
      const isDecider =
        random.below(3) > 0 && openQuestion !== undefined && openQuestion.person !== '';
      const who = isDecider ? openQuestion.person : any(random, people).id;
      const repeated = sent.length > 0 && random.below(6) === 0 ? sent.at(-1) : undefined;
      const wish = repeated?.wish ?? (await randomWish(hub, table, random));
      const by = repeated?.who ?? who;
      const isKnown = await hub.look(table, (tableState) =>
        tableState.seats.some((seat) => seat.person === by && seat.keys.has(wish.key)),
      );
      const result = await hub.command(table, by, wish);
      const rows = store.rows(table).filter(({ body }) => body.includes(wish.key));
      const isCarried = result.ok || (repeated?.result.ok ?? false);
      expect(rows.length).toBe(isCarried ? 1 : 0);
      expect(isKnown === true ? result : undefined).toEqual(
        isKnown === true ? repeated?.result : undefined,
      );
      if (result.ok) carriedOut++;
      else refused++;
      sent.push({ who: by, wish, result });
      const tableState = await hub.look(table, (one) => one);
      if (tableState === undefined) throw new Error('the table is gone');
      if (i % 5 === 0) check(store, tableState, onlookers);
    }
    const tableState = await hub.look(table, (one) => one);
    if (tableState !== undefined) check(store, tableState, onlookers);
    await hub.close();
  }
  expect(carriedOut).toBeGreaterThan(GAMES * 20);
  expect(refused).toBeGreaterThan(GAMES * 20);
});
