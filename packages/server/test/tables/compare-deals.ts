// Two worlds: at any moment, everything that a viewer may not know is replaced by another deal that fits, and every byte that the server
// would send to that viewer must stay the same.
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
import type { LiveTable } from '../../src/tables/table-state.ts';
import { loadTable } from '../../src/tables/load-table.ts';
import { rowOf } from '../../src/tables/table-row.ts';
import { Teller } from '../../src/tables/patches.ts';
import { MemoryStore } from './memory-store.ts';
import { newKey } from './autoplay.ts';
import { newHub, person, seated, setupOf } from './test-hub.ts';

export interface WorldsFound {
  games: number;
  /** Pairs of texts that were compared. */
  comparisons: number;
  differing: number;
  /** The first pair that differs, to see why. */
  first?: { readonly where: string; readonly one: string; readonly other: string };
}

/** What the two worlds differ in: the position, and the events that led to it. */
interface World {
  readonly state: GameState;
  readonly events: readonly GameEvent[] | undefined;
}

/** The private parts of a table that another world replaces. */
interface Inside {
  readonly history: { state: GameState };
  readonly happened: { readonly recent: (readonly GameEvent[])[] };
}

const NOW = 1_800_000_000_000;
/** Longer games are random walks without an end; what matters has happened. */
const MOST_PLIES = 400;
const company = { presenceOf: () => 'here' as const, watchers: () => 0 };

/** The rules of a game by chance: every ruleset and number of players, switches among them. */
function gameBy(random: Random): GameOptions {
  for (;;) {
    const found = checkOptions({
      ruleset: RULESETS[random.below(RULESETS.length)],
      players: 2 + random.below(3),
      ...(random.below(2) === 0 ? {} : { techErrata: true }),
    });
    if (found.ok) return found.value;
  }
}

/** Lets a table be in another world while something is read from it. */
function inWorld<T>(live: LiveTable, { state, events }: World, read: () => T): T {
  const table = live.game as unknown as Inside;
  const { state: own } = table.history;
  const { recent } = table.happened;
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

/** Everything that the server says of a table as it stands: to the viewer over the socket, and in lists to anybody. */
function standing(live: LiveTable, seat: number | undefined): string {
  const row = JSON.stringify(rowOf(live, 0, company.presenceOf));
  return `${new Teller(live, company).whole(seat, NOW)}\n${row}`;
}

/** Another deal that the viewer cannot tell from this one. Who looks on knows less than any seat, so all hands are dealt anew for him. */
function otherDeal(state: GameState, viewer: number, random: Random): GameState {
  if (viewer !== SPECTATOR) return determinize(state, viewer, random);
  return state.players.reduce((world, _, seat) => determinize(world, seat, random), state);
}

/** Plays an answer in another world, with what happens there. */
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

/** One game, compared after each answer for one viewer by chance, and its log at the end. */
export async function compareGame(name: string, found: WorldsFound): Promise<void> {
  const random = randomFromSeed(`two worlds ${name}`);
  const game = gameBy(random);
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
  const live = await hub.look(id, (one) => one);
  if (live?.game === undefined) throw new Error('the game has not begun');
  const compare = (where: string, one: string, other: string): void => {
    found.comparisons++;
    if (one === other) return;
    found.differing++;
    found.first ??= { where: `${name}, ${where}`, one, other };
  };
  while (!live.game.over && live.game.ply < MOST_PLIES) {
    const viewer = random.below(game.players + 1) - 1;
    await comparePly(live, viewer === -1 ? SPECTATOR : viewer, random, compare, async (token) => {
      const seat = live.game === undefined ? 0 : decidingSeat(live.game.state);
      const who = live.seatAt(seat).person ?? '';
      const question = live.game?.question;
      if (question === undefined) throw new Error('nothing is asked');
      const wish = {
        type: 'answer',
        table: id,
        key: newKey(),
        question,
        tokens: [token],
        finish: false,
      } as const;
      const done = await hub.wish(id, who, wish);
      if (!done.ok) throw new Error(done.refusal.sentence);
    });
    if (random.below(8) === 0) comparePrepared(live, store, random, compare);
  }
  const secrets = [live.created.secret, live.game.seed].filter((secret) =>
    written.join('').includes(secret),
  );
  compare('the log of the server', '', secrets.join(' '));
  await hub.close();
  found.games++;
}

type Compare = (where: string, one: string, other: string) => void;

/** What a viewer is told of one answer, and how the table stands after it, in both worlds. */
async function comparePly(
  live: LiveTable,
  viewer: number,
  random: Random,
  compare: Compare,
  answer: (token: string) => Promise<void>,
): Promise<void> {
  const table = live.game as Table;
  const before = table.state.clone();
  const other = otherDeal(before, viewer, random);
  const seat = seatOf(viewer);
  const options = legalOptions(before);
  const option = options[random.below(options.length)] ?? -1;
  const own = tellerOf(live, seat);
  const others = inWorld(live, { state: other, events: undefined }, () => tellerOf(live, seat));
  await answer(formatOption(before, option));
  const where = `ply ${table.ply}, viewer ${viewer}`;
  const told = toldBy(own, seat);
  // The same answer in the other world. Where it shows the viewer something, as a draw does, the two are no longer alike to him.
  if (legalOptions(other).includes(option)) {
    const events = eventsOf(other, option);
    if (JSON.stringify(view(other, viewer)) === JSON.stringify(view(table.state, viewer))) {
      const world: World = { state: other, events };
      compare(
        `${where}, told`,
        told,
        inWorld(live, world, () => toldBy(others, seat)),
      );
    }
  }
  const world: World = { state: otherDeal(table.state, viewer, random), events: undefined };
  const stands = standing(live, seat);
  compare(
    `${where}, whole`,
    stands,
    inWorld(live, world, () => standing(live, seat)),
  );
}

/** Somebody who was shown the table as it stands. */
function tellerOf(live: LiveTable, seat: number | undefined): Teller {
  const teller = new Teller(live, company);
  teller.still(seat);
  return teller;
}

function toldBy(teller: Teller, seat: number | undefined): string {
  const news = teller.news();
  return `${news.public}\n${news.ownOf(seat) ?? ''}`;
}

/** Of what somebody prepares, nobody else is told what it is. */
function comparePrepared(
  live: LiveTable,
  store: MemoryStore,
  random: Random,
  compare: Compare,
): void {
  const { game } = live;
  if (game === undefined || game.over) return;
  const seats = live.seats.map((_, seat) => seat);
  const seat = seats.find((one) => nextQuestion(game.state, one) !== undefined);
  if (seat === undefined) return;
  const copy = loadTable(live.id, store.rows(live.id));
  const prepare = (token: string): void => {
    const answers = [{ tokens: [token], finish: false }];
    copy.apply({ type: 'prepared', seat, answers, key: newKey() }, copy.seq + 1, copy.at);
  };
  const viewer = [undefined, ...seats][random.below(seats.length + 1)];
  if (viewer === seat) return;
  prepare('dissent');
  const one = standing(copy, viewer);
  // And thought better of: others are not even told that there is another entry.
  prepare('follow');
  compare(`ply ${game.ply}, prepared by ${seat}`, one, standing(copy, viewer));
}

/** The part of a frame that tells the first difference, for a person to read. */
export function differenceOf(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const from = Math.max(0, at - 80);
  return `…${one.slice(from, at + 120)}…\nbut\n…${other.slice(from, at + 120)}…`;
}
