// Prints events and the result of a game.
import { styleText } from 'node:util';
import type { GameEvent, View } from '@eminent/engine';
import { eventText, type Locale, msg } from '@eminent/text';
import { print, wrapped } from './output.ts';

/** Prints events as the player in seat `you` may read them. The view has the fronts of planets. */
export function printEvents(
  events: readonly GameEvent[],
  { view, names }: { readonly view: View; readonly names: readonly string[] },
  you: number,
  lang: Locale,
): void {
  for (const event of events) {
    const text = eventText(lang, event, {
      names,
      you,
      planetAt: (seat, at) => view.players[seat]?.planets[at],
    });
    print(event.type === 'turn' ? wrapped(styleText('yellow', text)) : `  ${wrapped(text, 4)}`);
  }
}

/** Prints the scores of all players. The last event has already named the winners. */
export function printResult(view: View, names: readonly string[], lang: Locale): void {
  for (const player of view.players) {
    const { total, planets, tokens, technologies, ships } = player.score;
    const sums = { planets, tokens, technologies };
    const parts =
      ships === undefined
        ? msg(lang, 'cli.scoreParts', sums)
        : msg(lang, 'cli.scorePartsShips', { ...sums, cruiser: ships });
    print(wrapped(`${names[player.seat]}: ${msg(lang, 'ui.score', { n: total })} (${parts})`, 2));
  }
}
