// Sentences for role previews: what a role would give in the current position.
import type { Range, RolePreview, View } from '@eminent/engine';
import { eitherText, listText, type Locale, msg } from './language.ts';
import { cardLabel, planetLabel, planetTypeName } from './card-texts.ts';

/** If more technologies can be taken, only their number is shown. */
const MAX_NAMED = 4;

/** Returns a range as text: "3", or "1–3" if it depends on the hand cards added. */
export function rangeText({ least, most }: Range): string {
  return least === most ? String(most) : `${least}–${most}`;
}

/** Returns what a role gives the viewing seat, and whether it may end the game. */
export function previewText(locale: Locale, preview: RolePreview, view: View): readonly string[] {
  const text = yieldText(locale, preview, view);
  return preview.mayEnd.length > 0 ? [...text, msg(locale, 'previews.mayEnd')] : text;
}

function yieldText(locale: Locale, preview: RolePreview, view: View): readonly string[] {
  const { yields } = preview;
  if (preview.symbols.most === 0 && yields.does === 'take-technology' && canPayWithShips(yields)) {
    return [msg(locale, 'previews.shipsToo')];
  }
  if (preview.symbols.most === 0 && !canLeadOtherwise(preview)) {
    return [msg(locale, 'previews.noSymbol')];
  }
  // `places` are planet indexes. Returns no sentence if there are none.
  // Joins planets with "or": fighters and colonies suffice for one of them, not always for all.
  const planetsText = (
    key:
      | 'attackNow'
      | 'attackThen'
      | 'attackThenAll'
      | 'settleNow'
      | 'settleThen'
      | 'settleThenAll',
    places: readonly number[],
  ): readonly string[] => {
    const planets = view.players[view.seat ?? -1]?.planets ?? [];
    const labels = places.map((at) => planetLabel(locale, planets[at]));
    return labels.length === 0
      ? []
      : [msg(locale, `previews.${key}`, { list: eitherText(locale, labels) })];
  };
  switch (yields.does) {
    case 'look-at-planets':
      return [countText(locale, 'look', 'nothingToLookAt', yields.planets)];
    case 'collect-fighters': {
      const { attackNow, attackThen } = yields;
      const [least, more] = laterWinnable(attackThen, attackNow);
      return [
        countText(locale, 'fighters', 'noFighters', yields.fighters),
        ...planetsText('attackNow', attackNow),
        ...planetsText('attackThen', least),
        ...planetsText('attackThenAll', more),
      ];
    }
    case 'add-colonies': {
      const { settleNow, settleThen } = yields;
      const [least, more] = laterWinnable(settleThen, settleNow);
      return [
        countText(locale, 'colonies', 'noColonies', yields.colonies),
        ...planetsText('settleNow', settleNow),
        ...planetsText('settleThen', least),
        ...planetsText('settleThenAll', more),
      ];
    }
    case 'produce':
      return [countText(locale, 'resources', 'noResources', yields.resources)];
    case 'trade':
      return [countText(locale, 'trades', 'noTrades', yields.trades)];
    case 'take-technology':
      return [
        ...technologiesText(locale, yields.technologies),
        ...(canPayWithShips(yields) ? [msg(locale, 'previews.shipsToo')] : []),
      ];
    case 'look-at-technologies': {
      const { most } = yields.cards;
      if (most === 0) return [msg(locale, 'previews.noDeck')];
      const decks = yields.decks.map((type) => planetTypeName(locale, type));
      const list = listText(locale, decks);
      const range = rangeText(yields.cards);
      return [msg(locale, 'previews.lookAtCards', { range, n: most, list })];
    }
  }
}

/** Whether Research can take something without symbols. */
function canPayWithShips({
  forShips = [],
  upgrade,
}: Extract<RolePreview['yields'], { readonly does: 'take-technology' }>): boolean {
  return forShips.length > 0 || upgrade === 0;
}

/** Whether a leader without symbols can attack or settle. */
function canLeadOtherwise({ yields }: RolePreview): boolean {
  if (yields.does === 'collect-fighters') return yields.attackNow.length > 0;
  return yields.does === 'add-colonies' && yields.settleNow.length > 0;
}

/** Uses the message `none` if the range ends at 0. */
function countText(
  locale: Locale,
  some: 'look' | 'fighters' | 'colonies' | 'resources' | 'trades',
  none: 'nothingToLookAt' | 'noFighters' | 'noColonies' | 'noResources' | 'noTrades',
  range: Range,
): string {
  return range.most === 0
    ? msg(locale, `previews.${none}`)
    : msg(locale, `previews.${some}`, { range: rangeText(range), n: range.most });
}

/** Planets that can be won later, but not now: without hand cards, and only with them. */
function laterWinnable(
  { least, most }: Range<readonly number[]>,
  now: readonly number[],
): readonly [readonly number[], readonly number[]] {
  return [
    least.filter((at) => !now.includes(at)),
    most.filter((at) => !now.includes(at) && !least.includes(at)),
  ];
}

function technologiesText(
  locale: Locale,
  { least, most }: Range<readonly string[]>,
): readonly string[] {
  if (most.length === 0) return [msg(locale, 'previews.noTechnology')];
  const sentence = (
    cards: readonly string[],
    named: 'technologies' | 'technologiesAll',
    many: 'oneOfMany' | 'oneOfManyAll',
  ): readonly string[] => {
    const n = cards.length;
    if (n === 0) return [];
    if (n > MAX_NAMED) return [msg(locale, `previews.${many}`, { n })];
    const names = cards.map((card) => cardLabel(locale, card));
    return [msg(locale, `previews.${named}`, { list: listText(locale, names) })];
  };
  const more = most.filter((card) => !least.includes(card));
  return [
    ...sentence(least, 'technologies', 'oneOfMany'),
    ...sentence(more, 'technologiesAll', 'oneOfManyAll'),
  ];
}
