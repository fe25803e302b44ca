// Suggests the role to lead, and whether to follow, by the immediate outcome of the role.
import {
  type OptionInfo,
  outcomeWith,
  type RoleOutcome,
  type RolePreview,
  type View,
} from '@eminent/engine';
import { conquests, previewOf, symbolsWith } from '@eminent/text';
import { amountOf, usefulBoosts } from './suggest-boosts.ts';
import { meIn } from './selection.ts';
import { bestInfluence } from './suggest-action.ts';
import { best, planetWorth } from './suggest-planet.ts';
import { faceDownIn, fightersLacking, isWarlike } from './empire-strategy.ts';

/** Index of the most valuable planet that a role could settle or attack at once. */
export function bestTarget(view: View, preview: RolePreview): number | undefined {
  const planets = meIn(view)?.planets ?? [];
  return best(conquests(preview), (at) => planetWorth(planets[at]?.planet));
}

/** Values for a role that wins a planet at once, and for a role without effect. */
const CONQUEST_WORTH = 20;
const NO_EFFECT_WORTH = -20;

function boostedOutcome(view: View, preview: RolePreview): RoleOutcome {
  const symbols = symbolsWith(view, preview, usefulBoosts(view, preview));
  return outcomeWith(view, preview, symbols);
}

function lacksFighters(view: View): boolean {
  return faceDownIn(view).some((planet) => fightersLacking(view, planet) > 0);
}

/** Rates leading a role: winning a planet at once comes first, a role without effect last. */
function leadWorth(view: View, preview: RolePreview): number {
  if (conquests(preview).length > 0) return CONQUEST_WORTH;
  const outcome = boostedOutcome(view, preview);
  const amount = amountOf(outcome);
  if (amount === 0) return NO_EFFECT_WORTH;
  const faceDownCount = faceDownIn(view).length;
  switch (outcome.does) {
    case 'look-at-planets':
      return faceDownCount === 0 ? 8 + amount : 2.5 + amount * 0.5 - faceDownCount * 2;
    case 'collect-fighters':
      return lacksFighters(view) && isWarlike(view) ? 4 + amount : amount * 0.5;
    case 'add-colonies':
      return faceDownCount > 0 && !isWarlike(view) ? 4 + amount : 0;
    case 'produce':
      return amount * 2.2;
    case 'trade':
      return amount * 4;
    case 'take-technology':
      return 3 + bestInfluence(outcome.technologies) * 2.5;
    case 'look-at-technologies':
      return amount;
  }
}

/** Returns the option to lead the role with the highest value, the first one in a tie. */
export function bestLead(view: View, options: readonly OptionInfo[]): OptionInfo | undefined {
  const leads = options.filter(({ kind }) => kind === 'lead');
  return best(leads, (option) => {
    const preview = previewOf(view, option);
    return preview === undefined ? 0 : leadWorth(view, preview);
  });
}

/** Returns whether following has any effect if the player adds every useful card. */
export function followHasEffect(view: View, follow: OptionInfo | undefined): boolean {
  // A follower who may choose Produce instead of Trade, or the reverse, may gain from one of them.
  if (view.decision?.options.some(({ kind }) => kind === 'follow-other') === true) return true;
  const preview = previewOf(view, follow);
  if (preview === undefined) return false;
  return conquests(preview).length > 0 || amountOf(boostedOutcome(view, preview)) > 0;
}

/** Estimates whether following is worth more than the card drawn for dissenting. */
export function isWorthFollowing(view: View, follow: OptionInfo | undefined): boolean {
  const preview = previewOf(view, follow);
  if (preview === undefined || !followHasEffect(view, follow)) return false;
  if (conquests(preview).length > 0) return true;
  const faceDownCount = faceDownIn(view).length;
  const outcome = boostedOutcome(view, preview);
  switch (outcome.does) {
    case 'look-at-planets':
      return outcome.planets > 1 && faceDownCount < 2;
    case 'collect-fighters':
      return faceDownCount > 0;
    case 'add-colonies':
      return outcome.settleThen.length > 0 || !isWarlike(view);
    case 'take-technology':
      return bestInfluence(outcome.technologies) > 0;
    default:
      return true;
  }
}
