// Builds sentences for screen readers: the events, new totals of fighters and influence, and who
// may follow.
import type { GameEvent, View } from '@eminent/engine';
import { type Locale, msg, seatName } from '@eminent/text';
import { type NamedView, sentenceContext } from './sentence-context.ts';
import { sentencesOf } from './sentences.ts';

/** The player's total in `view`, if the event changes fighters or influence; else undefined. */
function totalInView(event: GameEvent, view: View): number | undefined {
  if (event.type === 'fighters') return view.players[event.seat]?.fighters;
  if (event.type === 'influence') return view.players[event.seat]?.influence;
  return undefined;
}

/** Whether no later event of the same type is about the same seat: totals are announced once. */
function isLast(event: GameEvent, later: readonly GameEvent[]): boolean {
  return !later.some(
    (other) =>
      other.type === event.type && 'seat' in other && 'seat' in event && other.seat === event.seat,
  );
}

/** Returns a sentence such as "Vega may follow" if the events lead a role and Vega must decide. */
function mayFollow(lang: Locale, events: readonly GameEvent[], game: NamedView): readonly string[] {
  const { waiting, seat } = game.view;
  if (waiting?.step !== 'follow-or-dissent' || waiting.seat === seat) return [];
  if (!events.some(({ type }) => type === 'lead')) return [];
  return [msg(lang, 'ui.spoken.mayFollow', { name: seatName(game, waiting.seat) })];
}

/** Returns the sentences for events, in order. `game` is the state after all of them. */
export function spokenSentences(
  lang: Locale,
  events: readonly GameEvent[],
  game: NamedView,
): readonly string[] {
  const sentences = sentencesOf(lang, events, sentenceContext(game)).flatMap(
    ({ event, at, sentence, times }) => {
      const total = totalInView(event, game.view);
      return [
        sentence,
        ...(times > 1 ? [msg(lang, 'ui.timesShort', { n: times })] : []),
        ...(total !== undefined && isLast(event, events.slice(at + times))
          ? [msg(lang, 'ui.spoken.total', { n: total })]
          : []),
      ];
    },
  );
  return [...sentences, ...mayFollow(lang, events, game)];
}
