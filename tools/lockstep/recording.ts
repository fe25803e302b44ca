// The file format of recorded games: types of the compared fields, and reading a folder of games.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One structured operation of a decision. */
export interface Choice {
  readonly op: string;
  readonly planet?: string;
  readonly card?: string;
  readonly res?: string;
  readonly tech?: string;
  readonly ship?: string;
  /** The size of a gained ship. */
  readonly type?: string;
  /** The payment: ships by letter and hand cards, or "R" for symbols. */
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
  /** A follower's action instead of the led role (Freedom of Trade). */
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
  /** Letters of the ships in its replenishing slots. */
  readonly ships?: readonly string[];
}

/** A permanent. The fleet tile and the scenario are recorded as permanents, too. */
export interface PermanentState {
  readonly id: string;
  /** 1 once used in this turn. */
  readonly tapped?: number;
  /** 1 while the second half of its Action is still to be chosen. */
  readonly partial?: number;
  /** Resources, ships and colonies on it. */
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
  /** Cards aside whose effect lasts this turn, and the resource types noted on them. */
  readonly lasting?: readonly string[];
  readonly markers?: Readonly<Record<string, readonly string[]>>;
  /** The card kept aside whose second half is still to be chosen. */
  readonly partial?: readonly string[];
  /** The number of fighters; ships by letter in games with other sizes. */
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
  /** Actions played and allowed in this turn. */
  readonly actions: readonly [number, number];
  /** Role phases played and allowed in this turn; absent in games written out by hand. */
  readonly roles?: readonly [number, number];
  /** Letter of the role led in this turn. */
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
    /** By seat, in games with scenarios. */
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

/** The game files of a folder, sorted by name; none if the folder does not exist. */
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
