// What players are called on the page. Somebody who gave no name is kept without one, so that every language has its own word.
import { type Locale, msg, opponentText } from '@eminent/text';

/** What earlier versions kept for somebody who gave no name. */
const ONCE_NAMELESS: readonly string[] = ['You', 'Tu'];

function isNameless(name: string): boolean {
  return name.trim() === '' || ONCE_NAMELESS.includes(name);
}

/** The seat of the one player without a name, who is taken to be the reader. */
function onlyNameless(names: readonly string[]): number | undefined {
  const [seat, ...others] = names.flatMap((name, at) => (isNameless(name) ? [at] : []));
  return others.length === 0 ? seat : undefined;
}

/** Names to be read by the one at a seat: a player without a name is "You" to oneself and "Player 2" to others. */
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

/** Whether a name can be the id of a computer player. */
const BOT_ID = /^[a-z-]+$/;

/** Names of a record as they are read at a table: a server writes the ids of its computer players. Each has a name of its own. */
export function namesOfRecord(locale: Locale, given: readonly string[]): readonly string[] {
  const names = given.map((name) => (BOT_ID.test(name) ? opponentText(locale, name).name : name));
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((one) => one === name).length;
    return name === given[seat] || before === 0 ? name : `${name} ${before + 1}`;
  });
}
