// What nodes say to each other. A node of another version may say more: what is not understood is passed over.
import type { TableRow } from '@eminent/protocol/online';
import { PRESENCES } from '@eminent/protocol/online';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const from = v.string();

const written = v.object({
  seq: count,
  at: v.number(),
  body: v.string(),
});

/** Said on the channel of one table, to the nodes that have it at hand. */
const tableNews = v.variant('kind', [
  /** Entries are in the log up to this number; small ones come along, so that nobody needs to read them. */
  v.object({
    kind: v.literal('written'),
    from,
    seq: count,
    rows: v.array(written),
    /** By which what is done because of it is known as part of the same answer, where answers are traced. */
    trace: v.optional(v.record(v.string(), v.string())),
  }),
  /** So many people look on there. */
  v.object({ kind: v.literal('onlookers'), from, count }),
  /** Asks the others for the same. */
  v.object({ kind: v.literal('who'), from }),
]);

const somebody = v.object({
  person: v.string(),
  presence: v.picklist(PRESENCES),
  /** Tables that show the person. */
  tables: v.array(v.string()),
});

/** Said to all nodes, or to one. */
const nodeNews = v.variant('kind', [
  /** Still here. `changes` counts what was said about people, so that whoever missed something asks. */
  v.object({
    kind: v.literal('here'),
    from,
    changes: count,
    rules: count,
    entries: count,
    build: v.string(),
  }),
  v.object({ kind: v.literal('left'), from }),
  /** Who came or went there; `whole` when these are all. */
  v.object({
    kind: v.literal('people'),
    from,
    changes: count,
    whole: v.boolean(),
    people: v.array(somebody),
  }),
  /** Asks a node for all its people. */
  v.object({ kind: v.literal('people-of'), from, node: v.string() }),
  /** A table changed that somebody here has in a list. */
  v.object({
    kind: v.literal('row'),
    from,
    row: v.custom<TableRow>((row) => typeof row === 'object' && row !== null && 'table' in row),
  }),
  /** A session of a person has ended. */
  v.object({ kind: v.literal('signed-out'), from, person: v.string() }),
  /** Somebody has blocked another, or does no more: said of each of the two. */
  v.object({ kind: v.literal('apart'), from, person: v.string() }),
  /** Somebody was silenced or banned, or is no more. */
  v.object({ kind: v.literal('standing'), from }),
]);

type Unsigned<News> = News extends { readonly from: string } ? Omit<News, 'from'> : never;

export type TableNews = v.InferOutput<typeof tableNews>;
export type TableNewsOf<Kind extends TableNews['kind']> = Extract<TableNews, { kind: Kind }>;
export type NodeNews = v.InferOutput<typeof nodeNews>;
export type Somebody = v.InferOutput<typeof somebody>;
/** As it is said: who says it is added. */
export type SaidOfTable = Unsigned<TableNews>;
export type Said = Unsigned<NodeNews>;

function read<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  try {
    const found = v.safeParse(schema, JSON.parse(text));
    return found.success ? found.output : undefined;
  } catch {
    return undefined;
  }
}

export function readTableNews(text: string): TableNews | undefined {
  return read(tableNews, text);
}

export function readNodeNews(text: string): NodeNews | undefined {
  return read(nodeNews, text);
}
