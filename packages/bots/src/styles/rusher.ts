// Rusher: when ahead, drains the stack that is closest to empty; when behind, plays the common
// heuristics.
import { ROLES, type PlayerView, type Role, type View } from '@eminent/engine';
import { nearerByFighters } from '../view-queries.ts';
import { heuristicBot } from '../heuristic.ts';

function isAhead(player: PlayerView, view: View): boolean {
  const others = view.players.filter((other) => other.seat !== player.seat);
  return others.every((other) => player.score.total > other.score.total);
}

function nearestEnd(view: View): Role | undefined {
  const left = (role: Role): number => view.stacks[view.stackOf[role]] ?? 99;
  const roles = ROLES.filter((role) => left(role) > 0 && left(role) < 99);
  return roles.reduce<Role | undefined>(
    (best, role) => (best === undefined || left(role) < left(best) ? role : best),
    undefined,
  );
}

export const rusher = heuristicBot('rusher', {
  prefersWarfare: nearerByFighters,
  lead(role, common, player, view) {
    const last = nearestEnd(view);
    if (!isAhead(player, view) || last === undefined) return common;
    const left = view.stacks[view.stackOf[last]] ?? 99;
    return view.stackOf[role] === view.stackOf[last] && left <= 8 ? common + 9 - left : common;
  },
});
