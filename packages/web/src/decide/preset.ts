// What is chosen when a question comes: what most players would do, by small rules over what everybody at the table can see.
import type { Decision, OptionInfo, View } from '@eminent/engine';
import { previewOf } from '@eminent/text';
import { helpersOf, usefulBoosts } from './boosts.ts';
import { boostToken, type Chosen, NOTHING, type Pick, picksOf, takesBoosts } from './chosen.ts';
import { discards, removals, takings } from './preset-cards.ts';
import { bestOnOffer, bestAction } from './preset-action.ts';
import { bestLead, bestTarget, isWorthFollowing } from './preset-role.ts';
import { bestKept, bestOf, mostCommon, tuckings } from './preset-planet.ts';

/** The choice that a question begins with. */
export function presetFor(view: View, decision: Decision): Chosen {
  return decision.several
    ? { picks: picksOf(severalOf(view, decision).map(({ token }) => token)) }
    : chosenWith(view, decision, singleOf(view, decision));
}

/** An option with what belongs to it: a role with its boosts, or with the planet that it settles or attacks at once. */
export function chosenWith(view: View, decision: Decision, option: OptionInfo | undefined): Chosen {
  if (option === undefined) return NOTHING;
  const own: Pick = { token: option.token, copy: 0 };
  const preview = takesBoosts(decision) ? previewOf(view, option) : undefined;
  if (preview === undefined) return { picks: [own] };
  const target = bestTarget(view, preview);
  if (target !== undefined) return { picks: [own], target };
  return { picks: [own, ...picksOf(usefulBoosts(view, preview).map(boostToken))] };
}

/** The same role with every card that helps, to gather instead of settling or attacking. */
export function gatheringWith(view: View, option: OptionInfo): Chosen {
  const preview = previewOf(view, option);
  const cards = preview === undefined ? [] : helpersOf(view, preview.role);
  return { picks: [{ token: option.token, copy: 0 }, ...picksOf(cards.map(boostToken))] };
}

function singleOf(view: View, decision: Decision): OptionInfo | undefined {
  const { options } = decision;
  const find = (kind: OptionInfo['kind']) => options.find((one) => one.kind === kind);
  switch (decision.step) {
    case 'role':
      return bestLead(view, options);
    case 'follow-or-dissent':
      return isWorthFollowing(view, find('follow')) ? find('follow') : find('dissent');
    case 'action':
      return bestAction(view, options);
    case 'keep-planet':
      return bestKept(view, options);
    case 'buy-technology':
    case 'pick-technology':
    case 'take-technology':
      return bestOnOffer(options) ?? options[0];
    default:
      return bestOf(view, decision);
  }
}

function severalOf(view: View, decision: Decision): readonly OptionInfo[] {
  switch (decision.step) {
    case 'discard':
      return discards(view, decision);
    case 'remove':
      return removals(view, decision);
    case 'tuck':
      return tuckings(view, decision);
    case 'take':
      return takings(view, decision);
    case 'boost':
    case 'produce':
    case 'trade':
      return allOf(view, decision);
    default:
      return [];
  }
}

/** Every piece that may be picked, as far as the question allows; what is discarded for its worth elsewhere is left where it is. */
function allOf(view: View, decision: Decision): readonly OptionInfo[] {
  if (!decision.several) return [];
  return decision.options
    .filter((option) => !isSpent(option) && isFirstOfSlot(view, decision, option))
    .flatMap((option) => Array.from({ length: option.copies ?? 0 }, () => option))
    .slice(0, decision.most);
}

/** Ships, goods and cards that are discarded in place of something else. */
function isSpent({ kind }: OptionInfo): boolean {
  return (
    kind === 'spend-fighter' ||
    kind === 'spend-resource' ||
    kind === 'spend-card' ||
    kind === 'trade-card'
  );
}

/** Of the resources that one slot could hold, the one that lies on most planets, so that they trade together. */
function isFirstOfSlot(view: View, { options }: Decision, option: OptionInfo): boolean {
  if (option.kind !== 'produce' || option.anySlot === undefined) return true;
  const slot = option.anySlot;
  const rivals = options.filter((one) => one.kind === 'produce' && one.anySlot === slot);
  return mostCommon(view, rivals) === option;
}
