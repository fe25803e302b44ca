// Texts of the result page: its title, the decisive turns, and advice.
import { cardName, type Locale, msg, planetName, seatName } from '@eminent/text';
import type { Advice, NearlyDone } from '../analysis/next-time-advice.ts';
import type { DecisiveTurn } from '../analysis/decisive-turns.ts';
import type { Ending } from './result-story.ts';

export function titleOf(lang: Locale, ending: Ending, winner: string): string {
  switch (ending) {
    case 'victory':
      return msg(lang, 'ui.aftermath.victory');
    case 'defeat':
      return msg(lang, 'ui.aftermath.defeat', { name: winner });
    case 'neutral':
      return msg(lang, 'ui.aftermath.neutral', { name: winner });
    case 'shared':
      return msg(lang, 'ui.aftermath.shared');
  }
}

interface TextContext {
  readonly names: readonly string[];
  readonly reader: number | undefined;
}

/** Describes the most valuable event of a decisive turn in a sentence. */
export function turnEventText(
  lang: Locale,
  { event, seat }: DecisiveTurn,
  { names, reader }: TextContext,
): string {
  const name = seatName({ names }, seat);
  const person = seat === reader ? 'you' : 'they';
  switch (event.kind) {
    case 'settle':
    case 'attack':
    case 'capture': {
      const planet = planetName(event.planet);
      return msg(lang, `ui.aftermath.moments.${event.kind}.${person}`, { name, planet });
    }
    case 'peace':
    case 'reparations':
    case 'trade':
      return msg(lang, `ui.aftermath.moments.${event.kind}.${person}`, { name, n: event.points });
    case 'buy': {
      const card = cardName(lang, event.card);
      return msg(lang, `ui.aftermath.moments.buy.${person}`, { name, card });
    }
    case 'battlecruiser':
    case 'gain':
      return msg(lang, `ui.aftermath.moments.${event.kind}.${person}`, { name });
  }
}

/** Describes the effect of a decisive turn: the influence gained, and the lead or the deficit. */
export function standingText(lang: Locale, { gained: n, margin, isLead }: DecisiveTurn): string {
  if (isLead) return msg(lang, 'ui.aftermath.standing.lead', { n });
  if (margin > 0) return msg(lang, 'ui.aftermath.standing.ahead', { n, k: margin });
  if (margin === 0) return msg(lang, 'ui.aftermath.standing.level', { n });
  return msg(lang, 'ui.aftermath.standing.behind', { n, k: -margin });
}

/** Describes a goal that the player had nearly reached at the end, such as settling a planet. */
export function undoneText(lang: Locale, undone: NearlyDone): string {
  switch (undone.kind) {
    case 'settle':
      return msg(lang, 'ui.aftermath.nearly.settle', {
        planet: planetName(undone.planet),
        k: undone.missing,
        n: undone.worth,
      });
    case 'ready':
    case 'attack':
      return msg(lang, `ui.aftermath.nearly.${undone.kind}`, {
        planet: planetName(undone.planet),
        n: undone.worth,
      });
    case 'goods':
      return msg(lang, 'ui.aftermath.nearly.goods', { n: undone.n });
    case 'fighters':
    case 'small':
      return msg(lang, 'ui.aftermath.nearly.fighters', { n: undone.n });
    case 'cruiser':
      return msg(lang, 'ui.aftermath.nearly.cruiser', { n: undone.worth });
  }
}

export interface AdviceText {
  readonly what: string;
  readonly why: string;
}

export function adviceText(lang: Locale, advice: Advice, names: readonly string[]): AdviceText {
  return {
    what: msg(lang, `ui.aftermath.advice.${advice.kind}.what`),
    why: reasonText(lang, advice, names),
  };
}

function reasonText(lang: Locale, advice: Advice, names: readonly string[]): string {
  switch (advice.kind) {
    case 'trades': {
      const { times, n } = advice;
      return msg(lang, 'ui.aftermath.advice.trades.why', { times, n });
    }
    case 'goods':
    case 'fighters':
    case 'small':
      return msg(lang, `ui.aftermath.advice.${advice.kind}.why`, { n: advice.n });
    case 'settle':
      return msg(lang, 'ui.aftermath.advice.settle.why', {
        planet: planetName(advice.planet),
        k: advice.missing,
        n: advice.worth,
      });
    case 'ready':
    case 'attack':
      return msg(lang, `ui.aftermath.advice.${advice.kind}.why`, {
        planet: planetName(advice.planet),
        n: advice.worth,
      });
    case 'cruiser':
      return msg(lang, 'ui.aftermath.advice.cruiser.why', { n: advice.worth });
    case 'dissents': {
      const { n, of, held } = advice;
      return msg(lang, 'ui.aftermath.advice.dissents.why', { n, of, held });
    }
    case 'remove':
      return msg(lang, 'ui.aftermath.advice.remove.why');
    case 'technology': {
      const name = seatName({ names }, advice.seat);
      return msg(lang, 'ui.aftermath.advice.technology.why', { name, n: advice.n });
    }
  }
}
