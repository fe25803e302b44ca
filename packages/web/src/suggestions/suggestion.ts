// The suggestion for a question: what most players would do, or only what is obvious, by simple rules over public information.
import { type Decision, isSelection, type OptionInfo, type View } from '@eminent/engine';
import { conquests, previewOf } from '@eminent/text';
import type { Assistance } from '../settings/settings.ts';
import { helpersOf, obviousBoosts, usefulBoosts } from './suggest-boosts.ts';
import {
  boostToken,
  type Selection,
  EMPTY_SELECTION,
  type SelectedOption,
  selectedOptionsOf,
  takesBoosts,
} from './selection.ts';
import { suggestDiscards, suggestRemovals, suggestTakes } from './suggest-cards.ts';
import { bestOnOffer, bestAction } from './suggest-action.ts';
import { bestLead, bestTarget, isWorthFollowing } from './suggest-role.ts';
import { bestKept, bestOf, mostCommon, suggestTucks } from './suggest-planet.ts';
import { producibleOptions } from './auto-answers.ts';

/** What the page selects when a question comes. */
export function suggestionFor(view: View, decision: Decision, level: Assistance): Selection {
  if (level === 'none') return EMPTY_SELECTION;
  const isObvious = level === 'obvious';
  if (decision.several) {
    const options = isObvious ? obviousSeveral(decision) : severalOf(view, decision);
    return { picks: selectedOptionsOf(options.map(({ token }) => token)) };
  }
  const option = isObvious ? obviousSingle(decision) : singleOf(view, decision);
  return selectionWith(view, decision, option, level);
}

/** An option with what belongs to it: a role with its boosts, or with the planet it settles or attacks at once. */
export function selectionWith(
  view: View,
  decision: Decision,
  option: OptionInfo | undefined,
  level: Assistance,
): Selection {
  if (option === undefined) return EMPTY_SELECTION;
  const own: SelectedOption = { token: option.token, copy: 0 };
  const preview = level !== 'none' && takesBoosts(decision) ? previewOf(view, option) : undefined;
  if (preview === undefined) return { picks: [own] };
  const targets = conquests(preview);
  if (level === 'obvious' && targets.length > 1) return { picks: [own] };
  const target = bestTarget(view, preview);
  if (target !== undefined) return { picks: [own], target };
  const cards = level === 'obvious' ? obviousBoosts(view, preview) : usefulBoosts(view, preview);
  return { picks: [own, ...selectedOptionsOf(cards.map(boostToken))] };
}

/** The only answer, or the only planet that can be settled or attacked where the other answer is to skip. */
function obviousSingle({ options }: Decision): OptionInfo | undefined {
  const [only, ...others] = options.filter(({ kind }) => kind !== 'done');
  if (only === undefined) return options[0];
  if (others.length > 0) return undefined;
  return options.length === 1 || only.kind === 'settle' || only.kind === 'attack'
    ? only
    : undefined;
}

/** Everything, where all of it must be selected or where producibleOptions that can be produced or traded may be. */
function obviousSeveral(decision: Decision): readonly OptionInfo[] {
  const all = decision.options.flatMap((option) =>
    Array.from({ length: option.copies ?? 0 }, () => option),
  );
  const isForced =
    isSelection(decision, all) &&
    all.every(
      (_, left) =>
        !isSelection(
          decision,
          all.filter((_one, i) => i !== left),
        ),
    );
  return isForced ? all : (producibleOptions(decision) ?? []);
}

/**
 * The same role to gather instead of settling or attacking: with every helpful card if the page suggests moves, otherwise without cards.
 */
export function gatheringWith(view: View, option: OptionInfo, level: Assistance): Selection {
  const preview = level === 'suggest' ? previewOf(view, option) : undefined;
  const cards = preview === undefined ? [] : helpersOf(view, preview.role);
  return {
    picks: [{ token: option.token, copy: 0 }, ...selectedOptionsOf(cards.map(boostToken))],
    gathers: true,
  };
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
      return suggestDiscards(view, decision);
    case 'remove':
      return suggestRemovals(view, decision);
    case 'tuck':
      return suggestTucks(view, decision);
    case 'take':
      return suggestTakes(view, decision);
    case 'boost':
    case 'produce':
    case 'trade':
      return allOf(view, decision);
    default:
      return [];
  }
}

/** Every selectable piece up to the question's limit, except those that are spent for something else. */
function allOf(view: View, decision: Decision): readonly OptionInfo[] {
  if (!decision.several) return [];
  return decision.options
    .filter((option) => !isSpent(option) && isFirstOfSlot(view, decision, option))
    .flatMap((option) => Array.from({ length: option.copies ?? 0 }, () => option))
    .slice(0, decision.most);
}

/** Ships, resources and cards that are discarded as payment for something else. */
function isSpent({ kind }: OptionInfo): boolean {
  return (
    kind === 'spend-fighter' ||
    kind === 'spend-resource' ||
    kind === 'spend-card' ||
    kind === 'trade-card'
  );
}

/** Of the resources one slot can hold, the one on the most planets, so that they trade together. */
function isFirstOfSlot(view: View, { options }: Decision, option: OptionInfo): boolean {
  if (option.kind !== 'produce' || option.anySlot === undefined) return true;
  const slot = option.anySlot;
  const rivals = options.filter((one) => one.kind === 'produce' && one.anySlot === slot);
  return mostCommon(view, rivals) === option;
}
