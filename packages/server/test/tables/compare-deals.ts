// Checks for leaks of hidden information: replaces everything hidden from a viewer with another
// consistent deal, and requires every byte sent to that viewer to stay the same.
import {
  checkOptions,
  decidingSeat,
  determinize,
  formatOption,
  type GameEvent,
  type GameOptions,
  type GameState,
  legalOptions,
  play,
  type Random,
  randomFromSeed,
  RULESETS,
  SPECTATOR,
  nextQuestion,
  view,
} from '@eminent/engine';
import type { Table } from '@eminent/table';
import { pino } from 'pino';
import type { TableState } from '../../src/tables/table-state.ts';
import { loadTable } from '../../src/tables/load-table.ts';
import { rowOf } from '../../src/tables/table-row.ts';
import { PatchBuilder } from '../../src/tables/patches.ts';
import { MemoryStore } from './memory-store.ts';
import { newKey } from './autoplay.ts';
import { newHub, person, seated, setupOf } from './test-hub.ts';

export interface WorldsFound {
  games: number;
  comparisons: number;
  differing: number;
  first?: { readonly where: string; readonly one: string; readonly other: string };
}

/** A position with the events that led to it; undefined events stay those of the table. */
interface Deal {
  readonly state: GameState;
  readonly events: readonly GameEvent[] | undefined;
}

/** The private fields of a game that `withDeal` replaces. */
interface DealFields {
  readonly history: { state: GameState };
  readonly eventLog: { readonly recent: (readonly GameEvent[])[] };
}

const NOW = 1_800_000_000_000;
/** Later positions of a random game show nothing new. */
const MAX_PLIES = 400;
const viewers = { presenceOf: () => 'here' as const, watchers: () => 0 };

function randomOptions(random: Random): GameOptions {
  for (;;) {
    const found = checkOptions({
      ruleset: RULESETS[random.below(RULESETS.length)],
      players: 2 + random.below(3),
      ...(random.below(2) === 0 ? {} : { techErrata: true }),
    });
    if (found.ok) return found.value;
  }
}

/** Reads from a table while its state is replaced by another deal. */
function withDeal<T>(tableState: TableState, { state, events }: Deal, read: () => T): T {
  const table = tableState.game as unknown as DealFields;
  const { state: own } = table.history;
  const { recent } = table.eventLog;
  const last = recent.at(-1);
  table.history.state = state;
  if (events !== undefined) recent[recent.length - 1] = events;
  try {
    return read();
  } finally {
    table.history.state = own;
    if (events !== undefined && last !== undefined) recent[recent.length - 1] = last;
  }
}

/** The snapshot for a viewer, and the row for lists. */
function everythingShown(tableState: TableState, seat: number | undefined): string {
  const row = JSON.stringify(rowOf(tableState, 0, viewers.presenceOf));
  return `${new PatchBuilder(tableState, viewers).snapshot(seat, NOW)}\n${row}`;
}

/** Deals again what the viewer does not know. */
function otherDeal(state: GameState, viewer: number, random: Random): GameState {
  if (viewer !== SPECTATOR) return determinize(state, viewer, random);
  return state.players.reduce((deal, _, seat) => determinize(deal, seat, random), state);
}

function eventsOf(state: GameState, option: number): readonly GameEvent[] {
  const events: GameEvent[] = [];
  state.log = events;
  play(state, option);
  state.log = undefined;
  return events;
}

function seatOf(viewer: number): number | undefined {
  return viewer === SPECTATOR ? undefined : viewer;
}

/** Compares what random viewers see of one game in two deals, and checks the log for secrets. */
export async function compareGame(name: string, found: WorldsFound): Promise<void> {
  const random = randomFromSeed(`two worlds ${name}`);
  const game = randomOptions(random);
  const people = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, game.players).map((one) => person(one));
  const written: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void written.push(line) });
  const store = new MemoryStore();
  const hub = newHub(store, { log });
  const id = await seated(
    hub,
    people,
    setupOf(2, { game, seats: people.map(() => ({ kind: 'open' })) }),
  );
  const tableState = await hub.look(id, (one) => one);
  if (tableState?.game === undefined) throw new Error('the game has not started');
  const compare = (where: string, one: string, other: string): void => {
    found.comparisons++;
    if (one === other) return;
    found.differing++;
    found.first ??= { where: `${name}, ${where}`, one, other };
  };
  while (!tableState.game.over && tableState.game.ply < MAX_PLIES) {
    const viewer = random.below(game.players + 1) - 1;
    await comparePly(
      tableState,
      viewer === -1 ? SPECTATOR : viewer,
      random,
      compare,
      async (token) => {
        const seat = tableState.game === undefined ? 0 : decidingSeat(tableState.game.state);
        const who = tableState.seatAt(seat).person ?? '';
        const question = tableState.game?.question;
        if (question === undefined) throw new Error('no open question');
        const wish = {
          type: 'answer',
          table: id,
          key: newKey(),
          question,
          tokens: [token],
          finish: false,
        } as const;
        const done = await hub.command(id, who, wish);
        if (!done.ok) throw new Error(done.refusal.sentence);
      },
    );
    if (random.below(8) === 0) comparePrepared(tableState, store, random, compare);
  }
  const secrets = [tableState.created.secret, tableState.game.seed].filter((secret) =>
    written.join('').includes(secret),
  );
  compare('the log of the server', '', secrets.join(' '));
  await hub.close();
  found.games++;
}

type Compare = (where: string, one: string, other: string) => void;

/** Compares the patch of one answer, and the table after it, between two deals. */
async function comparePly(
  tableState: TableState,
  viewer: number,
  random: Random,
  compare: Compare,
  answer: (token: string) => Promise<void>,
): Promise<void> {
  const table = tableState.game as Table;
  const before = table.state.clone();
  const other = otherDeal(before, viewer, random);
  const seat = seatOf(viewer);
  const options = legalOptions(before);
  const option = options[random.below(options.length)] ?? -1;
  const own = patchBuilderOf(tableState, seat);
  const others = withDeal(tableState, { state: other, events: undefined }, () =>
    patchBuilderOf(tableState, seat),
  );
  await answer(formatOption(before, option));
  const where = `ply ${table.ply}, viewer ${viewer}`;
  const ownPatch = patchFrom(own, seat);
  // If this answer reveals something, like a drawn card, the views may differ from here on.
  if (legalOptions(other).includes(option)) {
    const events = eventsOf(other, option);
    if (JSON.stringify(view(other, viewer)) === JSON.stringify(view(table.state, viewer))) {
      const deal: Deal = { state: other, events };
      compare(
        `${where}, told`,
        ownPatch,
        withDeal(tableState, deal, () => patchFrom(others, seat)),
      );
    }
  }
  const deal: Deal = { state: otherDeal(table.state, viewer, random), events: undefined };
  const shown = everythingShown(tableState, seat);
  compare(
    `${where}, whole`,
    shown,
    withDeal(tableState, deal, () => everythingShown(tableState, seat)),
  );
}

/** A patch builder that has sent the current snapshot. */
function patchBuilderOf(tableState: TableState, seat: number | undefined): PatchBuilder {
  const patchBuilder = new PatchBuilder(tableState, viewers);
  patchBuilder.unchanged(seat);
  return patchBuilder;
}

function patchFrom(patchBuilder: PatchBuilder, seat: number | undefined): string {
  const news = patchBuilder.nextPatch();
  return `${news.public}\n${news.ownOf(seat) ?? ''}`;
}

/** Compares what another viewer sees with two different prepared answers. */
function comparePrepared(
  tableState: TableState,
  store: MemoryStore,
  random: Random,
  compare: Compare,
): void {
  const { game } = tableState;
  if (game === undefined || game.over) return;
  const seats = tableState.seats.map((_, seat) => seat);
  const seat = seats.find((one) => nextQuestion(game.state, one) !== undefined);
  if (seat === undefined) return;
  const copy = loadTable(tableState.id, store.rows(tableState.id));
  const prepare = (token: string): void => {
    const answers = [{ tokens: [token], finish: false }];
    copy.apply({ type: 'prepared', seat, answers, key: newKey() }, copy.seq + 1, copy.at);
  };
  const viewer = [undefined, ...seats][random.below(seats.length + 1)];
  if (viewer === seat) return;
  prepare('dissent');
  const one = everythingShown(copy, viewer);
  // Replaces the prepared answer. Other players must not even learn that there is a new entry.
  prepare('follow');
  compare(`ply ${game.ply}, prepared by ${seat}`, one, everythingShown(copy, viewer));
}

export function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${one.slice(from, at + 120)}…\nbut\n…${other.slice(from, at + 120)}…`;
}
