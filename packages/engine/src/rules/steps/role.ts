// The start of the Role phase: the leader chooses a role and takes its card (RULES 2 B1, B2, T2).
import { cardId } from '../../cards/catalog.ts';
import { NONE, nameAt, ROLES } from '../../model/names.ts';
import { LEAD } from '../../model/option.ts';
import { canSettle } from '../../queries/costs.ts';
import { anyPlanet } from '../../queries/empire-planets.ts';
import { leaderSymbols } from '../../queries/symbols.ts';
import { type GameState, playerAt } from '../../state/state.ts';
import { takeRoleCard } from '../../mutations/take-role-card.ts';
import { settleOrGatherStep } from '../roles/prototype-colonize.ts';
import { boostStep } from './boost.ts';
import { followersStep } from './follow.ts';
import { freeAction, isFreeAction, listFreeActions, listFreeRemovals } from './free-action.ts';
import { begin, pop, step } from './step.ts';

/** `at` is the lowest kind that can be removed as a free action. */
export const roleStep = step('role', {
  run: () => false,

  options(state, frame, out) {
    for (const role of state.rules.roles) out.push(LEAD + role);
    listFreeRemovals(state, frame.seat, frame.at, out);
    if (state.rules.fleet) listFreeActions(state, frame.seat, out);
  },

  question: () => ({ step: 'role', several: false }),

  choose(state, frame, option) {
    if (isFreeAction(option)) {
      freeAction(state, frame.seat, option, (kind) => {
        frame.at = kind;
      });
      return;
    }
    pop(state);
    lead(state, frame.seat, option - LEAD);
  },
});

function lead(state: GameState, seat: number, role: number): void {
  const { rules, turn } = state;
  if (turn.role !== NONE) putAside(state);
  const kind = rules.stackOf[role] as number;
  turn.role = role;
  turn.taken = (state.stacks[kind] as number) > 0 ? kind : NONE;
  const name = nameAt(ROLES, role);
  state.log?.push(
    turn.taken === NONE
      ? { type: 'lead', seat, role: name }
      : { type: 'lead', seat, role: name, card: cardId(kind) },
  );
  const symbols = leaderSymbols(state, seat, role);
  if (turn.taken !== NONE) takeRoleCard(state, seat, kind);
  begin(state, followersStep, seat);
  const settles = role === rules.settlesFirst && anyPlanet(playerAt(state, seat), canSettle);
  begin(state, settles ? settleOrGatherStep : boostStep, seat, turn.taken, symbols);
}

/** Cards of an earlier Role phase do not count again. Cleanup discards them (RULES E2.7). */
function putAside(state: GameState): void {
  for (const player of state.players) {
    if (player.play.length === 0) continue;
    player.expansion = {
      ...player.expansion,
      spent: [...player.expansion.spent, ...player.play.splice(0)],
    };
  }
}
