// Which cards most players would discard, because they do not help their empire; and which they would take.
import { cardAt, type Decision, kindOf, type OptionInfo, type View } from '@eminent/engine';
import { dispensable, isNeeded, neededRole } from './empire-strategy.ts';

function cardOf(option: OptionInfo): string {
  return 'card' in option ? option.card : '';
}

/** Every selectable card, as often as it can be selected. */
function pickable({ options }: Decision): readonly OptionInfo[] {
  return options.flatMap((option) => Array.from({ length: option.copies ?? 0 }, () => option));
}

/** Discards cards that the next turn does not need; if more must go, the cards with the least value. */
export function suggestDiscards(view: View, decision: Decision): readonly OptionInfo[] {
  if (decision.step !== 'discard') return [];
  const keepsLeast = (option: OptionInfo): number => {
    const { family, symbols } = cardAt(kindOf(cardOf(option)));
    return (isNeeded(view, cardOf(option)) ? 10 : 0) + (family === 'role' ? 0 : 5) + symbols.length;
  };
  const sorted = pickable(decision).toSorted((a, b) => keepsLeast(a) - keepsLeast(b));
  const unneeded = sorted.filter((option) => !isNeeded(view, cardOf(option))).length;
  return sorted.slice(0, Math.min(decision.most, Math.max(decision.excess, unneeded)));
}

/** Removes cards of the other strategy; if there are none, the card whose Action this is. */
export function suggestRemovals(view: View, decision: Decision): readonly OptionInfo[] {
  if (!decision.several) return [];
  const weak = pickable(decision)
    .filter((option) => option.kind === 'remove' && dispensable(view, cardOf(option)) > 0)
    .toSorted((a, b) => dispensable(view, cardOf(b)) - dispensable(view, cardOf(a)))
    .slice(0, decision.most);
  return weak.length > 0 ? weak : decision.options.filter(({ kind }) => kind === 'remove-this');
}

/** Takes role cards for the empire's strategy: the role it waits for, then what most players need; one of each stack. */
export function suggestTakes(view: View, decision: Decision): readonly OptionInfo[] {
  if (!decision.several) return [];
  const worth = (option: OptionInfo): number => {
    const { symbols } = cardAt(kindOf(cardOf(option)));
    if (symbols.includes(neededRole(view))) return 2;
    return isNeeded(view, cardOf(option)) || symbols.includes('research') ? 1 : 0;
  };
  const sorted = decision.options.toSorted((a, b) => worth(b) - worth(a));
  // One of each stack, and more of the best if there are fewer stacks than cards to take.
  const more = sorted.flatMap((one) => Array.from({ length: (one.copies ?? 1) - 1 }, () => one));
  return [...sorted, ...more].slice(0, decision.most);
}
