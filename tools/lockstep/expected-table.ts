// Converts a recorded state to the table that our game should have, before known differences are
// considered (docs/lockstep.md).
import type { SeatDraft, TableDraft, TurnDraft } from './comparable-table.ts';
import type { TurnFacts } from './turn-facts.ts';
import {
  ABUNDANCE,
  COLONY_SHIP,
  DATA_NETWORK,
  DEFENSE_CONTRACT,
  DIVERSE_MARKETS,
  GENETIC_ENGINEERING,
  MOBILIZATION_CARD,
  SPECIALIZATION,
  SPECIALIZED_PRODUCTION,
  STREAMLINING,
  TERRAFORMING,
  TOUR_DE_FORCE,
  WELL_OILED_MACHINE,
} from './ids.ts';
import { leftOver } from './multiset.ts';
import { expectedPhase, expectedSeat, halfUsed, pendingCard } from './phase.ts';
import { byId } from './engine-table.ts';
import { fleetOf, hasFleets, hasUsed, isFleet, onPermanents, shipsOf } from './recorded-seat.ts';
import { unscoredInfluence } from './scenario-ids.ts';
import type { SeatState, TableState } from './recording.ts';

/** The expected table, with our names of steps and played cards where our rules put them. */
export function expectation(recorded: TableState, facts: TurnFacts): TableDraft {
  const memory = expectedTurn(recorded, facts);
  const phase = expectedPhase(recorded, memory, facts);
  if (phase !== 'action') memory.actions_left = undefined;
  return {
    phase,
    active: expectedSeat(recorded),
    turn: recorded.turn,
    end_triggered: recorded.end_triggered,
    extra_round: recorded.extra_round,
    logistics_extra: recorded.logistics_extra,
    stacks: recorded.stacks,
    techs: [...recorded.techs],
    planet_deck: [...recorded.planet_deck],
    planet_discard: [...recorded.planet_discard],
    influence_supply: recorded.influence_supply,
    removed: recorded.removed.filter((id) => !isFleet(id)),
    memory,
    players: recorded.players.map((player, seat) =>
      expectedPlayer(player, recorded, {
        done: facts.done[seat] ?? [],
        resolving: memory.resolving,
        cleaned: phase === 'discard' || phase === 'over',
      }),
    ),
  };
}

function expectedTurn(recorded: TableState, facts: TurnFacts): TurnDraft {
  const { actions, role, state, turn, players } = recorded;
  const over = state === 'gameEnd';
  const leader = players[turn];
  const lastingCards = leader?.lasting ?? [];
  const count = (card: string): number => lastingCards.filter((one) => one === card).length;
  const fleets = hasFleets(recorded);
  return {
    role: over ? undefined : (role ?? undefined),
    role_first: facts.roleFirst,
    phases: over ? undefined : morePhases(recorded, facts),
    // The recording counts an Action with a second half only when that half is done.
    actions_played: actions[0] + (leader?.partial?.length ?? 0) + halfUsed(leader),
    actions_left: actions[1] - actions[0],
    resolving: resolvingCard(recorded, facts),
    streamlining_used: hasUsed(leader, STREAMLINING) && !facts.freely,
    markets: count(DIVERSE_MARKETS),
    genetics: count(GENETIC_ENGINEERING),
    mobilized: state === 'playerTurnDiscard' || facts.mobilized ? 0 : count(MOBILIZATION_CARD),
    tours: (leader?.aside ?? []).filter((id) => id === TOUR_DE_FORCE).length,
    sold: !over && hasUsed(leader, DEFENSE_CONTRACT),
    colonized: !over && hasUsed(leader, COLONY_SHIP),
    more_role: !over && !facts.roleLater && hasUsed(leader, WELL_OILED_MACHINE),
    named: [...(leader?.markers?.[SPECIALIZED_PRODUCTION] ?? [])],
    made: fleets ? [...facts.made] : [],
    specialized: [...(leader?.markers?.[SPECIALIZATION] ?? [])],
    produced: [...facts.produced],
    traded: [...facts.traded],
  };
}

/** The phases of the turn; undefined if it has one Role phase. Others follow the first. */
function morePhases(
  { roles = [0, 1], ...recorded }: TableState,
  { roleFirst, roleLater }: TurnFacts,
): string | undefined {
  const allowed = roles[1] - Number(roleLater);
  if (allowed < 2) return undefined;
  const more = Array<string>(allowed - 1).fill('role after-role');
  const first = roleFirst ? 'action role action after-role' : 'action role after-role';
  return [...(hasFleets(recorded) ? ['replenish'] : []), first, ...more, 'cleanup'].join(' ');
}

/** The played card whose second half or production by Abundance is pending. */
function resolvingCard(recorded: TableState, { action }: TurnFacts): string | undefined {
  const leader = recorded.players[recorded.turn];
  const [partial] = leader?.partial ?? [];
  if (partial !== undefined) {
    return partial === DATA_NETWORK && leader?.hand.length === 0 ? undefined : partial;
  }
  const question = recorded.state === 'playerTurnAction' && pendingCard(recorded) === ABUNDANCE;
  // When Terraforming causes the production of Abundance, its card already is in the discard pile.
  if (action === TERRAFORMING) return undefined;
  return question && action !== undefined && leader?.aside.includes(action) ? action : undefined;
}

function scenarioOf({ permanents }: SeatState): string | undefined {
  return permanents.find(({ id }) => id.startsWith('scenario_'))?.id;
}

/** Which cards that are aside in the recording have left play in our game. */
interface Aside {
  readonly done: readonly string[];
  readonly resolving: string | undefined;
  readonly cleaned: boolean;
}

/** Puts recorded cards aside into our discard pile or cards in play (RULES C1, R-COL6). */
function expectedPlayer(
  player: SeatState,
  { turn, players }: TableState,
  { done, resolving, cleaned }: Aside,
): SeatDraft {
  const ownResolving = resolving !== undefined && players[turn] === player ? [resolving] : [];
  const aside = player.aside.filter(isCard);
  const put = cleaned ? aside : leftOver(done.filter(isCard), ownResolving);
  return {
    ...draftOf(player),
    discard: [...player.discard, ...put],
    in_play: cleaned ? [] : leftOver(aside, done),
  };
}

/** Whether an id is a card. Spent tokens are aside, too. */
function isCard(id: string): boolean {
  return id.startsWith('card_');
}

const BATTLECRUISER_POINTS = 2;

/** Converts a recorded seat. Cards aside are left out. */
export function draftOf(player: SeatState): SeatDraft {
  const { F, D, B } = shipsOf(player);
  const { store, docked, cards } = onPermanents(player);
  return {
    score: player.score + unscoredInfluence(scenarioOf(player)) + BATTLECRUISER_POINTS * B,
    hand: [...player.hand],
    hand_limit: player.hand_limit,
    deck: [...player.deck],
    discard: [...player.discard],
    in_play: [],
    permanents: player.permanents.map(({ id }) => id).filter((id) => id.startsWith('card_tech_')),
    fighters: F,
    destroyers: D,
    battlecruisers: B,
    fleet: fleetOf(player),
    store,
    docked,
    ship_colonies: cards,
    influence: player.influence,
    looking_at: [...(player.looking_at ?? [])],
    planets: player.planets
      .map(({ id, up, colonies = [], res = [], blocked = 0, ships = [] }) => ({
        id,
        up,
        colonies: [...colonies].sort(),
        res: [...res].sort(),
        blocked,
        ships: ships.length,
      }))
      .sort(byId),
  };
}
