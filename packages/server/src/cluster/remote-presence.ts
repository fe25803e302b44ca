// Who is here at other nodes. Each node keeps what the others said; with a node its people go.
import type { Presence } from '../socket/presence.ts';
import type { Somebody } from './messages.ts';

interface Of {
  /** How many changes that node had told when it told this. */
  changes: number;
  readonly people: Map<string, Somebody>;
}

const RANK = { offline: 0, away: 1, here: 2 } as const satisfies Readonly<Record<Presence, number>>;

/** Somebody with several devices is where he is nearest. */
export function nearest(one: Presence, other: Presence): Presence {
  return RANK[one] >= RANK[other] ? one : other;
}

export class Company {
  private readonly nodes = new Map<string, Of>();
  /** By person, the nodes that have told of him. */
  private readonly where = new Map<string, Set<string>>();
  private readonly changed: (tables: readonly string[]) => void;

  /** `changed` is called with the tables that show somebody who came or went. */
  constructor(changed: (tables: readonly string[]) => void) {
    this.changed = changed;
  }

  of(person: string): Presence {
    let presence: Presence = 'offline';
    for (const node of this.where.get(person) ?? []) {
      presence = nearest(presence, this.nodes.get(node)?.people.get(person)?.presence ?? 'offline');
    }
    return presence;
  }

  /** People who are at other nodes. */
  get size(): number {
    return this.where.size;
  }

  /** The nodes where one of these is. */
  nodesOf(people: Iterable<string>): ReadonlySet<string> {
    const all = new Set<string>();
    for (const person of people) for (const node of this.where.get(person) ?? []) all.add(node);
    return all;
  }

  /** How many changes a node has told so far, as heard here; undefined before the first. */
  changesOf(node: string): number | undefined {
    return this.nodes.get(node)?.changes;
  }

  /** What a node said. False when something before it was missed, and nothing can be made of it. */
  told(node: string, people: readonly Somebody[], changes: number, whole: boolean): boolean {
    const known = this.nodes.get(node);
    if (!whole && (known === undefined || known.changes + people.length !== changes)) return false;
    const of = known ?? { changes, people: new Map<string, Somebody>() };
    of.changes = changes;
    this.nodes.set(node, of);
    const tables = new Set<string>();
    if (whole) for (const person of of.people.keys()) this.remove(node, of, person, tables);
    for (const one of people) {
      this.remove(node, of, one.person, tables);
      for (const table of one.tables) tables.add(table);
      if (one.presence === 'offline') continue;
      of.people.set(one.person, one);
      const where = this.where.get(one.person) ?? new Set();
      this.where.set(one.person, where.add(node));
    }
    this.changed([...tables]);
    return true;
  }

  /** A node is gone, and with it its people. Returns who they were. */
  gone(node: string): readonly Somebody[] {
    const of = this.nodes.get(node);
    if (of === undefined) return [];
    const people = [...of.people.values()];
    const tables = new Set<string>();
    for (const { person } of people) this.remove(node, of, person, tables);
    this.nodes.delete(node);
    this.changed([...tables]);
    return people;
  }

  private remove(node: string, of: Of, person: string, tables: Set<string>): void {
    const known = of.people.get(person);
    if (known === undefined) return;
    of.people.delete(person);
    for (const table of known.tables) tables.add(table);
    const where = this.where.get(person);
    where?.delete(node);
    if (where?.size === 0) this.where.delete(person);
  }
}
