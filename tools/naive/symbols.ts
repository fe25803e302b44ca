// Symbols of a role in progress, with all bonuses (RULES 3, R-EMPTY, BUR-b).
import type { Role } from '@eminent/engine';
import { cardOf } from './cards.ts';
import { owns, symbolsInEmpire, symbolsOn } from './empire.ts';
import { hasErrata, type Question, roleOf } from './question.ts';

export function worth(question: Question, id: string): number {
  return symbolsOn(question.player, cardOf(id), roleOf(question), question.leading);
}

/** RULES 3: symbols of the role so far. The leader's role card, first in play, is no boost. */
export function symbolsInRole(question: Question): number {
  const { player, position, leading } = question;
  const play = player.play ?? [];
  const boosts = leading && position.turn.taken !== undefined ? play.slice(1) : play;
  const { spent } = question.progress;
  return symbolsWithoutBoosts(question) + spent + sum(boosts.map((id) => worth(question, id)));
}

/** RULES T4, T6, R-COL3: in Colonize, symbols of the empire are a discount and do not count. */
export function symbolsWithoutBoosts(question: Question): number {
  const role = roleOf(question);
  const empire = role === 'colonize' ? 0 : symbolsInEmpire(question.player, role);
  return empire + (question.leading ? leaderExtra(question, role) : followerExtra(question, role));
}

/** RULES T4, R-EMPTY: one for the role card or the empty stack's symbol, one by option. */
function leaderExtra(question: Question, role: Role): number {
  const { position, options, prototype } = question;
  const printed: readonly Role[] = ['produce', 'trade', 'research'];
  const errata: readonly Role[] = hasErrata(question, 'display') ? ['survey', 'warfare'] : [];
  const taken = position.turn.taken !== undefined;
  const empty = !prototype && [...printed, ...errata].includes(role);
  const bonus =
    (role === 'produce' && options.produceLeaderBonus) ||
    (role === 'trade' && options.tradeLeaderBonus);
  return (taken || empty ? 1 : 0) + (bonus ? 1 : 0);
}

/** RULES BUR-b: the bonus by Bureaucracy with its later text. */
function followerExtra(question: Question, role: Role): number {
  const isHelped = hasErrata(question, 'cards') && owns(question.player, 'bureaucracy');
  return isHelped && role !== 'colonize' ? 1 : 0;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
