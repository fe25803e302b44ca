// What our table must be after a recorded state, before any deviation (docs/lockstep.md).
import type { SeatDraft, TableDraft, TurnDraft } from './draft.ts';
import { leftOver, type TurnFacts } from './facts.ts';
import {
  ABUNDANCE,
  DATA_NETWORK,
  DIVERSE_MARKETS,
  GENETIC_ENGINEERING,
  LOGISTICS,
  MOBILIZATION_CARD,
  SPECIALIZATION,
  STREAMLINING,
} from './ids.ts';
import { byId } from './read.ts';
import type { SeatState, TableState } from './trace.ts';

/** A recorded state in our steps, with played cards where our rules put them. */
export function expectation(recorded: TableState, facts: TurnFacts): TableDraft {
  const memory = expectedTurn(recorded, facts);
  const phase = expectedPhase(recorded, memory);
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
    removed: [...recorded.removed],
    memory,
    players: recorded.players.map((player, seat) =>
      expectedPlayer(player, recorded, facts.done[seat] ?? [], memory.resolving),
    ),
  };
}

function pendingCard({ pending }: TableState): string | undefined {
  return pending[0]?.card;
}

/** Recorded leaders are asked for an early discard or for Mobilization's attack while our first follower decides. */
function asksLeaderFirst(recorded: TableState): boolean {
  if (recorded.state === 'playerTurnPreDiscard') return true;
  const looking = recorded.players.some(({ looking_at }) => looking_at !== undefined);
  const extra = recorded.state === 'playerTurnRoleExtra';
  return extra && !looking && pendingCard(recorded) === MOBILIZATION_CARD;
}

function expectedSeat(recorded: TableState): number | undefined {
  const [seat] = recorded.active;
  if (seat === undefined || !asksLeaderFirst(recorded)) return seat;
  return (seat + 1) % recorded.players.length;
}

function expectedPhase(recorded: TableState, { resolving }: TurnDraft): string {
  const pending = pendingCard(recorded) === ABUNDANCE;
  switch (recorded.state) {
    case 'playerTurnAction':
      if (pending) return 'produce';
      if (resolving !== undefined) return 'remove';
      return isActionAsked(recorded) ? 'action' : 'role';
    case 'playerTurnRole':
      return 'role';
    case 'playerTurnRoleExtra':
      if (recorded.players.some(({ looking_at }) => looking_at !== undefined)) return 'keep-planet';
      return pending ? 'produce' : 'follow-or-dissent';
    case 'playerTurnDiscard':
      return 'discard';
    case 'gameEnd':
      return 'over';
    default:
      return 'follow-or-dissent';
  }
}

/** Ours asks nobody with an empty hand for an Action, but an owner of Logistics for the order of the phases. */
function isActionAsked({ players, turn, actions, role }: TableState): boolean {
  const leader = players[turn];
  if (leader === undefined || leader.hand.length > 0) return true;
  const orders = leader.permanents.some(({ id }) => id === LOGISTICS);
  return orders && role === null && actions[0] === 0;
}

function expectedTurn(recorded: TableState, facts: TurnFacts): TurnDraft {
  const { actions, role, state, turn, players } = recorded;
  const over = state === 'gameEnd';
  const leader = players[turn];
  const lasting = leader?.lasting ?? [];
  const count = (card: string): number => lasting.filter((one) => one === card).length;
  const tapped = leader?.permanents.some(
    ({ id, tapped: used }) => id === STREAMLINING && used === 1,
  );
  return {
    role: over ? undefined : (role ?? undefined),
    role_first: facts.roleFirst,
    phases: undefined,
    // A card with a second half is counted when that is over.
    actions_played: actions[0] + (leader?.partial?.length ?? 0),
    actions_left: actions[1] - actions[0],
    resolving: resolvingCard(recorded, facts),
    streamlining_used: tapped === true && !facts.freely,
    markets: count(DIVERSE_MARKETS),
    genetics: count(GENETIC_ENGINEERING),
    mobilized: state === 'playerTurnDiscard' ? 0 : count(MOBILIZATION_CARD),
    specialized: [...(leader?.markers?.[SPECIALIZATION] ?? [])],
    produced: [...facts.produced],
    traded: [...facts.traded],
  };
}

/** The card with a second half, or one whose Abundance is asked for. */
function resolvingCard(recorded: TableState, { action }: TurnFacts): string | undefined {
  const leader = recorded.players[recorded.turn];
  const [partial] = leader?.partial ?? [];
  if (partial !== undefined) {
    return partial === DATA_NETWORK && leader?.hand.length === 0 ? undefined : partial;
  }
  const asked = recorded.state === 'playerTurnAction' && pendingCard(recorded) === ABUNDANCE;
  return asked && action !== undefined && leader?.aside.includes(action) ? action : undefined;
}

/** Cards aside lie in our discard pile once they are done with; the rest stays in play until cleanup (RULES C1, R-COL6). */
function expectedPlayer(
  player: SeatState,
  { state, turn, players }: TableState,
  done: readonly string[],
  resolving: string | undefined,
): SeatDraft {
  const cleanup = state === 'playerTurnDiscard' || state === 'gameEnd';
  const ownResolving = resolving !== undefined && players[turn] === player ? [resolving] : [];
  const put = cleanup ? player.aside : leftOver(done, ownResolving);
  return {
    score: player.score,
    hand: [...player.hand],
    hand_limit: player.hand_limit,
    deck: [...player.deck],
    discard: [...player.discard, ...put],
    in_play: cleanup ? [] : leftOver(player.aside, done),
    permanents: player.permanents.map(({ id }) => id),
    fighters: player.fighters,
    influence: player.influence,
    looking_at: [...(player.looking_at ?? [])],
    planets: player.planets
      .map(({ id, up, colonies = [], res = [], blocked = 0 }) => ({
        id,
        up,
        colonies: [...colonies].sort(),
        res: [...res].sort(),
        blocked,
      }))
      .sort(byId),
  };
}
