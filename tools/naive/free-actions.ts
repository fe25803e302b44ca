// Free actions, each possible once in the player's own turn (ESCALATION E2, E7 Defense Contract,
// E8.1 Colony Ship).
import { cardOf, kindsOf } from './cards.ts';
import { owns, placesForColonies } from './empire.ts';
import type { Question } from './question.ts';
import { iconsOn, shipsOf } from './ships.ts';
import { filledSlots, nameOf } from './slots.ts';

export function freeActions(question: Question): string[] {
  const { leading, position, player } = question;
  if (!leading) return [];
  const { sold, colonized } = position.turn.extra ?? {};
  const sells = owns(player, 'defense-contract') && sold !== true;
  const adds = owns(player, 'colony-ship') && colonized !== true;
  return [...(sells ? sales(question) : []), ...(adds ? addedColonies(question) : [])];
}

/** ESCALATION E7, P3: a resource or fighter is sold, or a card in hand for such an icon. */
function sales({ player }: Question): string[] {
  return [
    ...(shipsOf(player, 'fighter') > 0 ? ['sell-fighter'] : []),
    ...kindsOf(player.hand)
      .filter(({ id, resourceIcons }) => resourceIcons.length > 0 || iconsOn(id, 'fighter') > 0)
      .map(({ id }) => `sell:${id}`),
    ...filledSlots(player).map((slot) => `sell-resource:${nameOf(slot)}`),
  ];
}

/** ESCALATION E8.1: cards in hand with a Colonize symbol, to a planet or the Colony Ship. */
function addedColonies({ player }: Question): string[] {
  if (placesForColonies(player).length === 0) return [];
  return kindsOf(player.hand)
    .filter(({ id }) => cardOf(id).symbols.includes('colonize'))
    .map(({ id }) => `add-colony:${id}`);
}
