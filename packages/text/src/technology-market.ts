// Builds sentences about technologies: what the player lacks to take one, why one is not on offer,
// and what taking one gives.
import {
  cardAt,
  findKind,
  type GameOptions,
  type Role,
  type SymbolSource,
  type TakenTechnology,
  type TechnologyDef,
  type TechnologyReach,
  type TechnologyType,
} from '@eminent/engine';
import { seatName } from './events.ts';
import { listText, type Locale, msg } from './language.ts';
import { cardLabel, cardName, planetTypeName, roleName } from './card-texts.ts';

function technologyOf(card: string): TechnologyDef {
  const kind = findKind(card);
  const def = kind === undefined ? undefined : cardAt(kind);
  if (def?.family !== 'technology') throw new RangeError(`no technology is called ${card}`);
  return def;
}

/**
 * Returns what the player lacks for a technology, such as "Needs 2 more symbols and 1 Advanced
 * planet"; undefined if nothing.
 */
export function missingText(
  locale: Locale,
  reach: Pick<TechnologyReach, 'symbolsMissing' | 'planetsMissing'>,
  type: TechnologyType,
): string | undefined {
  const { symbolsMissing, planetsMissing } = reach;
  const n = symbolsMissing + planetsMissing;
  if (n === 0) return undefined;
  const words = [
    ...(symbolsMissing > 0 ? [msg(locale, 'market.symbols', { n: symbolsMissing })] : []),
    ...(planetsMissing > 0
      ? [msg(locale, 'market.planets', { n: planetsMissing, type: planetTypeName(locale, type) })]
      : []),
  ];
  return msg(locale, 'market.missing', { n, list: listText(locale, words) });
}

/**
 * Returns why a technology is not on offer, such as "Lyra has its other face". `you` is the
 * reader's seat.
 */
export function takenText(
  locale: Locale,
  { seat, otherFace }: TakenTechnology,
  names: readonly string[],
  you: number | undefined,
): string {
  const what = otherFace === undefined ? 'taken' : 'otherFaceTaken';
  if (seat === undefined) return msg(locale, `market.${what}.removed`);
  if (seat === you) return msg(locale, `market.${what}.you`);
  return msg(locale, `market.${what}.they`, { name: seatName({ names }, seat) });
}

/** Returns what taking a technology gives. `goesTo` is the pile for cards other than permanents. */
export function takingText(
  locale: Locale,
  card: string,
  goesTo: GameOptions['technologyGoesTo'] | 'discard',
): readonly string[] {
  const def = technologyOf(card);
  const sentences = [msg(locale, `market.goes.${def.permanent ? 'empire' : goesTo}`)];
  if (def.symbols.length > 0) sentences.push(symbolsText(locale, def));
  if (def.influence > 0) sentences.push(msg(locale, 'market.scores', { n: def.influence }));
  if (def.otherFace !== undefined) {
    sentences.push(msg(locale, 'market.losesFace', { name: cardName(locale, def.otherFace) }));
  }
  return sentences;
}

/**
 * Returns when the symbols of a technology count: those of a permanent whenever its owner leads or
 * follows the role, those of other cards only if the card is played as a boost.
 */
function symbolsText(locale: Locale, { symbols, permanent }: TechnologyDef): string {
  const names = symbols.map((symbol) => roleName(locale, symbol));
  if (permanent) return msg(locale, 'market.always', { list: listText(locale, names) });
  const [one, other] = new Set<Role>(symbols);
  if (one !== undefined && other !== undefined) {
    const words = { one: roleName(locale, one), other: roleName(locale, other) };
    return msg(locale, 'market.boostsEither', words);
  }
  return msg(locale, 'market.boosts', { n: symbols.length, role: names[0] ?? '' });
}

/** Returns the label of a source of Research symbols, such as "Data Network" or "for leading". */
export function sourceText(locale: Locale, source: SymbolSource, isLeading: boolean): string {
  switch (source.from) {
    case 'taken':
    case 'empire':
      return msg(locale, `market.source.${source.from}`);
    case 'rule':
      return msg(locale, `market.source.${isLeading ? 'leading' : 'following'}`);
    case 'cards': {
      const { card, cards } = source;
      const name = cardLabel(locale, card);
      return cards === 1
        ? msg(locale, 'market.source.cards', { name })
        : msg(locale, 'market.source.manyCards', { name, cards });
    }
  }
}
