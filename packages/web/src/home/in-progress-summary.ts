// Describes a game in progress on the home screen: players, scores, turn, rules, and time.
import { ownOptions } from '@eminent/engine';
import { gameChoiceText, listText, type Locale, msg, variantText } from '@eminent/text';
import { namesOfSeats } from '../game/player-names.ts';
import type { StoredGame } from '../storage/saved-games.ts';
import { dateTimeText } from '../ui/date-text.ts';

interface GameSummary {
  readonly names: string;
  /** The names with their scores, if known. */
  readonly standing: string;
  readonly turn?: string;
  /** The rules, or "daily game", and the time of the last save. */
  readonly facts: readonly string[];
}

export function describeGame(lang: Locale, { at, turn, scores, saved }: StoredGame): GameSummary {
  const { game, seats, daily } = saved;
  const rules = ownOptions(game.ruleset).includes('variant')
    ? variantText(lang, game.variant)
    : gameChoiceText(lang, game.ruleset);
  const names = namesOfSeats(lang, seats);
  const standing = names.map((name, seat) => {
    const score = scores?.[seat];
    return score === undefined ? name : `${name} ${score}`;
  });
  return {
    names: listText(lang, names),
    standing: listText(lang, standing),
    ...(turn === undefined ? {} : { turn: msg(lang, 'ui.atTurn', { n: turn }) }),
    facts: [daily === undefined ? rules.name : msg(lang, 'ui.dailyGame'), dateTimeText(lang, at)],
  };
}
