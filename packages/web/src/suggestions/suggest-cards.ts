// Suggests which cards to discard, to remove from the game, and to take.
import { cardAt, type Decision, kindOf, type OptionInfo, type View } from '@eminent/engine';
import { everyCopy } from './selection.ts';
import { isNeeded, neededRole, removalWorth } from './empire-strategy.ts';

function cardOf(option: OptionInfo): string {
  return 'card' in option ? option.card : '';
}

/** Suggests the cards that the next turns do not need; if more must go, those of least value. */
export function suggestDiscards(view: View, decision: Decision): readonly OptionInfo[] {
  if (decision.step !== 'discard') return [];
  const keepWorth = (option: OptionInfo): number => {
    const { family, symbols } = cardAt(kindOf(cardOf(option)));
    return (isNeeded(view, cardOf(option)) ? 10 : 0) + (family === 'role' ? 0 : 5) + symbols.length;
  };
  const sorted = everyCopy(decision).toSorted((a, b) => keepWorth(a) - keepWorth(b));
  const unneeded = sorted.filter((option) => !isNeeded(view, cardOf(option))).length;
  return sorted.slice(0, Math.min(decision.most, Math.max(decision.excess, unneeded)));
}

/** Suggests cards that do not help the strategy; if there are none, the played card itself. */
export function suggestRemovals(view: View, decision: Decision): readonly OptionInfo[] {
  if (!decision.several) return [];
  const weak = everyCopy(decision)
    .filter((option) => option.kind === 'remove' && removalWorth(view, cardOf(option)) > 0)
    .toSorted((a, b) => removalWorth(view, cardOf(b)) - removalWorth(view, cardOf(a)))
    .slice(0, decision.most);
  return weak.length > 0 ? weak : decision.options.filter(({ kind }) => kind === 'remove-this');
}

/** Fills the allowed number of cards: those with the needed symbol, other useful ones, the rest. */
export function suggestTakes(view: View, decision: Decision): readonly OptionInfo[] {
  if (!decision.several) return [];
  const worth = (option: OptionInfo): number => {
    const { symbols } = cardAt(kindOf(cardOf(option)));
    if (symbols.includes(neededRole(view))) return 2;
    return isNeeded(view, cardOf(option)) || symbols.includes('research') ? 1 : 0;
  };
  const sorted = decision.options.toSorted((a, b) => worth(b) - worth(a));
  // One card of each stack. If fewer stacks are on offer than cards to take, several of the best.
  const more = sorted.flatMap((one) => Array.from({ length: (one.copies ?? 1) - 1 }, () => one));
  return [...sorted, ...more].slice(0, decision.most);
}
