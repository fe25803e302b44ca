// Messages between nodes. Messages that do not match a schema are ignored.
import { PRESENCES, type TableRow } from '@eminent/protocol/online';
import * as v from 'valibot';
import type { TableMessage } from '@eminent/server/cluster';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const from = v.string();

const logRow = v.object({
  seq: count,
  at: v.number(),
  body: v.string(),
});

/** Messages on the channel of a table. */
const tableMessage = v.variant('kind', [
  /** New entries up to `seq`. `rows` contains them, or is empty if they are too large. */
  v.object({
    kind: v.literal('written'),
    from,
    seq: count,
    rows: v.array(logRow),
    /** Trace context, so that work on other nodes joins the same trace. */
    trace: v.optional(v.record(v.string(), v.string())),
  }),
  /** Number of spectators on the sending node. */
  v.object({ kind: v.literal('onlookers'), from, count }),
  /** Requests the spectator counts of other nodes. */
  v.object({ kind: v.literal('who'), from }),
]);

const userPresence = v.object({
  person: v.string(),
  presence: v.picklist(PRESENCES),
  /** Ids of tables that show this user's presence. */
  tables: v.array(v.string()),
});

/** Messages on the channel of all nodes, or of one node. */
const nodeMessage = v.variant('kind', [
  /** Heartbeat. `changes`: number of presence changes so far. Receivers notice missed ones. */
  v.object({
    kind: v.literal('here'),
    from,
    changes: count,
    rules: count,
    entries: count,
    build: v.string(),
  }),
  /** The sending node leaves the cluster. */
  v.object({ kind: v.literal('left'), from }),
  /** Changes of presence. With `whole`, the presence of all users of the sending node. */
  v.object({
    kind: v.literal('people'),
    from,
    changes: count,
    whole: v.boolean(),
    people: v.array(userPresence),
  }),
  /** Requests the complete presence list of a node. */
  v.object({ kind: v.literal('people-of'), from, node: v.string() }),
  /** A table row changed. Users of the receiving node may see it in a list. */
  v.object({
    kind: v.literal('row'),
    from,
    row: v.custom<TableRow>((row) => typeof row === 'object' && row !== null && 'table' in row),
  }),
  /** Sessions of a user have ended. */
  v.object({ kind: v.literal('signed-out'), from, person: v.string() }),
  /** Blocks of a user changed. One message for each of the two users. */
  v.object({ kind: v.literal('apart'), from, person: v.string() }),
  v.object({ kind: v.literal('standing'), from }),
]);

type Unsigned<Body> = Body extends { readonly from: string } ? Omit<Body, 'from'> : never;

export type NodeMessage = v.InferOutput<typeof nodeMessage>;
export type UserPresence = v.InferOutput<typeof userPresence>;
/** A message without its sender, which is added when it is sent. */
export type NodeMessageBody = Unsigned<NodeMessage>;

/** Parses a JSON text; undefined if it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a message; undefined if it does not match, such as one of another version. */
export function parseMessage<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | undefined {
  const found = v.safeParse(schema, jsonOf(text));
  return found.success ? found.output : undefined;
}

export function parseTableMessage(text: string): TableMessage | undefined {
  return parseMessage(tableMessage, text);
}

export function parseNodeMessage(text: string): NodeMessage | undefined {
  return parseMessage(nodeMessage, text);
}
