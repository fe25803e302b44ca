// Pub/sub between nodes of one process, which tests can interrupt and restore.
import type { PubSub } from '../src/pubsub.ts';

type Listener = (text: string) => void;

export class Within {
  isOpen = true;
  /** Whether messages are lost without notice. */
  isLossy = false;
  readonly published: { readonly channel: string; readonly text: string }[] = [];
  private readonly pubsub = new Map<string, Set<Listener>>();
  private readonly members: Member[] = [];

  /** Opens the connection of one node. */
  open(): Member {
    const member = new Member(this);
    this.members.push(member);
    return member;
  }

  send(channel: string, text: string): void {
    this.published.push({ channel, text });
    if (!this.isOpen || this.isLossy) return;
    setImmediate(() => {
      for (const listener of this.pubsub.get(channel) ?? []) listener(text);
    });
  }

  listen(channel: string, listener: Listener): () => void {
    const all = this.pubsub.get(channel) ?? new Set();
    this.pubsub.set(channel, all.add(listener));
    return () => all.delete(listener);
  }

  turn(isOpen: boolean): void {
    this.isOpen = isOpen;
    for (const member of this.members) member.notifyTurn();
  }
}

export class Member implements PubSub {
  private readonly within: Within;
  private readonly turns: ((isOpen: boolean) => void)[] = [];
  private isCut = false;
  /** Whether messages of this node are lost, like those of a hanging process. */
  isMute = false;

  constructor(within: Within) {
    this.within = within;
  }

  get isOpen(): boolean {
    return this.within.isOpen && !this.isCut;
  }

  turn(isOpen: boolean): void {
    this.isCut = !isOpen;
    this.notifyTurn();
  }

  notifyTurn(): void {
    for (const turn of this.turns) turn(this.isOpen);
  }

  send(channel: string, text: string): void {
    if (!this.isMute && !this.isCut) this.within.send(channel, text);
  }

  listen(channel: string, listener: Listener): Promise<() => void> {
    const stop = this.within.listen(channel, (text) => {
      if (!this.isCut) listener(text);
    });
    return Promise.resolve(stop);
  }

  onStateChange(listener: (isOpen: boolean) => void): void {
    this.turns.push(listener);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
