// Prints events and results of a game.
import { styleText } from 'node:util';
import type { GameEvent, View } from '@eminent/engine';
import { eventText, type Locale, msg } from '@eminent/text';
import { print, wrapped } from './output.ts';

/** Prints events as the seat at the terminal may know them. */
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
      planetAt: (of, at) => {
        const planet = view.players[of]?.planets[at];
        if (planet === undefined) return undefined;
        return planet.planet === undefined
          ? { back: planet }
          : { back: planet, planet: planet.planet };
      },
    });
    print(event.type === 'turn' ? wrapped(styleText('yellow', text)) : `  ${wrapped(text, 4)}`);
  }
}

/** Prints all scores. The winner was part of the last event. */
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
