// Presence of users on other nodes. When a node leaves, its users are removed.
import { type Presence, strongestPresence } from '@eminent/server/cluster';
import type { UserPresence } from './messages.ts';

interface NodePresence {
  /** The node's change counter at its last message. */
  changes: number;
  readonly people: Map<string, UserPresence>;
}

export class RemotePresence {
  private readonly nodes = new Map<string, NodePresence>();
  /** Nodes by user. */
  private readonly nodesByUser = new Map<string, Set<string>>();
  private readonly changed: (tables: readonly string[]) => void;

  /** `changed` is called with the tables that show a changed user. */
  constructor(changed: (tables: readonly string[]) => void) {
    this.changed = changed;
  }

  of(person: string): Presence {
    let presence: Presence = 'offline';
    for (const node of this.nodesByUser.get(person) ?? []) {
      presence = strongestPresence(
        presence,
        this.nodes.get(node)?.people.get(person)?.presence ?? 'offline',
      );
    }
    return presence;
  }

  /** Number of users on other nodes. */
  get size(): number {
    return this.nodesByUser.size;
  }

  /** The nodes on which one of these users is present. */
  nodesOf(people: Iterable<string>): ReadonlySet<string> {
    const all = new Set<string>();
    for (const person of people)
      for (const node of this.nodesByUser.get(person) ?? []) all.add(node);
    return all;
  }

  /** The last change counter of a node; undefined before its first message. */
  changeCountOf(node: string): number | undefined {
    return this.nodes.get(node)?.changes;
  }

  /** Applies a presence message. Returns false if an earlier one was missed. */
  update(node: string, people: readonly UserPresence[], changes: number, whole: boolean): boolean {
    const known = this.nodes.get(node);
    if (!whole && (known === undefined || known.changes + people.length !== changes)) return false;
    const of = known ?? { changes, people: new Map<string, UserPresence>() };
    of.changes = changes;
    this.nodes.set(node, of);
    const tables = new Set<string>();
    if (whole) for (const person of of.people.keys()) this.remove(node, of, person, tables);
    for (const one of people) {
      this.remove(node, of, one.person, tables);
      for (const table of one.tables) tables.add(table);
      if (one.presence === 'offline') continue;
      of.people.set(one.person, one);
      const nodesByUser = this.nodesByUser.get(one.person) ?? new Set();
      this.nodesByUser.set(one.person, nodesByUser.add(node));
    }
    this.changed([...tables]);
    return true;
  }

  /** Removes a node. Returns its users. */
  removeNode(node: string): readonly UserPresence[] {
    const of = this.nodes.get(node);
    if (of === undefined) return [];
    const people = [...of.people.values()];
    const tables = new Set<string>();
    for (const { person } of people) this.remove(node, of, person, tables);
    this.nodes.delete(node);
    this.changed([...tables]);
    return people;
  }

  private remove(node: string, of: NodePresence, person: string, tables: Set<string>): void {
    const known = of.people.get(person);
    if (known === undefined) return;
    of.people.delete(person);
    for (const table of known.tables) tables.add(table);
    const nodesByUser = this.nodesByUser.get(person);
    nodesByUser?.delete(node);
    if (nodesByUser?.size === 0) this.nodesByUser.delete(person);
  }
}
