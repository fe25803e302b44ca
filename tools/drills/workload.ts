// Plays many tables with scripted players and bots, and records answers and inconsistencies.
import { Random } from '@eminent/engine';
import type { TableSnapshot, TableSetup } from '@eminent/protocol/online';
import {
  gameText,
  ScriptedPlayer,
  type PlayerListener,
  publicText,
  type ServerPort,
} from '../online/scripted-player.ts';
import { makeTable, Guest } from '../online/http-client.ts';
import type { ClientEvent } from './history-checker.ts';
import { until } from './timeouts.ts';
import type { ConnectionEvent } from './wait-times.ts';
import { tableSetup } from '../online/table-setup.ts';

interface Mix {
  readonly people: number;
  readonly bots: number;
  readonly silent: boolean;
}
const MIXES: readonly Mix[] = [
  { people: 2, bots: 0, silent: false },
  { people: 1, bots: 1, silent: false },
  { people: 4, bots: 0, silent: false },
  { people: 2, bots: 1, silent: false },
  { people: 2, bots: 0, silent: true },
  { people: 3, bots: 0, silent: false },
  { people: 1, bots: 3, silent: false },
  { people: 2, bots: 1, silent: true },
];

function setupOf({ people, bots, silent }: Mix): TableSetup {
  return tableSetup(people + bots, {
    seats: [
      ...Array.from({ length: people }, () => ({ kind: 'open' as const })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'captain' })),
    ],
    // One second with a silent player, otherwise long enough for an answer across a slow restart.
    clock: { kind: 'timed', decision: silent ? 1 : 3600, reserve: 0 },
    late: silent ? 'default' : 'bot',
    spectators: 'no',
  });
}

/** At every 16th entry, the public states that players see are compared. */
const COMPARED = 16;
/** Delay before states before and after a reconnect are compared. */
const COMPARED_MS = 5000;
const ADDRESSES = 100;
const AT_ONCE = 10;
/** Maximum rounds of adding tables: games may end while others begin. */
const MAX_TRIES = 10;

export interface WorkloadTable {
  readonly table: string;
  readonly players: readonly ScriptedPlayer[];
  /** Acknowledged keys that have not been looked up in the log yet. */
  readonly fresh: Set<string>;
  /** Number of changes received, summed over the players. */
  moves: number;
}

export class Workload {
  readonly tables: WorkloadTable[] = [];
  readonly refusals = new Map<string, number>();
  acknowledged = 0;
  finished = 0;
  shownAt: number | undefined;

  private readonly random: Random;
  private readonly think: readonly [number, number];
  private readonly note: (one: ClientEvent | ConnectionEvent) => void;
  private tableCount = 0;
  private readonly found = { goneBack: 0, different: 0, compared: 0 };
  /** Reconnects to compare: the state received afterwards, and the last state before. */
  private readonly back: { readonly shown: TableSnapshot; readonly before: TableSnapshot }[] = [];
  private comparing: NodeJS.Timeout | undefined;

  /** `note` receives all events of the players in order. */
  constructor(
    random: Random,
    think: readonly [number, number],
    note: (one: ClientEvent | ConnectionEvent) => void = () => {},
  ) {
    this.random = random;
    this.think = think;
    this.note = note;
  }

  async add(where: ServerPort): Promise<void> {
    const port = typeof where === 'number' ? where : where();
    const n = this.tableCount++;
    const mix = MIXES[n % MIXES.length] ?? { people: 2, bots: 0, silent: false };
    const names = Array.from({ length: mix.people }, (_, seat) => `p${n}-${seat}`);
    const people = await Promise.all(names.map((name) => Guest.signIn(port, name)));
    const { table } = await makeTable(port, setupOf(mix), people);
    const one: WorkloadTable = { table, players: [], fresh: new Set(), moves: 0 };
    const listener = this.listenerFor(one);
    const players = people.map((guest, seat) => {
      const [a, b, c] = [this.random.next(), this.random.next(), this.random.next()];
      const random = new Random(a, b, c, n);
      const silent = mix.silent && seat === people.length - 1;
      const address = `127.0.0.${2 + (n % ADDRESSES)}`;
      return new ScriptedPlayer(
        { guest, table, random, think: this.think, address, silent },
        listener,
      );
    });
    Object.assign(one, { players });
    this.tables.push(one);
    for (const player of players) player.connect(where);
  }

  async addTables(where: ServerPort, tables: number): Promise<void> {
    for (let added = 0; added < tables; added += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, tables - added) }, () => this.add(where));
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(some);
    }
  }

  /** Adds tables until this many play and all players have seen theirs. Throws if impossible. */
  async keepPlaying(where: ServerPort, tables: number): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      // oxlint-disable no-await-in-loop
      await this.addTables(where, tables - this.playing.length);
      await until(() => this.away === 0);
      // oxlint-enable no-await-in-loop
      if (this.away === 0 && this.playing.length >= tables) return;
    }
    const { away, playing } = this;
    throw new Error(
      `${playing.length} of ${tables} tables play, ${away} people have not seen theirs`,
    );
  }

  /** Waits for a change at each table in play. Returns the tables without one. */
  async stuck(where: ServerPort, tables: number): Promise<readonly WorkloadTable[]> {
    await this.keepPlaying(where, tables);
    const before = this.moves();
    await until(() => this.idleSince(before).length === 0);
    return this.idleSince(before);
  }

  async moreAnswers(answers: number): Promise<void> {
    const wanted = this.acknowledged + answers;
    await until(() => this.acknowledged >= wanted);
  }

  get playing(): readonly WorkloadTable[] {
    return this.tables.filter(({ players }) => players.every(({ over }) => !over));
  }

  get people(): number {
    return this.players().length;
  }

  get away(): number {
    return this.players().filter(({ isBack }) => !isBack).length;
  }

  connect(where: ServerPort): void {
    this.shownAt = undefined;
    for (const player of this.players()) player.connect(where);
  }

  /** All players stop answering but still watch. */
  rest(): void {
    for (const player of this.players()) player.rest();
  }

  close(): void {
    for (const player of this.players()) player.close();
  }

  private idleSince(moves: ReadonlyMap<string, number>): readonly WorkloadTable[] {
    return this.tables.filter(
      (one) => one.moves <= (moves.get(one.table) ?? 0) && one.players.some(({ over }) => !over),
    );
  }

  private moves(): ReadonlyMap<string, number> {
    return new Map(this.tables.map((one) => [one.table, one.moves]));
  }

  players(): readonly ScriptedPlayer[] {
    return this.tables.flatMap((one) => one.players);
  }

  private listenerFor(one: WorkloadTable): PlayerListener {
    const { table } = one;
    return {
      requested: ({ setup }, key) => {
        this.note({ what: 'requested', client: setup.guest.name, table, key });
      },
      saw: ({ setup }, shown) => {
        const { seq } = shown;
        const text = seq % COMPARED === 0 ? publicText(shown) : undefined;
        this.note({ what: 'saw', client: setup.guest.name, table, seq, text });
      },
      acknowledged: ({ setup }, key) => {
        this.note({ what: 'acknowledged', client: setup.guest.name, table, key });
        if (one.fresh.has(key)) return;
        one.fresh.add(key);
        this.acknowledged++;
      },
      left: ({ setup }) => {
        this.note({ what: 'left', client: setup.guest.name });
      },
      refused: (_, reason) => {
        this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1);
      },
      shown: ({ setup }, shown, before) => {
        if (before !== undefined) this.note({ what: 'back', client: setup.guest.name });
        this.shownAt ??= performance.now();
        if (before !== undefined) this.compareLater(shown, before);
      },
      moved: (player) => {
        one.moves++;
        if (player.over && player === one.players[0]) this.finished++;
      },
    };
  }

  get goneBack(): number {
    return this.compareAll().goneBack;
  }

  /** Number of reconnects after which the same entry was shown differently than before. */
  get different(): number {
    return this.compareAll().different;
  }

  get compared(): number {
    return this.compareAll().compared;
  }

  /** Compares later, because comparing is too slow while all clients reconnect. */
  private compareLater(shown: TableSnapshot, before: TableSnapshot): void {
    this.back.push({ shown, before });
    this.comparing ??= setTimeout(() => this.compareAll(), COMPARED_MS).unref();
  }

  /** Compares states around reconnects. They are durable, so equal entries have equal states. */
  private compareAll() {
    const { found } = this;
    clearTimeout(this.comparing);
    this.comparing = undefined;
    for (const { shown, before } of this.back.splice(0)) {
      if (shown.seq < before.seq) found.goneBack++;
      if (shown.seq !== before.seq) continue;
      found.compared++;
      if (gameText(shown) !== gameText(before)) found.different++;
    }
    return found;
  }
}
