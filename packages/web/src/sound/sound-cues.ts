// Maps game events to sound cues: what to play, when, and how loud.
import type { GameEvent } from '@eminent/engine';
import { revealTimesOf } from '../animation/planet-reveal-data.ts';
import { badge, type CueName, type Recipe, RECIPES } from './sound-recipes.ts';

export interface Cue {
  readonly recipe: Recipe;
  /** Seconds after the change is shown. */
  readonly at: number;
  /** From 0 to 1; lower for events of other players. */
  readonly gain: number;
}

/** Maximum number of cues for one change; the rest is not played. */
const MAX_CUES = 12;
/** Seconds between the cues of successive events of the same type, so that each is heard. */
const INTERVAL = 0.09;
/** Seconds between the cues of successive events of different types. */
const PAUSE = 0.16;
const OTHER_PLAYERS_GAIN = 0.55;

const FIXED_CUES: Readonly<Partial<Record<GameEvent['type'], CueName>>> = {
  action: 'card',
  draw: 'card',
  discard: 'card',
  remove: 'card',
  take: 'stack',
  lead: 'stack',
  follow: 'spark',
  dissent: 'dissent',
  look: 'deal',
  planet: 'deal',
  fighters: 'fighter',
  ships: 'fighter',
  replenish: 'fighter',
  fleet: 'research',
  'spend-card': 'card',
  'spend-resource': 'trade',
  use: 'stack',
  'remove-permanent': 'card',
  colony: 'tuck',
  produce: 'produce',
  'arrive-full': 'produce',
  trade: 'trade',
  'trade-fighter': 'trade',
  influence: 'star',
  buy: 'research',
};

/**
 * Returns the cues of a change as a seat hears them, in the order of the events.
 *
 * @param factor multiplies the delays of planet reveals; 0 without animations
 * @param hasOneFaceUp whether the seat has exactly one face-up planet after the change
 */
export function cuesOf(
  events: readonly GameEvent[],
  seat: number | undefined,
  factor: number,
  hasOneFaceUp = false,
): readonly Cue[] {
  const cues: Cue[] = [];
  let at = 0;
  let previousType: string | undefined;
  let boosts = 0;
  for (const event of events) {
    const isFirst = hasOneFaceUp && 'seat' in event && event.seat === seat;
    const recipes = recipesOf(event, { seat, factor, boosts, isFirst });
    if (recipes.length === 0) continue;
    if (event.type === 'boost') boosts++;
    if (previousType !== undefined) at += event.type === previousType ? INTERVAL : PAUSE;
    previousType = event.type;
    const gain =
      'seat' in event && event.seat !== undefined && event.seat !== seat ? OTHER_PLAYERS_GAIN : 1;
    cues.push(...recipes.map(({ recipe, delay }) => ({ recipe, at: at + delay, gain })));
  }
  return cues.slice(0, MAX_CUES);
}

interface DelayedRecipe {
  readonly recipe: Recipe;
  /** Seconds after the cue of the event is due. */
  readonly delay: number;
}

interface CueContext {
  readonly seat: number | undefined;
  readonly factor: number;
  /** Number of `boost` events before this one in the change. */
  readonly boosts: number;
  /** For `settle` and `attack`: whether it turned up the seat's only face-up planet. */
  readonly isFirst: boolean;
}

const cue = (name: CueName, ms = 0): DelayedRecipe => ({ recipe: RECIPES[name], delay: ms / 1000 });

function recipesOf(
  event: GameEvent,
  { seat, factor, boosts, isFirst }: CueContext,
): readonly DelayedRecipe[] {
  switch (event.type) {
    case 'boost':
      return [{ recipe: badge(boosts), delay: 0 }];
    case 'settle': {
      const { shatters, daylight, scores } = revealTimesOf({ kind: 'settle', isFirst });
      const first = isFirst ? [cue('first', (daylight[0] + daylight[1]) * factor)] : [];
      if (factor === 0) return [cue('chord'), ...first];
      return [
        cue('swell'),
        cue('glass', shatters[0] * factor),
        cue('chord', daylight[0] * factor),
        ...first,
        cue('star', (scores[0] + scores[1]) * factor),
      ];
    }
    case 'attack': {
      const { dive, shatters, daylight, scores } = revealTimesOf({ kind: 'attack', isFirst });
      const first = isFirst ? [cue('first', (daylight[0] + daylight[1]) * factor)] : [];
      if (factor === 0) return [cue('impact'), ...first];
      return [
        cue('dive', dive[0] * factor),
        cue('impact', (dive[0] + dive[1]) * factor),
        cue('glass', shatters[0] * factor),
        ...first,
        cue('star', (scores[0] + scores[1]) * factor),
      ];
    }
    case 'capture':
      return [cue('impact')];
    case 'turn':
      return event.seat === seat ? [cue('turn')] : [];
    case 'end-triggered':
      return [cue(event.cause === 'stacks' ? 'lastStackEmpty' : 'influenceEmpty')];
    case 'game-over':
      return [cue(event.winners.some((winner) => winner === seat) ? 'victory' : 'over')];
    default: {
      const name = FIXED_CUES[event.type];
      return name === undefined ? [] : [cue(name)];
    }
  }
}
