// What was wrong with computer players: one line for each kind of fault of each player, with its first example and how often it came.
import { printable } from '../printable.ts';

/** What can go wrong, from the host's side. */
export type FaultKind = 'late' | 'illegal' | 'nonsense' | 'ended';

export interface Fault {
  /** The player, as the caller named it. */
  readonly player: string;
  readonly kind: FaultKind;
  /** What the first one was. */
  readonly example: string;
  readonly count: number;
}

const MOST_EXAMPLE = 200;

export class FaultLog {
  private readonly byKind = new Map<string, Fault>();

  add(fault: Fault): void {
    const key = `${fault.kind} ${fault.player}`;
    const known = this.byKind.get(key);
    this.byKind.set(
      key,
      known === undefined ? fault : { ...known, count: known.count + fault.count },
    );
  }

  get all(): readonly Fault[] {
    return [...this.byKind.values()];
  }
}

/** A fault as a line that can be printed anywhere. */
export function faultText({ player, example, count }: Fault): string {
  const times = count === 1 ? '' : ` (${count} times)`;
  return `${printable(player)}: ${printable(example, MOST_EXAMPLE)}${times}`;
}
