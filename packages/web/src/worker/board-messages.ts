// Messages between an analysis board and its worker.
import type { BoardStart } from '@eminent/protocol';
import type { EngineLine } from '@eminent/bots';

export type { EngineLine } from '@eminent/bots';

/** Replaces the previous request. Without a position, the analysis only stops. */
export interface LinesRequest {
  readonly id: number;
  readonly position?: {
    readonly start: BoardStart;
    readonly tokens: readonly string[];
    /** Whether the engine uses real hidden cards. Otherwise it deals unknown cards at random. */
    readonly allCards: boolean;
  };
}

export interface LinesReport {
  readonly id: number;
  /** Best lines found so far. Undefined if the position cannot be analyzed. */
  readonly lines: readonly EngineLine[] | undefined;
  readonly simulations: number;
  readonly isDone: boolean;
}
