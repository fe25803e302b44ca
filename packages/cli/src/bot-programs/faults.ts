// Collects faults of bots and programs: by player and kind, the first example and a count.
import { printable } from '../printable.ts';

/**
 * `late`: no answer in time. `illegal`: not a legal answer. `nonsense`: not a message of the
 * protocol. `ended`: the program could not be started, exited, or was killed before the end.
 */
export type FaultKind = 'late' | 'illegal' | 'nonsense' | 'ended';

export interface Fault {
  /** Name of the bot, or command of the program. */
  readonly player: string;
  readonly kind: FaultKind;
  /** Description of the first fault of this kind. */
  readonly example: string;
  readonly count: number;
}

const MAX_EXAMPLE = 200;

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

/** Formats a fault as one line that is safe to print. */
export function faultText({ player, example, count }: Fault): string {
  const times = count === 1 ? '' : ` (${count} times)`;
  return `${printable(player)}: ${printable(example, MAX_EXAMPLE)}${times}`;
}
