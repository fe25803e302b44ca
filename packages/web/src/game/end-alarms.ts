// Warnings that the game may end soon, with their texts: nearly empty stacks and influence supply.
import { type GameEvent, rulesFor, type View } from '@eminent/engine';
import { cardName, type Locale, msg } from '@eminent/text';

/** `deciding`: emptying the stack triggers the end; `low`: other stacks must be empty too. */
export type StackAlarm = 'low' | 'deciding';

interface Alarms {
  /** Nearly empty stacks by card id. */
  readonly stacks: ReadonlyMap<string, StackAlarm>;
  readonly influence: boolean;
}

type Supplies = Pick<View, 'stacks' | 'stacksToEnd' | 'supply' | 'ending' | 'over' | 'players'>;

/** A stack has an alarm when at most this many cards are left, but not when it is empty. */
const MAX_CARDS_FOR_ALARM = 2;
/** The supply has an alarm when at most this much influence per player is left. */
const INFLUENCE_PER_PLAYER = 2;

const NONE: Alarms = { stacks: new Map(), influence: false };

/** Finds the warnings of a position; none once the end was triggered. */
export function alarmsOf(view: Supplies): Alarms {
  if (view.over || view.ending !== undefined) return NONE;
  const stackSizes = Object.entries(view.stacks);
  const empty = stackSizes.filter(([, n]) => n === 0).length;
  const alarm: StackAlarm = empty + 1 >= view.stacksToEnd ? 'deciding' : 'low';
  const few = stackSizes.filter(([, n]) => n > 0 && n <= MAX_CARDS_FOR_ALARM);
  return {
    stacks: new Map(few.map(([card]) => [card, alarm])),
    influence: view.supply <= INFLUENCE_PER_PLAYER * view.players.length,
  };
}

/** Label with the number of cards left in a nearly empty stack, such as "last 2". */
export function alarmText(lang: Locale, left: number): string {
  return msg(lang, 'ui.alarm.last', { n: left });
}

/** Explains the alarm of a stack in a sentence; undefined if the stack has no alarm. */
export function stackAlarmText(lang: Locale, view: Supplies, card: string): string | undefined {
  const alarm = alarmsOf(view).stacks.get(card);
  if (alarm === undefined) return undefined;
  return msg(lang, `ui.alarm.${alarm}`, {
    card: cardName(lang, card),
    n: view.stacks[card] ?? 0,
  });
}

/** Sentences for nearly empty stacks that a card was taken from, and for a newly low supply. */
export function newAlarms(
  lang: Locale,
  view: Supplies,
  news: readonly GameEvent[],
): readonly string[] {
  const { stacks, influence } = alarmsOf(view);
  const taken = new Set(news.flatMap(takenFrom));
  const before = view.supply + influenceIn(news);
  const isNew = influence && before > INFLUENCE_PER_PLAYER * view.players.length;
  return [
    ...[...stacks.keys()]
      .filter((card) => taken.has(card))
      .flatMap((card) => stackAlarmText(lang, view, card) ?? []),
    ...(isNew ? [msg(lang, 'ui.alarm.influence', { n: view.supply })] : []),
  ];
}

function takenFrom(event: GameEvent): readonly string[] {
  if (event.type === 'take') return [event.card];
  return event.type === 'lead' && event.card !== undefined ? [event.card] : [];
}

function influenceIn(news: readonly GameEvent[]): number {
  return news.reduce((sum, event) => sum + (event.type === 'influence' ? event.count : 0), 0);
}

/** Says how much of the game is left after its end was triggered. */
export function endingText(
  lang: Locale,
  view: Pick<View, 'inExtraRound' | 'inLogisticsTurn' | 'options'>,
): string {
  if (view.inLogisticsTurn) return msg(lang, 'ui.lastOneTurn');
  if (view.inExtraRound) return msg(lang, 'ui.extraRound');
  // The prototype ends after the turn in which the end was triggered.
  if (view.options.ruleset === 'prototype-2010') return msg(lang, 'ui.lastTurn');
  return msg(lang, rulesFor(view.options).extraRound ? 'ui.lastButOne' : 'ui.lastRound');
}
