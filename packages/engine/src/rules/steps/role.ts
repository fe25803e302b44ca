// The Role phase begins: the leader chooses a role and takes its card (RULES 2 B1, B2, T2).
import { cardId } from '../../cards/catalogue.ts';
import { NONE, nameAt, ROLES } from '../../model/names.ts';
import { LEAD, REMOVE } from '../../model/option.ts';
import type { RoleDef } from '../roles/role-def.ts';
import { anyPlanet, canSettle, empireSymbols } from '../../facts/pieces.ts';
import { type GameState, playerAt, push } from '../../state/state.ts';
import { takeRoleCard } from '../../verbs/verbs.ts';
import { BOOST, FOLLOWERS, SETTLE_OR_GATHER } from '../../model/steps.ts';
import { pop, type Step } from './step.ts';
import { listTrims, trim } from './trim.ts';

/** `at` is the lowest kind that may still be trimmed. */
export const roleStep: Step = {
  run: () => false,

  options(state, frame, out) {
    for (const role of state.rules.roles) out.push(LEAD + role);
    listTrims(state, frame.seat, frame.at, out);
  },

  question: () => ({ step: 'role', several: false }),

  choose(state, frame, option) {
    if (option >= REMOVE) {
      frame.at = option - REMOVE;
      trim(state, frame.seat, option - REMOVE);
      return;
    }
    pop(state);
    lead(state, frame.seat, option - LEAD);
  },
};

function lead(state: GameState, seat: number, role: number): void {
  const { rules, turn } = state;
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
  push(state, FOLLOWERS, seat);
  const settles =
    (rules.roleDefs[role] as RoleDef).settlesFirst && anyPlanet(playerAt(state, seat), canSettle);
  push(state, settles ? SETTLE_OR_GATHER : BOOST, seat, turn.taken, symbols);
}

/** Symbols before boosts: the card taken or, where the display shows one, the symbol of the empty stack, and the empire. */
export function leaderSymbols(state: GameState, seat: number, role: number): number {
  const { rules } = state;
  const hasCard = (state.stacks[rules.stackOf[role] as number] as number) > 0;
  const own = hasCard || rules.emptyStackSymbol[role] === true ? 1 : 0;
  const bonus = rules.leaderSymbols[role] ?? 0;
  return own + bonus + countedEmpireSymbols(state, seat, role);
}

/** Empire symbols that count toward a role: all but Colonize, whose symbols are a discount (RULES R-COL3). */
export function countedEmpireSymbols(state: GameState, seat: number, role: number): number {
  return (state.rules.roleDefs[role] as RoleDef).empireCounts
    ? empireSymbols(playerAt(state, seat), role)
    : 0;
}
