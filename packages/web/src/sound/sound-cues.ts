// Maps events to sound cues with their delay and loudness.
import type { GameEvent } from '@eminent/engine';
import { revealTimesOf } from '../animation/planet-reveal.ts';
import { badge, type CueName, type Recipe, RECIPES } from './sound-recipes.ts';

export interface Cue {
  readonly recipe: Recipe;
  /** Seconds after the change. */
  readonly at: number;
  /** From 0 to 1; actions of other players are quieter. */
  readonly gain: number;
}

/** Maximum number of cues in a batch. */
const MAX_CUES = 12;
/** Seconds between two cues of a kind: far enough apart to be heard one by one. */
const INTERVAL = 0.09;
/** Seconds before a cue of another kind. */
const PAUSE = 0.16;
const OTHER_PLAYERS_GAIN = 0.55;

type Simple = Extract<GameEvent, { seat: number }>['type'];

const SIMPLE: Readonly<Partial<Record<Simple, CueName>>> = {
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
 * The cues of a batch of events for a seat, in order. `factor` is the animation speed. `hasOne`: the seat has just one planet.
 */
export function cuesOf(
  events: readonly GameEvent[],
  seat: number | undefined,
  factor: number,
  hasOne = false,
): readonly Cue[] {
  const cues: Cue[] = [];
  let at = 0;
  let before: string | undefined;
  let symbols = 0;
  for (const event of events) {
    const isFirst = hasOne && 'seat' in event && event.seat === seat;
    const recipes = recipesOf(event, { seat, factor, symbols, isFirst });
    if (recipes.length === 0) continue;
    if (event.type === 'boost') symbols++;
    if (before !== undefined) at += event.type === before ? INTERVAL : PAUSE;
    before = event.type;
    const gain =
      'seat' in event && event.seat !== undefined && event.seat !== seat ? OTHER_PLAYERS_GAIN : 1;
    cues.push(...recipes.map(({ recipe, late }) => ({ recipe, at: at + late, gain })));
  }
  return cues.slice(0, MAX_CUES);
}

interface Late {
  readonly recipe: Recipe;
  readonly late: number;
}

interface Moment {
  readonly seat: number | undefined;
  readonly factor: number;
  /** The symbols added before. */
  readonly symbols: number;
  /** The event concerns the first planet of the seat. */
  readonly isFirst: boolean;
}

const at = (cue: CueName, ms = 0): Late => ({ recipe: RECIPES[cue], late: ms / 1000 });

function recipesOf(event: GameEvent, { seat, factor, symbols, isFirst }: Moment): readonly Late[] {
  switch (event.type) {
    case 'boost':
      return [{ recipe: badge(symbols), late: 0 }];
    case 'settle': {
      const { shatters, daylight, scores } = revealTimesOf({ kind: 'settle', isFirst });
      const first = isFirst ? [at('first', (daylight[0] + daylight[1]) * factor)] : [];
      if (factor === 0) return [at('chord'), ...first];
      return [
        at('swell'),
        at('glass', shatters[0] * factor),
        at('chord', daylight[0] * factor),
        ...first,
        at('star', (scores[0] + scores[1]) * factor),
      ];
    }
    case 'attack': {
      const { dive, shatters, daylight, scores } = revealTimesOf({ kind: 'attack', isFirst });
      const first = isFirst ? [at('first', (daylight[0] + daylight[1]) * factor)] : [];
      if (factor === 0) return [at('impact'), ...first];
      return [
        at('dive', dive[0] * factor),
        at('impact', (dive[0] + dive[1]) * factor),
        at('glass', shatters[0] * factor),
        ...first,
        at('star', (scores[0] + scores[1]) * factor),
      ];
    }
    case 'capture':
      return [at('impact')];
    case 'turn':
      return event.seat === seat ? [at('turn')] : [];
    case 'end-triggered':
      return [at(event.cause === 'stacks' ? 'lastStackEmpty' : 'influenceEmpty')];
    case 'game-over':
      return [at(event.winners.some((winner) => winner === seat) ? 'victory' : 'over')];
    default: {
      const simple: Readonly<Partial<Record<string, CueName>>> = SIMPLE;
      const cue = simple[event.type];
      return cue === undefined ? [] : [at(cue)];
    }
  }
}
