// Reads our table from the engine's position, view and question. Applies no rules itself.
import {
  describe,
  formatPosition,
  type GameState,
  type PlanetPosition,
  type PlayerPosition,
  type PlayerView,
  type Position,
  type Resource,
  SPECTATOR,
  type View,
  view,
} from '@eminent/engine';
import type { PlanetDraft, SeatDraft, TableDraft, TurnDraft } from './comparable-table.ts';
import {
  letterOfRole,
  RESOURCE_LETTERS,
  recordedCardOf,
  recordedPlanetOf,
  STACK_CARDS,
} from './ids.ts';

/** Reads our table in recorded names. The state lacks `actionsPlayed`. */
export function readOurs(state: GameState, actionsPlayed: number): TableDraft {
  const position = formatPosition(state);
  const seen = view(state, SPECTATOR);
  return {
    phase: seen.waiting?.step ?? 'over',
    active: seen.waiting?.seat,
    turn: seen.leader,
    end_triggered: Number(seen.ending !== undefined),
    extra_round: Number(seen.inExtraRound),
    logistics_extra: Number(seen.inLogisticsTurn),
    stacks: Object.fromEntries(
      Object.entries(STACK_CARDS).map(([name, card]) => [name, seen.stacks[card] ?? 0]),
    ),
    techs: seen.technologies.map(recordedCardOf),
    planet_deck: planetIds(position.planetDeck),
    planet_discard: planetIds(position.planetDiscard),
    influence_supply: seen.supply,
    removed: seen.removed.map(recordedCardOf),
    memory: {
      ...readTurn(position, seen),
      ...readActions(state, seen),
      actions_played: actionsPlayed,
    },
    players: position.players.map((player, seat) => readSeat(player, seen, seat, position)),
  };
}

function planetIds(planets: Position['planetDeck']): string[] {
  return planets.map((planet) => recordedPlanetOf(typeof planet === 'string' ? planet : '?'));
}

function readTurn(
  { turn }: Position,
  { role }: View,
): Omit<TurnDraft, 'actions_played' | 'actions_left'> {
  return {
    role: role === undefined ? undefined : letterOfRole(role),
    role_first: turn.roleFirst ?? false,
    phases: turn.phases?.join(' '),
    resolving: turn.resolving === undefined ? undefined : recordedCardOf(turn.resolving),
    streamlining_used: turn.streamlined ?? false,
    markets: turn.markets ?? 0,
    genetics: turn.genetics ?? 0,
    mobilized: turn.mobilized ?? 0,
    tours: turn.extra?.tours ?? 0,
    sold: turn.extra?.sold ?? false,
    colonized: turn.extra?.colonized ?? false,
    more_role: turn.extra?.moreRole ?? false,
    named: letters(turn.extra?.named ?? {}),
    made: letters(turn.extra?.made ?? {}),
    specialized: letters(turn.specialized ?? {}),
    produced: (turn.produced ?? []).map((resource) => RESOURCE_LETTERS[resource]),
    traded: letters(turn.traded ?? {}),
  };
}

function readActions(state: GameState, { waiting }: View): { actions_left: number | undefined } {
  if (waiting?.step !== 'action') return { actions_left: undefined };
  const question = describe(state);
  return { actions_left: question.step === 'action' ? question.actionsLeft : undefined };
}

function times(letter: string, n: number): string[] {
  return Array<string>(n).fill(letter);
}

function letters(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(RESOURCE_LETTERS).flatMap(([resource, letter]) =>
    times(letter, counts[resource] ?? 0),
  );
}

function readSeat(
  player: PlayerPosition,
  { players, waiting }: View,
  seat: number,
  { looking = [] }: Position,
): SeatDraft {
  const { score, handLimit } = players[seat] as PlayerView;
  const { extra = {} } = player;
  const { cardFighters = 0, dockedDestroyers = 0, store = [] } = extra;
  return {
    score: score.total,
    hand: player.hand.map(recordedCardOf),
    hand_limit: handLimit,
    deck: player.deck.map(recordedCardOf),
    discard: player.discard.map(recordedCardOf),
    in_play: [...(player.play ?? []), ...(extra.spent ?? [])].map(recordedCardOf),
    permanents: (player.permanents ?? []).map(recordedCardOf),
    fighters: player.fighters,
    destroyers: extra.destroyers ?? 0,
    battlecruisers: extra.battlecruisers ?? 0,
    fleet: extra.fleet ?? 0,
    store: lettersOf(store),
    docked: [...times('F', cardFighters), ...times('D', dockedDestroyers)],
    ship_colonies: (extra.colonies ?? []).map(recordedCardOf),
    influence: player.influence,
    looking_at: seat === waiting?.seat ? planetIds(looking) : [],
    planets: player.planets.map(readPlanet).sort(byId),
  };
}

function readPlanet(position: PlanetPosition): PlanetDraft {
  const { planet, up, colonies, resources = [], second = [], blocked, ships = 0 } = position;
  return {
    id: recordedPlanetOf(planet),
    up: Number(up ?? false),
    colonies: (colonies ?? []).map(recordedCardOf).sort(),
    res: lettersOf([...resources, ...second]).sort(),
    blocked: Number(blocked ?? false),
    ships,
  };
}

function lettersOf(held: readonly (Resource | 'none')[]): string[] {
  return held.flatMap((resource) => (resource === 'none' ? [] : [RESOURCE_LETTERS[resource]]));
}

export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
