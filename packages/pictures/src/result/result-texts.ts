// Texts about a finished game for the page and for pictures: outcome, title, rules, names.
import type { PlayerView, View } from '@eminent/engine';
import {
  gameChoiceText,
  listText,
  type Locale,
  msg,
  opponentText,
  seatName,
  variantText,
} from '@eminent/text';

/** Returns the players by score, then by tiebreaker, best first. */
export function ranked(view: View): readonly PlayerView[] {
  return view.players.toSorted(
    (a, b) => b.score.total - a.score.total || b.score.tieBreak - a.score.tieBreak,
  );
}

interface TextContext {
  readonly names: readonly string[];
  /** The seat addressed as "you". */
  readonly reader: number | undefined;
}

/** Returns a sentence with the winners, scores and number of turns. The game must be over. */
export function outcomeText(lang: Locale, view: View, { names, reader }: TextContext): string {
  const { winners = [], turnNumber: n } = view;
  const [first = 0, second = 0] = view.players
    .map(({ score }) => score.total)
    .toSorted((a, b) => b - a);
  const [winner = 0] = winners;
  if (winners.length > 1) {
    const all = listText(
      lang,
      winners.map((seat) => seatName({ names }, seat)),
    );
    return msg(lang, 'ui.aftermath.outcome.shared', { names: all, first, n });
  }
  if (winner === reader) return msg(lang, 'ui.aftermath.outcome.you', { first, second, n });
  const name = seatName({ names }, winner);
  return msg(lang, 'ui.aftermath.outcome.they', { name, first, second, n });
}

/** Returns the title of a result for a reader who did not play. */
export function resultTitle(
  lang: Locale,
  { winners = [] }: View,
  names: readonly string[],
): string {
  const [winner = 0] = winners;
  return winners.length > 1
    ? msg(lang, 'ui.aftermath.shared')
    : msg(lang, 'ui.aftermath.neutral', { name: seatName({ names }, winner) });
}

/** Returns the name of the ruleset, and of the variant unless it is the standard one. */
export function rulesText(lang: Locale, { options: { ruleset, variant } }: View): string {
  const name = gameChoiceText(lang, ruleset).name;
  return variant === 'standard' ? name : `${name}, ${variantText(lang, variant).name}`;
}

interface NamedSeat {
  /** Empty for a person without a name. */
  readonly name: string;
  readonly bot?: string | undefined;
}

/** Returns the names by seat for a reader who did not play. Numbers bots with the same name. */
export function publicNames(lang: Locale, seats: readonly NamedSeat[]): readonly string[] {
  const names = seats.map(({ name, bot }, seat) => {
    if (bot !== undefined) return opponentText(lang, bot).name;
    return name.trim() === '' ? msg(lang, 'ui.playerAt', { n: seat + 1 }) : name;
  });
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((one) => one === name).length;
    return seats[seat]?.bot === undefined || before === 0 ? name : `${name} ${before + 1}`;
  });
}
