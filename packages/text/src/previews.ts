// Sentences for role previews: what a role would give in this position.
import type { Range, RolePreview, View } from '@eminent/engine';
import { eitherText, listText, type Locale, msg } from './language.ts';
import { cardLabel, planetTypeName } from './card-texts.ts';
import { seenPlanetLabel } from './outcomes.ts';

/** If there are more technologies, only their number is shown. */
const MAX_NAMED = 4;

/** "3", or "1–3" if hand cards make a difference. */
export function rangeText({ least, most }: Range): string {
  return least === most ? String(most) : `${least}–${most}`;
}

/** What the role of a preview gives the viewing seat. */
export function previewText(locale: Locale, preview: RolePreview, view: View): readonly string[] {
  const text = yieldText(locale, preview, view);
  return preview.mayEnd.length > 0 ? [...text, msg(locale, 'previews.mayEnd')] : text;
}

function yieldText(locale: Locale, preview: RolePreview, view: View): readonly string[] {
  const { yields } = preview;
  if (preview.symbols.most === 0 && yields.does === 'take-technology' && pays(yields)) {
    return [msg(locale, 'previews.shipsToo')];
  }
  if (preview.symbols.most === 0 && !canLeadOtherwise(preview)) {
    return [msg(locale, 'previews.noSymbol')];
  }
  const planets = (places: readonly number[]): readonly string[] =>
    planetLabels(locale, view, places);
  // Paying for one of them leaves nothing for the next, so they are joined with "or".
  const either = (places: readonly number[]): string => eitherText(locale, planets(places));
  switch (yields.does) {
    case 'look-at-planets':
      return [counted(locale, 'look', 'nothingToLookAt', yields.planets)];
    case 'collect-fighters': {
      const { attackNow, attackThen } = yields;
      const [least, more] = later(attackThen, attackNow);
      return [
        counted(locale, 'fighters', 'noFighters', yields.fighters),
        ...(attackNow.length > 0
          ? [msg(locale, 'previews.attackNow', { list: either(attackNow) })]
          : []),
        ...(least.length > 0 ? [msg(locale, 'previews.attackThen', { list: either(least) })] : []),
        ...(more.length > 0 ? [msg(locale, 'previews.attackThenAll', { list: either(more) })] : []),
      ];
    }
    case 'add-colonies': {
      const { settleNow, settleThen } = yields;
      const [least, more] = later(settleThen, settleNow);
      return [
        counted(locale, 'colonies', 'noColonies', yields.colonies),
        ...(settleNow.length > 0
          ? [msg(locale, 'previews.settleNow', { list: either(settleNow) })]
          : []),
        ...(least.length > 0
          ? [msg(locale, 'previews.settleThen', { list: listText(locale, planets(least)) })]
          : []),
        ...(more.length > 0 ? [msg(locale, 'previews.settleThenAll', { list: either(more) })] : []),
      ];
    }
    case 'produce':
      return [counted(locale, 'resources', 'noResources', yields.resources)];
    case 'trade':
      return [counted(locale, 'trades', 'noTrades', yields.trades)];
    case 'take-technology':
      return [
        ...technologiesText(locale, yields.technologies),
        ...(pays(yields) ? [msg(locale, 'previews.shipsToo')] : []),
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

/** Whether Research can take something for ships. */
function pays({
  forShips = [],
  upgrade,
}: Extract<RolePreview['yields'], { readonly does: 'take-technology' }>): boolean {
  return forShips.length > 0 || upgrade === 0;
}

/** A leader without symbols can still attack or settle. */
function canLeadOtherwise({ yields }: RolePreview): boolean {
  if (yields.does === 'collect-fighters') return yields.attackNow.length > 0;
  return yields.does === 'add-colonies' && yields.settleNow.length > 0;
}

function counted(
  locale: Locale,
  some: 'look' | 'fighters' | 'colonies' | 'resources' | 'trades',
  none: 'nothingToLookAt' | 'noFighters' | 'noColonies' | 'noResources' | 'noTrades',
  range: Range,
): string {
  return range.most === 0
    ? msg(locale, `previews.${none}`)
    : msg(locale, `previews.${some}`, { range: rangeText(range), n: range.most });
}

/** Places that come within reach: without hand cards, and only with all of them. */
function later(
  { least, most }: Range<readonly number[]>,
  now: readonly number[],
): readonly [readonly number[], readonly number[]] {
  return [
    least.filter((at) => !now.includes(at)),
    most.filter((at) => !now.includes(at) && !least.includes(at)),
  ];
}

function planetLabels(locale: Locale, view: View, places: readonly number[]): readonly string[] {
  const planets = view.players[view.seat ?? -1]?.planets ?? [];
  return places.map((at) => seenPlanetLabel(locale, planets[at]));
}

function technologiesText(
  locale: Locale,
  { least, most }: Range<readonly string[]>,
): readonly string[] {
  if (most.length === 0) return [msg(locale, 'previews.noTechnology')];
  const more = most.filter((card) => !least.includes(card));
  const named = (cards: readonly string[]): string =>
    listText(
      locale,
      cards.map((card) => cardLabel(locale, card)),
    );
  return [
    ...(least.length > MAX_NAMED
      ? [msg(locale, 'previews.oneOfMany', { n: least.length })]
      : least.length > 0
        ? [msg(locale, 'previews.technologies', { list: named(least) })]
        : []),
    ...(more.length > MAX_NAMED
      ? [msg(locale, 'previews.oneOfManyAll', { n: more.length })]
      : more.length > 0
        ? [msg(locale, 'previews.technologiesAll', { list: named(more) })]
        : []),
  ];
}
