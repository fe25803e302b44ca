// Computes the suggestion for a question: at the level `suggest` a good answer by simple rules, at
// `obvious` only an answer without real alternatives. Uses only what the player may know.
import { type Decision, isSelection, type OptionInfo, type View } from '@eminent/engine';
import { conquests, previewOf } from '@eminent/text';
import type { Assistance } from '../settings/settings.ts';
import { helpersOf, obviousBoosts, usefulBoosts } from './suggest-boosts.ts';
import {
  boostToken,
  type Selection,
  EMPTY_SELECTION,
  everyCopy,
  type SelectedOption,
  takesBoosts,
  withCopyNumbers,
} from './selection.ts';
import { suggestDiscards, suggestRemovals, suggestTakes } from './suggest-cards.ts';
import { bestOnOffer, bestAction } from './suggest-action.ts';
import { bestLead, bestTarget, isWorthFollowing } from './suggest-role.ts';
import { bestKept, bestOther, mostCommon, suggestTucks } from './suggest-planet.ts';
import { producibleOptions } from './auto-answers.ts';

/** Returns the selection with which a question starts; empty without a suggestion. */
export function suggestionFor(view: View, decision: Decision, level: Assistance): Selection {
  if (level === 'none') return EMPTY_SELECTION;
  const isObvious = level === 'obvious';
  if (decision.several) {
    const options = isObvious ? obviousSeveral(decision) : severalOf(view, decision);
    return { picks: withCopyNumbers(options.map(({ token }) => token)) };
  }
  const option = isObvious ? obviousSingle(decision) : singleOf(view, decision);
  return selectionWith(view, decision, option, level);
}

/** Returns the selection of an option: a role with the planet it wins, or with its boosts. */
export function selectionWith(
  view: View,
  decision: Decision,
  option: OptionInfo | undefined,
  level: Assistance,
): Selection {
  if (option === undefined) return EMPTY_SELECTION;
  const picked: SelectedOption = { token: option.token, copy: 0 };
  const preview = level !== 'none' && takesBoosts(decision) ? previewOf(view, option) : undefined;
  if (preview === undefined) return { picks: [picked] };
  const targets = conquests(preview);
  if (level === 'obvious' && targets.length > 1) return { picks: [picked] };
  const target = bestTarget(view, preview);
  if (target !== undefined) return { picks: [picked], target };
  const cards = level === 'obvious' ? obviousBoosts(view, preview) : usefulBoosts(view, preview);
  return { picks: [picked, ...withCopyNumbers(cards.map(boostToken))] };
}

/** The only answer, or the only planet to win if the alternative is to skip. */
function obviousSingle({ options }: Decision): OptionInfo | undefined {
  const [only, ...others] = options.filter(({ kind }) => kind !== 'done');
  if (only === undefined) return options[0];
  if (others.length > 0) return undefined;
  return options.length === 1 || only.kind === 'settle' || only.kind === 'attack'
    ? only
    : undefined;
}

/** Everything, if all of it must be selected or can be produced or traded. */
function obviousSeveral(decision: Decision): readonly OptionInfo[] {
  const all = everyCopy(decision);
  const isForced =
    isSelection(decision, all) &&
    all.every((_, at) => !isSelection(decision, all.toSpliced(at, 1)));
  return isForced ? all : (producibleOptions(decision) ?? []);
}

/** Collects fighters or colonies; at the level `suggest` with all useful cards. */
export function gatheringWith(view: View, option: OptionInfo, level: Assistance): Selection {
  const preview = level === 'suggest' ? previewOf(view, option) : undefined;
  const cards = preview === undefined ? [] : helpersOf(view, preview.role);
  return {
    picks: [{ token: option.token, copy: 0 }, ...withCopyNumbers(cards.map(boostToken))],
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
      return bestOther(view, decision);
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

/** Everything selectable up to the limit of the question, except payments. */
function allOf(view: View, decision: Decision): readonly OptionInfo[] {
  if (!decision.several) return [];
  return everyCopy(decision)
    .filter((option) => !isSpent(option) && isBestForSlot(view, decision, option))
    .slice(0, decision.most);
}

/** Whether an option gives up a ship, resource or card in exchange for something. */
function isSpent({ kind }: OptionInfo): boolean {
  return (
    kind === 'spend-fighter' ||
    kind === 'spend-resource' ||
    kind === 'spend-card' ||
    kind === 'trade-card'
  );
}

/** Whether an any-type slot gets the most common resource; true for other options. */
function isBestForSlot(view: View, { options }: Decision, option: OptionInfo): boolean {
  if (option.kind !== 'produce' || option.anySlot === undefined) return true;
  const slot = option.anySlot;
  const sameSlot = options.filter((one) => one.kind === 'produce' && one.anySlot === slot);
  return mostCommon(view, sameSlot) === option;
}
