// The style Rusher: when ahead and the smallest stack has at most eight cards, prefers to lead its
// role to end the game.
import { ROLES, type Role, type View } from '@eminent/engine';
import { isAhead, nearerByFighters } from '../view-queries.ts';
import { heuristicBot } from '../heuristic.ts';

/** The smallest stack that is not empty; undefined if all stacks are empty. */
function smallestStack(view: View): Role | undefined {
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
    const smallest = smallestStack(view);
    if (!isAhead(player, view) || smallest === undefined) return common;
    const left = view.stacks[view.stackOf[smallest]] ?? 99;
    return view.stackOf[role] === view.stackOf[smallest] && left <= 8 ? common + 9 - left : common;
  },
});
