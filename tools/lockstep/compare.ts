// Every zone of our state against a recorded one.
import type { GameState } from '@eminent/engine';
import { type Deferred, projectState } from './project.ts';
import type { SeatState, TableState } from './trace.ts';

type Flat = Record<string, unknown>;

/** The compared zones of a recorded state by path, in the same words as `projectState`. */
function flattenRecorded(recorded: TableState): Flat {
  const flat: Flat = {
    over: recorded.state === 'gameEnd',
    active: activeSeat(recorded),
    turn: recorded.turn,
    end_triggered: recorded.end_triggered,
    extra_round: recorded.extra_round,
    logistics_extra: recorded.logistics_extra,
    techs: [...recorded.techs].sort(),
    planet_deck: recorded.planet_deck,
    planet_discard: [...recorded.planet_discard].sort(),
    influence_supply: recorded.influence_supply,
    removed: [...recorded.removed].sort(),
  };
  for (const [name, left] of Object.entries(recorded.stacks)) flat[`stacks.${name}`] = left;
  recorded.players.forEach((player, seat) => {
    flattenSeat(player, `players[${seat}]`, flat);
  });
  return flat;
}

/** Recorded leaders are asked for an early discard or Mobilization's attack while our first follower decides. */
function activeSeat(recorded: TableState): readonly number[] {
  const looking = recorded.players[recorded.turn]?.looking_at !== undefined;
  const mobilized =
    !looking &&
    recorded.state === 'playerTurnRoleExtra' &&
    recorded.pending[0]?.card === 'card_tech_2_81';
  if (recorded.state !== 'playerTurnPreDiscard' && !mobilized) return recorded.active;
  return recorded.active.map((seat) => (seat + 1) % recorded.players.length);
}

function flattenSeat(player: SeatState, path: string, flat: Flat): void {
  flat[`${path}.score`] = player.score;
  flat[`${path}.hand`] = [...player.hand].sort();
  flat[`${path}.hand_limit`] = player.hand_limit;
  flat[`${path}.deck`] = player.deck;
  flat[`${path}.discard+aside`] = [...player.discard, ...player.aside].sort();
  flat[`${path}.permanents`] = player.permanents.map(({ id }) => id).sort();
  flat[`${path}.fighters`] = player.fighters;
  flat[`${path}.influence`] = player.influence;
  flat[`${path}.looking_at`] = [...(player.looking_at ?? [])].sort();
  flat[`${path}.planets`] = player.planets
    .map(({ id, up, colonies = [], res = [], blocked = 0 }) => ({
      id,
      up,
      colonies: [...colonies].sort(),
      res: [...res].sort(),
      blocked,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** One line for every zone in which the two differ. */
export function differences(state: GameState, recorded: TableState, deferred?: Deferred): string[] {
  return differingZones(projectState(state, deferred), flattenRecorded(recorded));
}

function differingZones(ours: Flat, theirs: Flat): string[] {
  const paths = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const lines: string[] = [];
  for (const path of paths) {
    const [own, recorded] = [JSON.stringify(ours[path]), JSON.stringify(theirs[path])];
    if (own !== recorded) lines.push(`${path}: ours ${own}, recorded ${recorded}`);
  }
  return lines;
}
