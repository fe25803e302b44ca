// The sentences of the result page: its title, moments and advice.
import { cardName, type Locale, msg, planetName, seatName } from '@eminent/text';
import type { Advice, Undone } from '../analysis/next-time-advice.ts';
import type { Moment } from '../analysis/decisive-turns.ts';
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
  /** The seat addressed as "you". */
  readonly reader: number | undefined;
}

/** The text for a decisive event of a turn. */
export function turnEventText(
  lang: Locale,
  { event, seat }: Moment,
  { names, reader }: TextContext,
): string {
  const isYou = seat === reader;
  const name = seatName({ names }, seat);
  switch (event.kind) {
    case 'settle': {
      const planet = planetName(event.planet);
      return isYou
        ? msg(lang, 'ui.aftermath.moments.settle.you', { planet })
        : msg(lang, 'ui.aftermath.moments.settle.they', { name, planet });
    }
    case 'attack': {
      const planet = planetName(event.planet);
      return isYou
        ? msg(lang, 'ui.aftermath.moments.attack.you', { planet })
        : msg(lang, 'ui.aftermath.moments.attack.they', { name, planet });
    }
    case 'capture': {
      const planet = planetName(event.planet);
      return isYou
        ? msg(lang, 'ui.aftermath.moments.capture.you', { planet })
        : msg(lang, 'ui.aftermath.moments.capture.they', { name, planet });
    }
    case 'battlecruiser':
      return isYou
        ? msg(lang, 'ui.aftermath.moments.battlecruiser.you')
        : msg(lang, 'ui.aftermath.moments.battlecruiser.they', { name });
    case 'peace':
      return isYou
        ? msg(lang, 'ui.aftermath.moments.peace.you', { n: event.points })
        : msg(lang, 'ui.aftermath.moments.peace.they', { name, n: event.points });
    case 'reparations':
      return isYou
        ? msg(lang, 'ui.aftermath.moments.reparations.you', { n: event.points })
        : msg(lang, 'ui.aftermath.moments.reparations.they', { name, n: event.points });
    case 'trade':
      return isYou
        ? msg(lang, 'ui.aftermath.moments.trade.you', { n: event.points })
        : msg(lang, 'ui.aftermath.moments.trade.they', { name, n: event.points });
    case 'buy': {
      const card = cardName(lang, event.card);
      return isYou
        ? msg(lang, 'ui.aftermath.moments.buy.you', { card })
        : msg(lang, 'ui.aftermath.moments.buy.they', { name, card });
    }
    case 'gain':
      return isYou
        ? msg(lang, 'ui.aftermath.moments.gain.you')
        : msg(lang, 'ui.aftermath.moments.gain.they', { name });
  }
}

/** The effect of a turn: how far ahead it brought the player. */
export function standingText(lang: Locale, { gained: n, margin, isLead }: Moment): string {
  if (isLead) return msg(lang, 'ui.aftermath.standing.lead', { n });
  if (margin > 0) return msg(lang, 'ui.aftermath.standing.ahead', { n, k: margin });
  if (margin === 0) return msg(lang, 'ui.aftermath.standing.level', { n });
  return msg(lang, 'ui.aftermath.standing.behind', { n, k: -margin });
}

/** The text for something nearly achieved. */
export function undoneText(lang: Locale, undone: Undone): string {
  switch (undone.kind) {
    case 'settle':
      return msg(lang, 'ui.aftermath.nearly.settle', {
        planet: planetName(undone.planet),
        k: undone.missing,
        n: undone.worth,
      });
    case 'ready':
      return msg(lang, 'ui.aftermath.nearly.ready', {
        planet: planetName(undone.planet),
        n: undone.worth,
      });
    case 'attack':
      return msg(lang, 'ui.aftermath.nearly.attack', {
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
  switch (advice.kind) {
    case 'trades':
      return {
        what: msg(lang, 'ui.aftermath.advice.trades.what'),
        why: msg(lang, 'ui.aftermath.advice.trades.why', { times: advice.times, n: advice.n }),
      };
    case 'goods':
      return {
        what: msg(lang, 'ui.aftermath.advice.goods.what'),
        why: msg(lang, 'ui.aftermath.advice.goods.why', { n: advice.n }),
      };
    case 'settle':
      return {
        what: msg(lang, 'ui.aftermath.advice.settle.what'),
        why: msg(lang, 'ui.aftermath.advice.settle.why', {
          planet: planetName(advice.planet),
          k: advice.missing,
          n: advice.worth,
        }),
      };
    case 'ready':
      return {
        what: msg(lang, 'ui.aftermath.advice.ready.what'),
        why: msg(lang, 'ui.aftermath.advice.ready.why', {
          planet: planetName(advice.planet),
          n: advice.worth,
        }),
      };
    case 'attack':
      return {
        what: msg(lang, 'ui.aftermath.advice.attack.what'),
        why: msg(lang, 'ui.aftermath.advice.attack.why', {
          planet: planetName(advice.planet),
          n: advice.worth,
        }),
      };
    case 'fighters':
      return {
        what: msg(lang, 'ui.aftermath.advice.fighters.what'),
        why: msg(lang, 'ui.aftermath.advice.fighters.why', { n: advice.n }),
      };
    case 'small':
      return {
        what: msg(lang, 'ui.aftermath.advice.small.what'),
        why: msg(lang, 'ui.aftermath.advice.small.why', { n: advice.n }),
      };
    case 'cruiser':
      return {
        what: msg(lang, 'ui.aftermath.advice.cruiser.what'),
        why: msg(lang, 'ui.aftermath.advice.cruiser.why', { n: advice.worth }),
      };
    case 'dissents':
      return {
        what: msg(lang, 'ui.aftermath.advice.dissents.what'),
        why: msg(lang, 'ui.aftermath.advice.dissents.why', {
          n: advice.n,
          of: advice.of,
          held: advice.held,
        }),
      };
    case 'remove':
      return {
        what: msg(lang, 'ui.aftermath.advice.remove.what'),
        why: msg(lang, 'ui.aftermath.advice.remove.why'),
      };
    case 'technology':
      return {
        what: msg(lang, 'ui.aftermath.advice.technology.what'),
        why: msg(lang, 'ui.aftermath.advice.technology.why', {
          name: seatName({ names }, advice.seat),
          n: advice.n,
        }),
      };
  }
}
