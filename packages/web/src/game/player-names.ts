// Player names on the page. A nameless player is stored without a name and shown as "You" or
// "Player 2" in the language of the page.
import { type Locale, msg, opponentText } from '@eminent/text';

/** Names that earlier versions stored for a nameless player. */
const LEGACY_NAMELESS: readonly string[] = ['You', 'Tu'];

function isNameless(name: string): boolean {
  return name.trim() === '' || LEGACY_NAMELESS.includes(name);
}

function onlyNameless(names: readonly string[]): number | undefined {
  const [seat, ...others] = names.flatMap((name, at) => (isNameless(name) ? [at] : []));
  return others.length === 0 ? seat : undefined;
}

/** Names for the seat `reader`. If nameless, the reader is "You" and others are "Player 2". */
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

/** Names of seats for display; see `namesIn`. */
export function namesOfSeats(
  locale: Locale,
  seats: readonly { readonly name: string }[],
  reader?: number,
): readonly string[] {
  return namesIn(
    locale,
    seats.map(({ name }) => name),
    reader,
  );
}

const BOT_ID = /^[a-z-]+$/;

/** Names of a record for display: bot ids become names, numbered if they repeat. */
export function namesOfRecord(locale: Locale, storedNames: readonly string[]): readonly string[] {
  const names = storedNames.map((name) =>
    BOT_ID.test(name) ? opponentText(locale, name).name : name,
  );
  return names.map((name, seat) => {
    const earlierCount = names.slice(0, seat).filter((one) => one === name).length;
    return name === storedNames[seat] || earlierCount === 0 ? name : `${name} ${earlierCount + 1}`;
  });
}
