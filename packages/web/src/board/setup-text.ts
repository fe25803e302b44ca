// The texts of the setup page: names of piles and pieces, and the problems of a position.
import { findPlanet, type Position, type SetupProblem, type TechnologyType } from '@eminent/engine';
import { cardLabel, type Locale, msg, planetName, planetTypeName } from '@eminent/text';
import type { PileId } from './setup-draft.ts';

export function pieceName(lang: Locale, piece: string): string {
  return findPlanet(piece) === undefined ? cardLabel(lang, piece) : planetName(piece);
}

export function seatLabel(lang: Locale, seat: number): string {
  return msg(lang, 'board.setUp.player', { n: seat + 1 });
}

/** The first parts of pile ids that have a fixed name. */
const SEAT_PILES = ['hand', 'deck', 'discard', 'permanents', 'empire'] as const;
const SHARED_PILES = ['stacks', 'offer', 'planetDeck', 'planetDiscard', 'removed', 'box'] as const;

/** Returns the name of a pile without its player. */
export function pileName(lang: Locale, draft: Position, pile: PileId): string {
  const [name = '', at = '', planet = ''] = pile.split('.');
  if (name === 'technologies') {
    const type = planetTypeName(lang, at as TechnologyType);
    return msg(lang, 'board.setUp.piles.technologies', { type });
  }
  if (name === 'colonies') {
    const id = draft.players[Number(at)]?.planets[Number(planet)]?.planet ?? '';
    return msg(lang, 'board.setUp.piles.colonies', { planet: pieceName(lang, id) });
  }
  const fixedName = [...SEAT_PILES, ...SHARED_PILES].find((one) => one === name) ?? 'box';
  return msg(lang, `board.setUp.piles.${fixedName}`);
}

/** Returns the name of a pile with its player, where the player does not follow from the planet. */
export function fullPileName(lang: Locale, draft: Position, pile: PileId): string {
  const [name, seat = ''] = pile.split('.');
  const short = pileName(lang, draft, pile);
  return SEAT_PILES.some((one) => one === name)
    ? msg(lang, 'board.setUp.pileOf', { pile: short, name: seatLabel(lang, Number(seat)) })
    : short;
}

/** Describes why a position is impossible. */
export function setupProblemText(lang: Locale, problem: SetupProblem): string {
  const card = 'card' in problem ? pieceName(lang, problem.card) : '';
  const name = 'seat' in problem ? seatLabel(lang, problem.seat) : '';
  switch (problem.kind) {
    case 'absent':
      return msg(lang, 'board.problems.absent');
    case 'card-count': {
      const { found, expected } = problem;
      return msg(lang, 'board.problems.cards', { card, found, expected });
    }
    case 'single':
      return msg(lang, 'board.problems.single', { card, found: problem.found });
    case 'missing':
      return msg(lang, 'board.problems.missing', { card });
    case 'not-in-game':
      return msg(lang, 'board.problems.notInGame', { card });
    case 'both-faces':
      return msg(lang, 'board.problems.bothFaces', { card, other: pieceName(lang, problem.other) });
    case 'on-offer':
      return msg(lang, 'board.problems.onOffer', { card });
    case 'wrong-deck':
      return msg(lang, 'board.problems.wrongDeck', { card });
    case 'start-planet':
      return msg(lang, 'board.problems.startPlanet', { card });
    case 'planet':
      return msg(lang, `board.problems.planet.${problem.what}`, { card });
    case 'empire':
      return msg(lang, `board.problems.empire.${problem.what}`, { name });
    case 'not-permanent':
      return msg(lang, 'board.problems.notPermanent', { name, card });
    case 'not-in-hand':
      return msg(lang, 'board.problems.notInHand', { name, card });
    case 'influence': {
      const { supply, taken, expected } = problem;
      return msg(lang, 'board.problems.influence', { supply, taken, expected });
    }
    case 'fighters':
      return msg(lang, 'board.problems.fighters', { limit: problem.limit });
    case 'form':
    case 'unplayable':
      return msg(lang, `board.problems.${problem.kind}`, { sentence: problem.sentence });
  }
}
