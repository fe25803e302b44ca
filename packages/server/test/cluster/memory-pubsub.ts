// Channels between nodes that live in one process, which a test can cut and mend.
import type { Channels } from '../../src/cluster/pubsub.ts';

type Hear = (text: string) => void;

export class Within {
  isOpen = true;
  /** Whether what is said gets lost on its way, and nobody knows. */
  isLossy = false;
  /** What was said, in order. */
  readonly said: { readonly channel: string; readonly text: string }[] = [];
  private readonly channels = new Map<string, Set<Hear>>();
  private readonly members: Member[] = [];

  /** Those of one node. */
  open(): Member {
    const member = new Member(this);
    this.members.push(member);
    return member;
  }

  send(channel: string, text: string): void {
    this.said.push({ channel, text });
    if (!this.isOpen || this.isLossy) return;
    setImmediate(() => {
      for (const hear of this.channels.get(channel) ?? []) hear(text);
    });
  }

  listen(channel: string, hear: Hear): () => void {
    const all = this.channels.get(channel) ?? new Set();
    this.channels.set(channel, all.add(hear));
    return () => all.delete(hear);
  }

  /** Nothing is heard any more, or everything is again. */
  turn(isOpen: boolean): void {
    this.isOpen = isOpen;
    for (const member of this.members) member.tellTurn();
  }
}

export class Member implements Channels {
  private readonly within: Within;
  private readonly turns: ((isOpen: boolean) => void)[] = [];
  private isCut = false;
  /** Whether what it says gets lost, which it does not know: as of a process that hangs. */
  isMute = false;

  constructor(within: Within) {
    this.within = within;
  }

  get isOpen(): boolean {
    return this.within.isOpen && !this.isCut;
  }

  /** Only this one hears nothing any more and is not heard, or does and is again. */
  turn(isOpen: boolean): void {
    this.isCut = !isOpen;
    this.tellTurn();
  }

  tellTurn(): void {
    for (const turn of this.turns) turn(this.isOpen);
  }

  send(channel: string, text: string): void {
    if (!this.isMute && !this.isCut) this.within.send(channel, text);
  }

  listen(channel: string, hear: Hear): Promise<() => void> {
    const stop = this.within.listen(channel, (text) => {
      if (!this.isCut) hear(text);
    });
    return Promise.resolve(stop);
  }

  onTurn(listener: (isOpen: boolean) => void): void {
    this.turns.push(listener);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
