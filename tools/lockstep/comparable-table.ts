// A table in the words of the recordings: both sides are written in it before they are compared.

export interface PlanetDraft {
  readonly id: string;
  readonly up: number;
  readonly colonies: readonly string[];
  readonly res: readonly string[];
  readonly blocked: number;
  /** Ships in its replenishing slots. */
  readonly ships: number;
}

export interface SeatDraft {
  score: number;
  hand: string[];
  hand_limit: number;
  /** From the top. */
  deck: string[];
  discard: string[];
  /** Cards spent on the role of this turn, in play until its cleanup. */
  in_play: string[];
  permanents: string[];
  fighters: number;
  destroyers: number;
  battlecruisers: number;
  /** The side of the fleet tile: 1 basic, 2 improved, 3 basic for good; 0 without a fleet. */
  fleet: number;
  /** Letters of resources and of ships on the slots of permanents, and cards on the Colony Ship. */
  store: string[];
  docked: string[];
  ship_colonies: string[];
  influence: number;
  looking_at: string[];
  planets: readonly PlanetDraft[];
}

/** What is remembered until the end of the turn. */
export interface TurnDraft {
  /** Letter of the role led. */
  role: string | undefined;
  role_first: boolean;
  /** The phases of the turn where they are not the usual ones: only where there are more Role phases. */
  phases: string | undefined;
  actions_played: number;
  /** Only while an Action is asked for. */
  actions_left: number | undefined;
  /** The card of which the second half is still to be answered. */
  resolving: string | undefined;
  streamlining_used: boolean;
  markets: number;
  genetics: number;
  mobilized: number;
  /** How often Tour de Force was played. */
  tours: number;
  /** What may be done once in a turn and has been. */
  sold: boolean;
  colonized: boolean;
  more_role: boolean;
  /** Letters of resources that Specialized Production named, and of all that was produced, where it could be. */
  named: string[];
  made: string[];
  /** Letters of resources. */
  specialized: string[];
  produced: string[];
  traded: string[];
}

export interface TableDraft {
  /** Our name of the step that is asked. */
  phase: string;
  active: number | undefined;
  turn: number;
  end_triggered: number;
  extra_round: number;
  logistics_extra: number;
  stacks: Readonly<Record<string, number>>;
  techs: string[];
  /** From the top. */
  planet_deck: string[];
  planet_discard: string[];
  influence_supply: number;
  removed: string[];
  memory: TurnDraft;
  players: SeatDraft[];
}

const ORDERED = ['deck', 'planet_deck'];

/** One line for every zone in which two tables differ. */
export function differences(ours: TableDraft, expected: TableDraft): string[] {
  const [own, other] = [zonesOf(ours), zonesOf(expected)];
  const lines: string[] = [];
  for (const [path, value] of own) {
    const recorded = other.get(path);
    if (value !== recorded) lines.push(`${path}: ours ${value}, recorded ${recorded}`);
  }
  return lines;
}

/** Every zone as text, by its path. Cards lie in no order, except in decks. */
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
