// Which technologies on offer a seat could take, and what it lacks for the others.
import { CARD_COST, CARD_PLANETS, CARD_TYPE, cardId } from '../cards/catalogue.ts';
import { faceUpOfType } from '../facts/costs.ts';
import { symbolsOf } from '../facts/symbols.ts';
import { RESEARCH } from '../model/names.ts';
import { stepOf } from '../rules/steps/steps.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { type Range, symbolsOfRole } from './preview.ts';

/** What stands between a seat and a technology on offer. */
export interface TechnologyReach {
  readonly card: string;
  /** Whether planets and symbols suffice when every hand card that helps is spent. */
  readonly affordable: boolean;
  /** Face-up planets of its type that are missing. */
  readonly planetsMissing: number;
  /** Symbols that hand cards must add; 0 when none is needed. */
  readonly symbolsFromHand: number;
  /** Symbols that are missing even when every hand card that helps is spent. */
  readonly symbolsMissing: number;
}

/** The Research role of a seat: the one that goes on, or one led now. */
export interface ResearchReach {
  readonly symbols: Range;
  /** In the order of the technologies on offer. */
  readonly technologies: readonly TechnologyReach[];
}

/** What Research would pay for; undefined in games without that role. */
export function researchReach(state: GameState, seat: number): ResearchReach | undefined {
  if (!state.rules.roles.includes(RESEARCH)) return undefined;
  const symbols = researchSymbols(state, seat);
  const player = playerAt(state, seat);
  return {
    symbols,
    technologies: state.technologies.map((kind) => {
      const cost = CARD_COST[kind] as number;
      const planets = faceUpOfType(player, CARD_TYPE[kind] as number);
      const planetsMissing = Math.max(0, (CARD_PLANETS[kind] as number) - planets);
      const symbolsMissing = Math.max(0, cost - symbols.most);
      return {
        card: cardId(kind),
        affordable: planetsMissing === 0 && symbolsMissing === 0,
        planetsMissing,
        symbolsFromHand: Math.max(0, cost - symbols.least),
        symbolsMissing,
      };
    }),
  };
}

/** Symbols without and with the hand: in the Research role that goes on while the seat has a part in it, or as if it led one now. */
function researchSymbols(state: GameState, seat: number): Range {
  const frame = state.frames.at(-1);
  if (frame?.seat !== seat || state.turn.role !== RESEARCH) {
    return symbolsOfRole(state, seat, RESEARCH, true);
  }
  switch (stepOf(frame).name) {
    case 'follow-or-dissent':
      return symbolsOfRole(state, seat, RESEARCH, false);
    case 'buy-technology':
      return { least: frame.count, most: frame.count };
    case 'boost': {
      const player = playerAt(state, seat);
      const hand = player.hand.filter((kind) => kind >= frame.at);
      const more = hand.reduce((sum, kind) => sum + symbolsOf(player, kind, RESEARCH), 0);
      return { least: frame.count, most: frame.count + more };
    }
    default:
      return symbolsOfRole(state, seat, RESEARCH, true);
  }
}
