// Presence of users on other nodes. When a node leaves, its users are removed.
import { type Presence, strongestPresence } from '@eminent/server/cluster';
import type { UserPresence } from './messages.ts';

interface NodePresence {
  /** Number of the node's presence changes, as of its last message. */
  changes: number;
  readonly people: Map<string, UserPresence>;
}

export class RemotePresence {
  private readonly nodes = new Map<string, NodePresence>();
  /** Ids of the nodes on which each user is present. */
  private readonly nodesByUser = new Map<string, Set<string>>();
  private readonly onChange: (tables: readonly string[]) => void;

  /** Calls `onChange` with the tables that show a changed user. */
  constructor(onChange: (tables: readonly string[]) => void) {
    this.onChange = onChange;
  }

  /** Returns the strongest presence of a user on other nodes; `offline` if there is none. */
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

  nodesOf(people: Iterable<string>): ReadonlySet<string> {
    const all = new Set<string>();
    for (const person of people)
      for (const node of this.nodesByUser.get(person) ?? []) all.add(node);
    return all;
  }

  /** Returns the number of presence changes of a node; undefined before its first message. */
  changeCountOf(node: string): number | undefined {
    return this.nodes.get(node)?.changes;
  }

  /**
   * Applies a presence message, which lists changes or, with `whole`, all users of the node.
   * Returns false and changes nothing if an earlier message was missed.
   */
  update(node: string, people: readonly UserPresence[], changes: number, whole: boolean): boolean {
    const known = this.nodes.get(node);
    if (!whole && (known === undefined || known.changes + people.length !== changes)) return false;
    const state = known ?? { changes, people: new Map<string, UserPresence>() };
    state.changes = changes;
    this.nodes.set(node, state);
    const tables = new Set<string>();
    if (whole) for (const person of state.people.keys()) this.remove(node, state, person, tables);
    for (const one of people) {
      this.remove(node, state, one.person, tables);
      for (const table of one.tables) tables.add(table);
      if (one.presence === 'offline') continue;
      state.people.set(one.person, one);
      const nodes = this.nodesByUser.get(one.person) ?? new Set();
      this.nodesByUser.set(one.person, nodes.add(node));
    }
    this.onChange([...tables]);
    return true;
  }

  /** Removes a node and the presence of its users. Returns the users. */
  removeNode(node: string): readonly UserPresence[] {
    const state = this.nodes.get(node);
    if (state === undefined) return [];
    const people = [...state.people.values()];
    const tables = new Set<string>();
    for (const { person } of people) this.remove(node, state, person, tables);
    this.nodes.delete(node);
    this.onChange([...tables]);
    return people;
  }

  /** Removes a user of a node. Adds the tables that showed the user to `tables`. */
  private remove(
    node: string,
    { people }: NodePresence,
    person: string,
    tables: Set<string>,
  ): void {
    const known = people.get(person);
    if (known === undefined) return;
    people.delete(person);
    for (const table of known.tables) tables.add(table);
    const nodes = this.nodesByUser.get(person);
    nodes?.delete(node);
    if (nodes?.size === 0) this.nodesByUser.delete(person);
  }
}
