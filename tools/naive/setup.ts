// Compares a new game with the rules (RULES 1, docs/rulesets.md, PROTOTYPE 2.1, ESCALATION E1, E9).
import type { GameOptions, PlayerPosition, Position } from '@eminent/engine';
import { CARD_FILE, cardOf, manualFaces, type ScenarioRow } from './cards.ts';
import { mayMeet } from './escalation-questions.ts';

type Numbers = Readonly<Record<string, number>>;

/** RULES 1.1: number of copies of each role card. With six stacks there are 16 of each. */
const PRINTED: Numbers = {
  survey: 20,
  warfare: 16,
  colonize: 20,
  'produce-trade': 16,
  research: 20,
};
const SIX = ['survey', 'warfare', 'colonize', 'produce', 'trade', 'research'];

/** RULES 1.2a: the start deck. */
const PRINTED_DECK: Numbers = {
  survey: 2,
  warfare: 1,
  colonize: 2,
  'produce-trade': 2,
  research: 2,
  politics: 1,
};
/** The start deck with the option `startDeck` one-of-each. */
const MANUAL_DECK: Numbers = {
  survey: 1,
  warfare: 1,
  colonize: 1,
  'produce-trade': 2,
  research: 1,
  politics: 2,
};

/** Returns the differences between a new game and the rules, one sentence each. */
export function wrongSetup(position: Position): string[] {
  return position.options.scenarios === 'off' ? wrongUsual(position) : wrongScenarios(position);
}

/** Without scenarios, all seats must have equal cards. In Escalation, start planets differ. */
function wrongUsual(position: Position): string[] {
  const { options, players } = position;
  const decks = players.map((player) => JSON.stringify(sorted(countCards(player))));
  const unlike = new Set(decks).size === 1 ? [] : ['setup: not all decks are alike'];
  const planets = options.ruleset === 'escalation' ? wrongStartPlanets(position) : [];
  return [...unlike, ...planets, ...differences(foundSetup(position), wantedSetup(options))];
}

function foundSetup(position: Position): Numbers {
  const { players, stacks } = position;
  return {
    ...prefixed('stack', stacks),
    ...prefixed('deck', countCards(players[0])),
    hand: players[0]?.hand.length ?? 0,
    supply: position.supply,
    planets: position.planetDeck.length,
    technologies: position.technologies.length,
    'technology decks': Object.values(position.technologyDecks ?? {}).flat().length,
    'face-up start planets': players.filter(({ planets }) => planets[0]?.up === true).length,
    fleets: players.filter(({ extra }) => extra?.fleet === 1).length,
  };
}

function differences(found: Numbers, wanted: Numbers): string[] {
  return [...new Set([...Object.keys(found), ...Object.keys(wanted)])]
    .filter((name) => (found[name] ?? 0) !== (wanted[name] ?? 0))
    .map((name) => `setup, ${name}: ${found[name] ?? 0}, and the rules say ${wanted[name] ?? 0}`);
}

function sorted(numbers: Numbers): [string, number][] {
  return Object.entries(numbers).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** ESCALATION E1: start planets are face down and all different; with an option, only old ones. */
function wrongStartPlanets({ players, options }: Position): string[] {
  const ids = players.map(({ planets }) => planets[0]?.planet ?? '');
  const isRight = players.every(
    ({ planets }) => planets.length === 1 && planets[0]?.up !== true && isStart(planets[0]?.planet),
  );
  const onlyOld = options.startPlanetChoice === 'old-only' && !ids.every(isOldStart);
  return isRight && new Set(ids).size === ids.length && !onlyOld
    ? []
    : [`setup: start planets ${ids.join(' ')}`];
}

function isOldStart(id: string): boolean {
  return CARD_FILE.startPlanets.some(([one]) => one === id);
}

function isStart(id = ''): boolean {
  const newer = [...CARD_FILE.escalationStartPlanets, ...CARD_FILE.promoPlanets];
  return isOldStart(id) || newer.some((one) => one.id === id && one.category.includes('start'));
}

/** ESCALATION E9: checks the cards that each seat gets from its scenario, and what is left. */
function wrongScenarios(position: Position): string[] {
  const { players, options } = position;
  const rows = players.map(({ extra }) =>
    CARD_FILE.scenarios.find(({ id }) => id === extra?.scenario),
  );
  const dealt = rows.filter((row) => row !== undefined);
  if (dealt.length < players.length) return ['setup: a seat has no scenario'];
  const wrong = players.flatMap((player, seat) => wrongSeat(player, seat, dealt, options));
  const meet = dealt.every((one, i) => dealt.every((other, k) => i === k || mayMeet(one, other)));
  return [
    ...wrong,
    ...(meet ? [] : ['setup: scenarios that may not meet']),
    ...differences(foundLeft(position), wantedLeft(dealt, options)),
  ];
}

function wrongSeat(
  player: PlayerPosition,
  seat: number,
  dealt: readonly ScenarioRow[],
  options: GameOptions,
): string[] {
  const { ruleset } = options;
  const row = dealt[seat];
  if (row === undefined) return [];
  const claimed = dealt.flatMap(({ startPlanet }) => startPlanet ?? []);
  const planet = player.planets[0]?.planet ?? '';
  const cards = {
    ...row.deck,
    politics: politicsOf(seat, dealt, options),
    ...Object.fromEntries(row.technologies.map((id) => [id, 1])),
  };
  const size = Object.values(cards).reduce((sum, n) => sum + n, 0);
  const cruiser = row.special.some((one) => one.includes('battlecruiser'));
  const fleet = ruleset !== 'escalation' ? 0 : cruiser ? 2 : 1;
  const found = {
    ...prefixed('deck', countCards(player)),
    ...prefixed('in play', Object.fromEntries((player.permanents ?? []).map((id) => [id, 1]))),
    hand: player.hand.length,
    planets: player.planets.length,
    'face-up planets': player.planets.filter(({ up }) => up === true).length,
    fleet: player.extra?.fleet ?? 0,
    battlecruisers: player.extra?.battlecruisers ?? 0,
  };
  const wanted = {
    ...prefixed('deck', cards),
    ...prefixed('in play', Object.fromEntries(row.permanents.map((id) => [id, 1]))),
    hand: Math.min(firstHand(row, options), size),
    planets: 1,
    'face-up planets': startsFaceUp(options) ? 1 : 0,
    fleet,
    battlecruisers: cruiser ? 1 : 0,
  };
  const isRight =
    row.startPlanet === null
      ? isOldStart(planet) && !claimed.includes(planet)
      : planet === row.startPlanet;
  return [
    ...differences(found, wanted).map((one) => `seat ${seat}, ${row.id}: ${one}`),
    ...(isRight ? [] : [`seat ${seat}, ${row.id}: start planet ${planet}`]),
  ];
}

/** ESCALATION E14-18: 4 Politics cards exist, 12 in Escalation, dealt in seat order. */
function politicsOf(seat: number, dealt: readonly ScenarioRow[], options: GameOptions): number {
  const wanted = dealt[seat]?.deck['politics'] ?? 0;
  if (options.politicsCards === 'as-listed') return wanted;
  const before = dealt.slice(0, seat).reduce((sum, { deck }) => sum + (deck['politics'] ?? 0), 0);
  const box = options.ruleset === 'escalation' ? 12 : 4;
  return Math.min(wanted, Math.max(0, box - before));
}

/** ESCALATION E14-8: with `committeeHand` six, an Oversight Committee increases the first hand. */
function firstHand({ permanents }: ScenarioRow, { committeeHand }: GameOptions): number {
  return committeeHand === 'six' && permanents.includes('oversight-committee') ? 6 : 5;
}

/** ESCALATION E14-8: whether start planets are face up, by option. */
function startsFaceUp({ ruleset, startPlanets, scenarioStart }: GameOptions): boolean {
  return (ruleset === 'escalation' ? scenarioStart : startPlanets) === 'face-up';
}

function foundLeft(position: Position): Numbers {
  return {
    ...prefixed('stack', position.stacks),
    supply: position.supply,
    planets: position.planetDeck.length,
    ...prefixed('on offer', Object.fromEntries(position.technologies.map((id) => [id, 1]))),
  };
}

/** ESCALATION E9: role cards that were not dealt, and technologies of which no face was. */
function wantedLeft(dealt: readonly ScenarioRow[], options: GameOptions): Numbers {
  const used = dealt
    .flatMap(({ technologies, permanents }) => [...technologies, ...permanents])
    .flatMap((id) => [id, cardOf(id).otherFace ?? id]);
  const offered = facesOnOffer(options).filter((id) => !used.includes(id));
  const totals = roleCardTotals(options);
  const stacks = Object.fromEntries(
    Object.entries(totals).map(([card, total]) => [
      card,
      total - dealt.reduce((sum, { deck }) => sum + (deck[card] ?? 0), 0),
    ]),
  );
  return {
    ...prefixed('stack', stacks),
    supply: supplyOf(options),
    planets: planetsOf(options),
    ...prefixed('on offer', Object.fromEntries(offered.map((id) => [id, 1]))),
  };
}

function facesOnOffer({ ruleset, manualTechnologies }: GameOptions): string[] {
  const base = CARD_FILE.technologies.map(([id]) => id);
  const more = CARD_FILE.escalationTechnologies.map(({ id }) => id);
  if (ruleset === 'escalation') return [...base, ...more];
  return manualTechnologies ? [...base, ...manualFaces(false)] : base;
}

/** ESCALATION E1: in games for five there are four more cards of each role. */
function roleCardTotals({ players, twoPlayerStacks, variant }: GameOptions): Numbers {
  const more = players === 5 ? 4 : 0;
  const less = (card: string): number => {
    if (twoPlayerStacks === 'reduced') return 2 * (PRINTED_DECK[card] ?? 0);
    return variant === 'extended' ? (PRINTED_DECK[card] ?? 0) : 0;
  };
  return Object.fromEntries(
    Object.entries(PRINTED).map(([card, total]) => [card, total + more - less(card)]),
  );
}

/** ESCALATION E1: in games for five the reserve joins the supply. */
function supplyOf({ ruleset, players, influenceSupply }: GameOptions): number {
  return ruleset === 'escalation' && players === 5 ? 32 : influenceSupply;
}

function planetsOf({ ruleset, promoPlanets }: GameOptions): number {
  const promos = CARD_FILE.promoPlanets.filter(({ category }) => !category.includes('start'));
  const more = CARD_FILE.escalationPlanets.length + (promoPlanets ? promos.length : 0);
  return 27 + (ruleset === 'escalation' ? more : 0);
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
    ...(options.ruleset === 'escalation' ? escalationRest(options) : {}),
  };
}

/** RULES 1.2a, 1.4c: with six stacks, Produce and Trade are separate cards. */
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

/** RULES 1.2b, R-2P, 1.4b, 1.4e: the stacks after removing decks and cards a variant leaves out. */
function officialStacks(options: GameOptions): Numbers {
  const more = options.players === 5 ? 4 : 0;
  const totals: Numbers =
    options.roleStacks === 'six'
      ? Object.fromEntries(SIX.map((card) => [card, 16]))
      : Object.fromEntries(Object.entries(PRINTED).map(([card, total]) => [card, total + more]));
  const deck = officialDeck({ ...options, learningDeck: 'ten' });
  const decks = options.twoPlayerStacks === 'reduced' ? 4 : options.players;
  const removedByVariant = (card: string): number =>
    options.variant === 'extended' ? (card === 'warfare' ? 1 : 2) : 0;
  return Object.fromEntries(
    Object.entries(totals)
      .filter(([card]) => card !== 'research' || options.variant !== 'learning')
      .map(([card, total]) => [card, total - decks * (deck[card] ?? 0) - removedByVariant(card)]),
  );
}

/** RULES 1.3, 1.4: supply, planets, technologies, and start planets by option. */
function officialRest(options: GameOptions): Numbers {
  const { variant, influenceSupply, startPlanets, players, manualTechnologies } = options;
  const more = manualTechnologies ? manualFaces(variant === 'level-1').length : 0;
  return {
    supply: influenceSupply,
    planets: variant === 'learning' ? 24 : 27,
    technologies: variant === 'learning' ? 0 : more + (variant === 'level-1' ? 24 : 45),
    'face-up start planets': startPlanets === 'face-up' ? players : 0,
  };
}

function escalationRest(options: GameOptions): Numbers {
  return {
    supply: supplyOf(options),
    planets: planetsOf(options),
    technologies: facesOnOffer(options).length,
    fleets: options.players,
  };
}

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
