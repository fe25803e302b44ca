// Maps events to sound cues with their delay and loudness.
import type { GameEvent } from '@eminent/engine';
import { BEATS } from '../animation/planet-reveal.ts';
import { badge, type CueName, type Recipe, RECIPES } from './sound-recipes.ts';

export interface Cue {
  readonly recipe: Recipe;
  /** Seconds after the change. */
  readonly at: number;
  /** From 0 to 1; actions of other players are quieter. */
  readonly near: number;
}

/** Maximum number of cues in a batch. */
const MAX_CUES = 12;
/** Seconds between two cues of a kind: far enough apart to be heard one by one. */
const INTERVAL = 0.09;
/** Seconds before a cue of another kind. */
const PAUSE = 0.16;
const FAR = 0.55;

type Simple = Extract<GameEvent, { seat: number }>['type'];

const SIMPLE: Readonly<Partial<Record<Simple, CueName>>> = {
  action: 'card',
  draw: 'card',
  discard: 'card',
  remove: 'card',
  take: 'stack',
  lead: 'stack',
  follow: 'spark',
  dissent: 'breath',
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

/** The cues of a batch of events for a seat, in order. `factor` is the animation speed. */
export function cuesOf(
  events: readonly GameEvent[],
  seat: number | undefined,
  factor: number,
): readonly Cue[] {
  const cues: Cue[] = [];
  let at = 0;
  let before: string | undefined;
  let symbols = 0;
  for (const event of events) {
    const recipes = recipesOf(event, seat, factor, symbols);
    if (recipes.length === 0) continue;
    if (event.type === 'boost') symbols++;
    if (before !== undefined) at += event.type === before ? INTERVAL : PAUSE;
    before = event.type;
    const near = 'seat' in event && event.seat !== undefined && event.seat !== seat ? FAR : 1;
    cues.push(...recipes.map(({ recipe, late }) => ({ recipe, at: at + late, near })));
  }
  return cues.slice(0, MAX_CUES);
}

interface Late {
  readonly recipe: Recipe;
  readonly late: number;
}

const at = (cue: CueName, ms = 0): Late => ({ recipe: RECIPES[cue], late: ms / 1000 });

function recipesOf(
  event: GameEvent,
  seat: number | undefined,
  factor: number,
  symbols: number,
): readonly Late[] {
  switch (event.type) {
    case 'boost':
      return [{ recipe: badge(symbols), late: 0 }];
    case 'settle': {
      const { shatters, daylight, scores } = BEATS.settle;
      if (factor === 0) return [at('chord')];
      return [
        at('swell'),
        at('glass', shatters[0] * factor),
        at('chord', daylight[0] * factor),
        at('star', (scores[0] + scores[1]) * factor),
      ];
    }
    case 'attack': {
      const { dive, shatters, scores } = BEATS.attack;
      if (factor === 0) return [at('drum')];
      return [
        at('fall', dive[0] * factor),
        at('drum', (dive[0] + dive[1]) * factor),
        at('glass', shatters[0] * factor),
        at('star', (scores[0] + scores[1]) * factor),
      ];
    }
    case 'capture':
      return [at('drum')];
    case 'turn':
      return event.seat === seat ? [at('turn')] : [];
    case 'end-triggered':
      return [at('knell')];
    case 'game-over':
      return [at('over')];
    default: {
      const simple: Readonly<Partial<Record<string, CueName>>> = SIMPLE;
      const cue = simple[event.type];
      return cue === undefined ? [] : [at(cue)];
    }
  }
}
