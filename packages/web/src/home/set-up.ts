// From the choices of the new-game form to a game that the worker can start.
import type { GameOptions } from '@eminent/engine';
import type { SavedGame } from '../worker/messages.ts';

const BOT_NAMES = ['Vega', 'Orion', 'Lyra'];

function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('');
}

/** Seats the person and the bots; chance decides the order of seats unless the person begins. */
export function setUpGame(
  game: GameOptions,
  bots: readonly string[],
  first: 'me' | 'chance',
  seedText: string,
  you: string,
): SavedGame {
  const seed = seedText === '' ? randomSeed() : seedText;
  const others = bots
    .slice(0, game.players - 1)
    .map((bot, i) => ({ kind: 'bot', name: BOT_NAMES[i] ?? bot, bot }) as const);
  const [draw = 0] = crypto.getRandomValues(new Uint32Array(1));
  const human = first === 'me' ? 0 : draw % game.players;
  const seats = [
    ...others.slice(0, human),
    { kind: 'person', name: you } as const,
    ...others.slice(human),
  ];
  return { game, seed, seats, human, tokens: [] };
}
