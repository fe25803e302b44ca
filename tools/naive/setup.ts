// What lies on the table when a game begins (RULES 1, docs/rulesets.md, PROTOTYPE 2.1), compared with a new game.
import type { GameOptions, PlayerPosition, Position } from '@eminent/engine';

type Numbers = Readonly<Record<string, number>>;

/** RULES 1.1; with six stacks sixteen of each type. */
const PRINTED: Numbers = {
  survey: 20,
  warfare: 16,
  colonize: 20,
  'produce-trade': 16,
  research: 20,
};
const SIX = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'];

/** RULES 1.2a. */
const PRINTED_DECK: Numbers = {
  survey: 2,
  warfare: 1,
  colonize: 2,
  'produce-trade': 2,
  research: 2,
  politics: 1,
};
/** `startDeck` one-of-each. */
const MANUAL_DECK: Numbers = {
  survey: 1,
  warfare: 1,
  colonize: 1,
  'produce-trade': 2,
  research: 1,
  politics: 2,
};

/** The differences between a new game and the rules, one sentence each. */
export function wrongSetup(position: Position): string[] {
  const { options, players, stacks } = position;
  const found: Numbers = {
    ...prefixed('stack', stacks),
    ...prefixed('deck', countCards(players[0])),
    hand: players[0]?.hand.length ?? 0,
    supply: position.supply,
    planets: position.planetDeck.length,
    technologies: position.technologies.length,
    'technology decks': Object.values(position.technologyDecks ?? {}).flat().length,
    'face-up start planets': players.filter(({ planets }) => planets[0]?.up === true).length,
  };
  const wanted = wantedSetup(options);
  return [...new Set([...Object.keys(found), ...Object.keys(wanted)])]
    .filter((name) => (found[name] ?? 0) !== (wanted[name] ?? 0))
    .map((name) => `setup, ${name}: ${found[name] ?? 0}, and the rules say ${wanted[name] ?? 0}`);
}

function prefixed(word: string, numbers: Numbers): Numbers {
  return Object.fromEntries(Object.entries(numbers).map(([card, n]) => [`${word} ${card}`, n]));
}

function countCards(player: PlayerPosition | undefined): Numbers {
  const cards = [...(player?.hand ?? []), ...(player?.deck ?? [])];
  return Object.fromEntries(
    [...new Set(cards)].map((card) => [card, cards.filter((one) => one === card).length]),
  );
}

function wantedSetup(options: GameOptions): Numbers {
  const prototype = options.ruleset === 'prototype-2010';
  const deck = prototype ? prototypeDeck() : officialDeck(options);
  const stacks = prototype ? prototypeStacks(options) : officialStacks(options);
  return {
    ...prefixed('stack', stacks),
    ...prefixed('deck', deck),
    hand: 5,
    ...(prototype ? prototypeRest(options) : officialRest(options)),
  };
}

/** RULES 1.2a, 1.4c, docs/rulesets.md: with six stacks Produce and Trade are one card each. */
function officialDeck(options: GameOptions): Numbers {
  const { 'produce-trade': markets = 0, ...others } =
    options.startDeck === 'one-of-each' ? MANUAL_DECK : PRINTED_DECK;
  const deck: Numbers =
    options.roleStacks === 'six'
      ? { ...others, produce: 1, trade: 1 }
      : { ...others, 'produce-trade': markets };
  const small = options.variant === 'learning' && options.learningDeck === 'eight';
  return small ? { ...deck, research: 0 } : deck;
}

/** RULES 1.2b, R-2P, 1.4b, 1.4e: what the decks of the players leave, and what the shorter games take out besides. */
function officialStacks(options: GameOptions): Numbers {
  const totals: Numbers =
    options.roleStacks === 'six' ? Object.fromEntries(SIX.map((card) => [card, 16])) : PRINTED;
  const deck = officialDeck({ ...options, learningDeck: 'ten' });
  const decks = options.twoPlayerStacks === 'reduced' ? 4 : options.players;
  const out = (card: string): number =>
    options.variant === 'extended' ? (card === 'warfare' ? 1 : 2) : 0;
  return Object.fromEntries(
    Object.entries(totals)
      .filter(([card]) => card !== 'research' || options.variant !== 'learning')
      .map(([card, total]) => [card, total - decks * (deck[card] ?? 0) - out(card)]),
  );
}

/** RULES 1.3, 1.4, `influenceSupply`, `startPlanets`. */
function officialRest({ variant, influenceSupply, startPlanets, players }: GameOptions): Numbers {
  return {
    supply: influenceSupply,
    planets: variant === 'learning' ? 24 : 27,
    technologies: variant === 'learning' ? 0 : variant === 'level-1' ? 24 : 45,
    'face-up start planets': startPlanets === 'face-up' ? players : 0,
  };
}

/** PROTOTYPE 2.1. */
function prototypeDeck(): Numbers {
  return { survey: 2, colonize: 2, research: 2, produce: 2, trade: 2 };
}

function prototypeStacks({ prototypeRoleCounts, players }: GameOptions): Numbers {
  const even = prototypeRoleCounts === 'even';
  return Object.fromEntries(
    SIX.map((card) =>
      card === 'warfare' ? [card, even ? 19 : 14] : [card, (even ? 19 : 20) - 2 * players],
    ),
  );
}

function prototypeRest({ prototypeStartFaceDown, players }: GameOptions): Numbers {
  return {
    supply: 30,
    planets: 27,
    'technology decks': 36,
    'face-up start planets': prototypeStartFaceDown ? 0 : players,
  };
}
