// Formats the tables of docs/scaling.md.
import { COSTS, type Costs, SOURCES } from './figures.ts';
import { type Failure, type Outcome, type Setting, simulate } from './model.ts';
import { type Needs, needsOf } from './capacity.ts';

/** Average number of nodes per table: players routed to the same node, or to four random ones. */
const ROUTES = { together: 1, apart: 3.4 } as const;
type Route = keyof typeof ROUTES;

export interface Size {
  readonly tables: number;
  readonly shown: string;
  readonly regions: number;
}
export const SIZES_SHOWN: readonly Size[] = [
  { tables: 1e4, shown: '10⁴', regions: 2 },
  { tables: 1e6, shown: '10⁶', regions: 3 },
  { tables: 1e8, shown: '10⁸', regions: 12 },
];

const SEED = 'scaling';
const FAILS_AT = 8000;
const SECONDS = { peace: 12, node: 16, region: 80 } as const;
type Case = keyof typeof SECONDS;
/**
 * Number of log partitions to simulate. The rest of a region behaves the same, since load is spread
 * at random. Only the players of a dead node are spread over fewer nodes than in a whole region.
 */
const PART = 3;

const UNITS = ['', ' thousand', ' million', ' billion'] as const;

/** Such as "25 million". */
function shown(n: number): string {
  let unit = 0;
  let rest = n;
  while (rest >= 1000 && unit < UNITS.length - 1) {
    rest /= 1000;
    unit++;
  }
  return `${rest >= 100 ? Math.round(rest) : Number(rest.toPrecision(2))}${UNITS[unit]}`;
}

const BYTES = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;
function bytes(n: number): string {
  const unit = Math.min(BYTES.length - 1, Math.floor(Math.log10(n) / 3));
  return `${Number((n / 1000 ** unit).toPrecision(2))} ${BYTES[unit]}`;
}

function ms(n: number): string {
  return n >= 1000 ? `${(n / 1000).toFixed(1)} s` : `${n.toFixed(n < 10 ? 1 : 0)} ms`;
}

function rows(head: readonly string[], body: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...body.map(line)].join('\n');
}

export function costsTable(): string {
  const names = Object.keys(COSTS) as (keyof Costs)[];
  return rows(
    ['Step', 'ms', 'From'],
    names.map((name) => [name, String(COSTS[name]), SOURCES[name]]),
  );
}

const NEEDS: Readonly<Record<string, (needs: Needs) => string>> = {
  'answers a second': (n) => shown(n.answersPerSecond),
  'nodes of one core, with spare ones': (n) => `${shown(n.nodes)} (${n.bound})`,
  'partitions of the log': (n) => shown(n.partitions),
  'shards of Redis': (n) => shown(n.shards),
  'disk a day': (n) => bytes(n.diskPerDay),
  'sent to people a second, at the height': (n) => bytes(n.outPerSecond),
  'euros a month': (n) => shown(n.eurosPerMonth),
  'cents a thousand games': (n) => shown(n.centsPerThousandGames),
};

export function needsTable(): string {
  const places = SIZES_SHOWN.flatMap((size) =>
    (Object.keys(ROUTES) as Route[]).map((route) => ({ size, route })),
  );
  return rows(
    ['', ...places.map(({ size, route }) => `${size.shown}, ${route}`)],
    Object.entries(NEEDS).map(([name, text]) => [
      name,
      ...places.map(({ size, route }) => text(needsOf({ ...size, copies: ROUTES[route] }))),
    ]),
  );
}

/** The part of a region that is simulated. */
function settingOf(size: Size, route: Route, what: Case): Setting {
  const needs = needsOf({ ...size, copies: ROUTES[route] });
  const nodes = Math.ceil(needs.nodes / size.regions);
  const partitions = needs.partitions / size.regions;
  const part = Math.min(1, PART / partitions);
  const failure: Failure | undefined =
    what === 'node'
      ? { what, at: FAILS_AT }
      : what === 'region'
        ? { what, at: FAILS_AT, share: 1 / (size.regions - 1) }
        : undefined;
  return {
    tables: Math.round((size.tables / size.regions) * part),
    nodes: Math.round(nodes * part),
    partitions: Math.round(partitions * part),
    seconds: SECONDS[what],
    together: route === 'together',
    seed: `${SEED} ${size.shown} ${route} ${what}`,
    ...(failure && { failure }),
  };
}

function outcomeRow(size: Size, route: Route, what: Case): string[] {
  const setting = settingOf(size, route, what);
  const found: Outcome = simulate(setting);
  return [
    `${size.shown}, ${route}`,
    what,
    `${setting.nodes} / ${setting.partitions}`,
    `${Math.round(found.busy * 100)} %`,
    ms(found.p50),
    ms(what === 'peace' ? found.p99 : found.others99),
    ms(found.longest),
    ms(found.coreQueue),
    shown(found.logQueue),
    what === 'peace' ? '' : ms(found.recoveryMs),
  ];
}

const OUTCOME_HEAD = [
  'Tables',
  'Failing',
  'nodes / partitions simulated',
  'busy',
  'median',
  '99 % (of players it did not affect)',
  'longest pause',
  'queue at a core',
  'queue at a log',
  'calm after',
];

/** Simulates some sizes: one row for each kind of routing and each failure. */
export function outcomesTable(sizes: readonly Size[]): string {
  const body = sizes.flatMap((size) =>
    (Object.keys(ROUTES) as Route[]).flatMap((route) =>
      (Object.keys(SECONDS) as Case[]).map((what) => outcomeRow(size, route, what)),
    ),
  );
  return rows(OUTCOME_HEAD, body);
}
