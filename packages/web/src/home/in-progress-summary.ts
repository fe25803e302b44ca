// The description of a game in progress on the home screen: players, rules, progress, and time.
import { ownOptions } from '@eminent/engine';
import { gameChoiceText, listText, type Locale, msg, variantText } from '@eminent/text';
import { namesIn } from '../game/player-names.ts';
import type { StoredGame } from '../storage/saved-games.ts';

export interface InProgress {
  readonly names: string;
  /** The names, with scores where known. */
  readonly standing: string;
  readonly turn?: string;
  /** The rules and when it was last played. */
  readonly facts: readonly string[];
}

export function describeGame(lang: Locale, { at, turn, scores, saved }: StoredGame): InProgress {
  const { game, seats, daily } = saved;
  const rules = ownOptions(game.ruleset).includes('variant')
    ? variantText(lang, game.variant)
    : gameChoiceText(lang, game.ruleset);
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const names = namesIn(
    lang,
    seats.map((seat) => seat.name),
  );
  const standing = names.map((name, seat) => {
    const score = scores?.[seat];
    return score === undefined ? name : `${name} ${score}`;
  });
  return {
    names: listText(lang, names),
    standing: listText(lang, standing),
    ...(turn === undefined ? {} : { turn: msg(lang, 'ui.atTurn', { n: turn }) }),
    facts: [daily === undefined ? rules.name : msg(lang, 'ui.dailyGame'), when.format(at)],
  };
}
