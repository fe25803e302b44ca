// Many tables with scripted people and bots on one server, and what the drill heard from it: what was acknowledged, and what did not fit.
import { checkOptions, type GameOptions, Random } from '@eminent/engine';
import type { ShownTable, TableSetup } from '@eminent/protocol/online';
import { gameText, Player, type PlayerEars } from '../online/player.ts';
import { makeTable, Visitor } from '../online/visitor.ts';

function optionsFor(players: number): GameOptions {
  const checked = checkOptions({ players });
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}

/** How the people and bots of a table are mixed; the numbers go round. */
interface Mix {
  readonly people: number;
  readonly bots: number;
  /** Whether the last person never answers, so that the clock must. */
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
  return {
    game: optionsFor(people + bots),
    seats: [
      ...Array.from({ length: people }, () => ({ kind: 'open' as const })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: 'captain' })),
    ],
    first: 'first-seat',
    // Long enough for every answer, also across a slow restart; where somebody is silent it is over at once.
    clock: { kind: 'timed', decision: silent ? 1 : 3600, reserve: 0 },
    late: silent ? 'default' : 'bot',
    join: 'link',
    hideHesitation: false,
    spectators: 'no',
    rated: false,
  };
}

const ADDRESSES = 100;
const AT_ONCE = 10;

/** One table of the crowd. */
export interface CrowdTable {
  readonly table: string;
  readonly players: readonly Player[];
  /** Keys that were acknowledged and not yet looked for in the log. */
  readonly fresh: Set<string>;
  /** Changes that anybody was told of. */
  moves: number;
}

export class Crowd {
  readonly tables: CrowdTable[] = [];
  readonly refusals = new Map<string, number>();
  acknowledged = 0;
  /** Tables that were shown older than they had been told before. */
  goneBack = 0;
  /** Tables that were shown otherwise than they had been told, at the same number. */
  different = 0;
  compared = 0;
  finished = 0;
  /** When somebody was shown a table for the first time after a start. */
  shownAt: number | undefined;

  private readonly random: Random;
  private readonly think: readonly [number, number];
  private made = 0;

  constructor(random: Random, think: readonly [number, number]) {
    this.random = random;
    this.think = think;
  }

  /** Makes a table with its people, who sit down and play. */
  async add(port: number): Promise<void> {
    const n = this.made++;
    const mix = MIXES[n % MIXES.length] ?? { people: 2, bots: 0, silent: false };
    const names = Array.from({ length: mix.people }, (_, seat) => `p${n}-${seat}`);
    const people = await Promise.all(names.map((name) => Visitor.come(port, name)));
    const { table } = await makeTable(port, setupOf(mix), people);
    const one: CrowdTable = { table, players: [], fresh: new Set(), moves: 0 };
    const ears = this.earsFor(one);
    const players = people.map((visitor, seat) => {
      const [a, b, c] = [this.random.next(), this.random.next(), this.random.next()];
      const random = new Random(a, b, c, n);
      const silent = mix.silent && seat === people.length - 1;
      const address = `127.0.0.${2 + (n % ADDRESSES)}`;
      return new Player({ visitor, table, random, think: this.think, address, silent }, ears);
    });
    Object.assign(one, { players });
    this.tables.push(one);
    for (const player of players) player.connect(port);
  }

  /** So many tables, a few at a time. */
  async gather(port: number, tables: number): Promise<void> {
    for (let made = 0; made < tables; made += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, tables - made) }, () => this.add(port));
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(some);
    }
  }

  get people(): number {
    return this.players().length;
  }

  /** How many have not been shown their table since they were last told to connect. */
  get away(): number {
    return this.players().filter(({ isBack }) => !isBack).length;
  }

  connect(port: number): void {
    this.shownAt = undefined;
    for (const player of this.players()) player.connect(port);
  }

  close(): void {
    for (const player of this.players()) player.close();
  }

  /** Tables at which nothing has happened since, and which are not over. */
  idleSince(moves: ReadonlyMap<string, number>): readonly CrowdTable[] {
    return this.tables.filter(
      (one) => one.moves <= (moves.get(one.table) ?? 0) && one.players.some(({ over }) => !over),
    );
  }

  moves(): ReadonlyMap<string, number> {
    return new Map(this.tables.map((one) => [one.table, one.moves]));
  }

  private players(): readonly Player[] {
    return this.tables.flatMap((one) => one.players);
  }

  private earsFor(one: CrowdTable): PlayerEars {
    return {
      acknowledged: (_, key) => {
        if (one.fresh.has(key)) return;
        one.fresh.add(key);
        this.acknowledged++;
      },
      refused: (_, reason) => {
        this.refusals.set(reason, (this.refusals.get(reason) ?? 0) + 1);
      },
      shown: (_, shown, before) => {
        this.shownAt ??= performance.now();
        if (before !== undefined) this.compare(shown, before);
      },
      moved: (player) => {
        one.moves++;
        if (player.over && player === one.players[0]) this.finished++;
      },
    };
  }

  /** What was told before is durable, so it must still be so. */
  private compare(shown: ShownTable, before: ShownTable): void {
    if (shown.seq < before.seq) this.goneBack++;
    if (shown.seq !== before.seq) return;
    this.compared++;
    if (gameText(shown) !== gameText(before)) this.different++;
  }
}
