// The file format of recorded games: types of the compared fields, and functions that read games.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One operation within a decision, such as an attack or a purchase. */
export interface Choice {
  readonly op: string;
  readonly planet?: string;
  readonly card?: string;
  readonly res?: string;
  readonly tech?: string;
  readonly ship?: string;
  readonly type?: string;
  /** What was paid: letters of ships and names of cards in hand, or "R" for symbols. */
  readonly pay?: string | readonly string[];
}

interface RecordedShuffle {
  readonly loc: string;
  readonly order: readonly string[];
}

export interface RecordedDecision {
  readonly i: number;
  readonly player: number;
  readonly state: string;
  readonly type: string;
  readonly card?: string | null;
  readonly role?: string;
  /** Set if a follower acts on another role than the led one (Freedom of Trade). */
  readonly as?: string;
  readonly boost?: readonly string[];
  readonly choices?: readonly Choice[];
  readonly cards?: readonly string[];
  readonly raw?: {
    readonly card?: string;
    readonly actnum?: number;
    readonly choices_js?: unknown;
  };
  readonly shuffles?: readonly RecordedShuffle[];
  readonly after: TableState;
}

interface PlanetState {
  readonly id: string;
  readonly up: number;
  readonly colonies?: readonly string[];
  readonly res?: readonly string[];
  readonly blocked?: number;
  readonly ships?: readonly string[];
}

/** A permanent, the fleet tile or the scenario of a seat. */
export interface PermanentState {
  readonly id: string;
  /** 1 once it was used in this turn. */
  readonly tapped?: number;
  /** 1 while the second half of its Action is pending. */
  readonly partial?: number;
  readonly on?: readonly string[];
}

export interface SeatState {
  readonly score: number;
  readonly hand: readonly string[];
  readonly looking_at?: readonly string[] | undefined;
  readonly hand_limit: number;
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly aside: readonly string[];
  readonly planets: readonly PlanetState[];
  readonly permanents: readonly PermanentState[];
  /** Cards in `aside` with an effect this turn, and the resources noted on cards. */
  readonly lasting?: readonly string[];
  readonly markers?: Readonly<Record<string, readonly string[]>>;
  /** The card in `aside` whose second half is pending. */
  readonly partial?: readonly string[];
  /** Number of fighters; in Escalation the ships by letter of their size. */
  readonly fighters: number | Readonly<Partial<Record<'F' | 'D' | 'B', number>>>;
  readonly influence: number;
}

export interface TableState {
  readonly state: string;
  readonly active: readonly number[];
  readonly turn: number;
  readonly end_triggered: number;
  readonly extra_round: number;
  readonly logistics_extra: number;
  readonly actions: readonly [number, number];
  /** Role phases played and allowed in this turn; absent in hand-written games. */
  readonly roles?: readonly [number, number];
  readonly role: string | null;
  readonly stacks: Readonly<Record<string, number>>;
  readonly techs: readonly string[];
  readonly planet_deck: readonly string[];
  readonly planet_discard: readonly string[];
  readonly influence_supply: number;
  readonly removed: readonly string[];
  readonly pending: readonly { readonly card: string }[];
  readonly players: readonly SeatState[];
}

export interface RecordedGame {
  readonly id: string;
  readonly players: number;
  readonly options: {
    readonly learning: boolean;
    readonly extended3: boolean;
    readonly scenarios: boolean;
    readonly extra_turn: boolean;
    readonly escalation: boolean;
  };
  readonly setup: {
    readonly decks: readonly (readonly string[])[];
    readonly start_planets: readonly string[];
    readonly planet_deck: readonly string[];
    readonly scenarios?: readonly string[];
  };
  readonly initial: TableState;
  readonly decisions: readonly RecordedDecision[];
  readonly final: {
    readonly scores: readonly {
      readonly player: number;
      readonly score: number;
      readonly tiebreak: number;
    }[];
    readonly winners: readonly number[];
  };
}

export function gameFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json.gz'))
    .sort()
    .map((name) => join(folder, name));
}

export function readGame(file: string): RecordedGame {
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as RecordedGame;
}
