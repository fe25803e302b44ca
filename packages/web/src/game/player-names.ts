// Player names on the page. A player without a name is stored without one, so that each language
// has its own word.
import { type Locale, msg, opponentText } from '@eminent/text';

/** Names that earlier versions stored for a player without a name. */
const LEGACY_NAMELESS: readonly string[] = ['You', 'Tu'];

function isNameless(name: string): boolean {
  return name.trim() === '' || LEGACY_NAMELESS.includes(name);
}

/** The seat of the only player without a name, who is assumed to be the reader. */
function onlyNameless(names: readonly string[]): number | undefined {
  const [seat, ...others] = names.flatMap((name, at) => (isNameless(name) ? [at] : []));
  return others.length === 0 ? seat : undefined;
}

/**
 * Names as a seat reads them: a player without a name is "You" to themselves and "Player 2" to
 * others.
 */
export function namesIn(
  locale: Locale,
  names: readonly string[],
  reader = onlyNameless(names),
): readonly string[] {
  return names.map((name, seat) => {
    if (!isNameless(name)) return name;
    return seat === reader ? msg(locale, 'ui.you') : msg(locale, 'ui.playerAt', { n: seat + 1 });
  });
}

/** The form of a bot id. */
const BOT_ID = /^[a-z-]+$/;

/**
 * Names of a record for display. A server writes bot ids, which become the names of the characters.
 */
export function namesOfRecord(locale: Locale, given: readonly string[]): readonly string[] {
  const names = given.map((name) => (BOT_ID.test(name) ? opponentText(locale, name).name : name));
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((one) => one === name).length;
    return name === given[seat] || before === 0 ? name : `${name} ${before + 1}`;
  });
}
