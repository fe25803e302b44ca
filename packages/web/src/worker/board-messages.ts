// Messages between an analysis board and its worker.
import type { BoardStart } from '@eminent/protocol';
import type { EngineLine } from '@eminent/bots';

export type { EngineLine } from '@eminent/bots';

/** Asks for the lines of a position until the next request; without a position it only stops. */
export interface LinesRequest {
  readonly id: number;
  readonly position?: {
    readonly start: BoardStart;
    readonly tokens: readonly string[];
    /** All cards are open; otherwise what the deciding seat cannot know is dealt anew. */
    readonly allCards: boolean;
  };
}

export interface LinesReport {
  readonly id: number;
  /** Undefined if the position cannot be analyzed. */
  readonly lines: readonly EngineLine[] | undefined;
  readonly simulations: number;
  readonly isDone: boolean;
}
