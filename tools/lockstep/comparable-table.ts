// The common form in which the tables of our game and of the recording are compared.

export interface PlanetDraft {
  readonly id: string;
  readonly up: number;
  readonly colonies: readonly string[];
  readonly res: readonly string[];
  readonly blocked: number;
  readonly ships: number;
}

export interface SeatDraft {
  score: number;
  hand: string[];
  hand_limit: number;
  /** Top card first. */
  deck: string[];
  discard: string[];
  /** Cards spent on the role of this turn, until cleanup. */
  in_play: string[];
  permanents: string[];
  fighters: number;
  destroyers: number;
  battlecruisers: number;
  /** Side of the tile: 0 none, 1 basic, 2 improved, 3 basic after a Natural Order. */
  fleet: number;
  /** Letters of resources and ships in slots of permanents, and cards on the Colony Ship. */
  store: string[];
  docked: string[];
  ship_colonies: string[];
  influence: number;
  looking_at: string[];
  planets: readonly PlanetDraft[];
}

export interface TurnDraft {
  /** Letter of the led role. */
  role: string | undefined;
  role_first: boolean;
  /** The phases of the turn; undefined unless there are additional Role phases. */
  phases: string | undefined;
  actions_played: number;
  /** Defined only if an Action is asked for. */
  actions_left: number | undefined;
  /** The played card whose second half is pending. */
  resolving: string | undefined;
  streamlining_used: boolean;
  markets: number;
  genetics: number;
  mobilized: number;
  tours: number;
  /** Whether each action that is possible once per turn was used. */
  sold: boolean;
  colonized: boolean;
  more_role: boolean;
  /** Resources named by Specialized Production, and produced ones it could name. */
  named: string[];
  made: string[];
  specialized: string[];
  produced: string[];
  traded: string[];
}

export interface TableDraft {
  /** Name of our engine's current step. */
  phase: string;
  active: number | undefined;
  turn: number;
  end_triggered: number;
  extra_round: number;
  logistics_extra: number;
  stacks: Readonly<Record<string, number>>;
  techs: string[];
  /** Top card first. */
  planet_deck: string[];
  planet_discard: string[];
  influence_supply: number;
  removed: string[];
  memory: TurnDraft;
  players: SeatDraft[];
}

const ORDERED = ['deck', 'planet_deck'];

/** Returns one line for each field in which two tables differ. */
export function differences(ours: TableDraft, expected: TableDraft): string[] {
  const [own, other] = [zonesOf(ours), zonesOf(expected)];
  const lines: string[] = [];
  for (const [path, value] of own) {
    const recorded = other.get(path);
    if (value !== recorded) lines.push(`${path}: ours ${value}, recorded ${recorded}`);
  }
  return lines;
}

/** Returns each field as text, by path. Order only matters in decks. */
function zonesOf({ memory, players, stacks, ...table }: TableDraft): Map<string, string> {
  const zones = new Map<string, string>();
  const add = (prefix: string, fields: object): void => {
    for (const [name, value] of Object.entries(fields)) zones.set(prefix + name, text(name, value));
  };
  add('', table);
  add('', memory);
  add('stacks.', stacks);
  for (const [seat, player] of players.entries()) add(`players[${seat}].`, player);
  return zones;
}

function text(name: string, value: unknown): string {
  if (!Array.isArray(value) || ORDERED.includes(name)) return JSON.stringify(value) ?? 'none';
  return JSON.stringify(value.map((one) => JSON.stringify(one)).sort());
}
