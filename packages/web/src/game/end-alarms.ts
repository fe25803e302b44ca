// Warnings that the game may end soon, with their texts: nearly empty stacks and influence supply.
import { type GameEvent, rulesFor, type View } from '@eminent/engine';
import { cardName, type Locale, msg } from '@eminent/text';

/** `deciding`: the game ends when this stack is empty; `low`: another stack must be empty too. */
export type StackAlarm = 'low' | 'deciding';

interface Alarms {
  /** Nearly empty stacks, by the card of the stack. */
  readonly stacks: ReadonlyMap<string, StackAlarm>;
  /** Whether the influence supply may run out within a round. */
  readonly influence: boolean;
}

type Supplies = Pick<View, 'stacks' | 'stacksToEnd' | 'supply' | 'ending' | 'over' | 'players'>;

/** A stack with at most this many cards may be empty within a round. */
const FEW_CARDS = 2;
/** Influence that each player may easily take in a round. */
const INFLUENCE_EACH = 2;

const NONE: Alarms = { stacks: new Map(), influence: false };

/** The warnings of a position; none once the end of the game has been triggered or reached. */
export function alarmsOf(view: Supplies): Alarms {
  if (view.over || view.ending !== undefined) return NONE;
  const stackSizes = Object.entries(view.stacks);
  const empty = stackSizes.filter(([, n]) => n === 0).length;
  const alarm: StackAlarm = empty + 1 >= view.stacksToEnd ? 'deciding' : 'low';
  const few = stackSizes.filter(([, n]) => n > 0 && n <= FEW_CARDS);
  return {
    stacks: new Map(few.map(([card]) => [card, alarm])),
    influence: view.supply <= INFLUENCE_EACH * view.players.length,
  };
}

/** The label of a nearly empty stack: "last 2". */
export function alarmText(lang: Locale, left: number): string {
  return msg(lang, 'ui.alarm.last', { n: left });
}

/** What a nearly empty stack means, in a sentence; undefined if the stack gives no warning. */
export function stackAlarmText(lang: Locale, view: Supplies, card: string): string | undefined {
  const alarm = alarmsOf(view).stacks.get(card);
  if (alarm === undefined) return undefined;
  return msg(lang, `ui.alarm.${alarm}`, {
    card: cardName(lang, card),
    n: view.stacks[card] ?? 0,
  });
}

/**
 * Sentences for the warnings that the last events caused: for a stack each time a card is taken
 * from it, for the influence supply once.
 */
export function newAlarms(
  lang: Locale,
  view: Supplies,
  news: readonly GameEvent[],
): readonly string[] {
  const { stacks, influence } = alarmsOf(view);
  const taken = new Set(news.flatMap(takenFrom));
  const before = view.supply + influenceIn(news);
  const isNew = influence && before > INFLUENCE_EACH * view.players.length;
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

/** A text that says how much of the game is left once its end has been triggered. */
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
