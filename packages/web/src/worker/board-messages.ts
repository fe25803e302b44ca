// Messages between an analysis board and its worker.
import type { BoardStart } from '@eminent/protocol';
import type { EngineLine } from '@eminent/bots';

export type { EngineLine } from '@eminent/bots';

/** Asks for the best lines of a position until the next request. Without a position, it stops. */
export interface LinesRequest {
  readonly id: number;
  readonly position?: {
    readonly start: BoardStart;
    readonly tokens: readonly string[];
    /**
     * Whether the engine sees all cards. Otherwise cards that the deciding seat cannot know are
     * dealt again.
     */
    readonly allCards: boolean;
  };
}

/** The best lines found so far. */
export interface LinesReport {
  /** The id of the request. */
  readonly id: number;
  /** Undefined if the position cannot be analyzed. */
  readonly lines: readonly EngineLine[] | undefined;
  readonly simulations: number;
  readonly isDone: boolean;
}
