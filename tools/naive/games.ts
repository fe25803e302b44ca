// The games that are compared: their options, their players, and large empires to start with.
import { requestFor, type Bot, findBot, STYLES, DEFAULT_OPPONENT } from '@eminent/bots';
import {
  advance,
  checkOptions,
  formatOption,
  formatPosition,
  type GameOptions,
  type GameState,
  OPTION_VALUES,
  ownOptions,
  parseOption,
  parsePosition,
  type PlanetPosition,
  type PlayerPosition,
  type Position,
  PRESETS,
  type Random,
  VARIANTS,
} from '@eminent/engine';
import { CARD_FILE, cardOf, planetOf } from './cards.ts';

const PRESET_SETS: readonly object[] = [{}, ...Object.values(PRESETS)];

function oneOf<T>(random: Random, list: readonly T[]): T {
  const one = list[random.below(list.length)];
  if (one === undefined) throw new Error('an empty list has nothing to choose');
  return one;
}

/** Half of the games have Escalation or scenarios; all with `onlyExpansion`. */
export function optionsOf(game: number, random: Random, onlyExpansion = false): GameOptions {
  const kind = onlyExpansion ? OLDER + (game % (KINDS - OLDER)) : game % KINDS;
  for (;;) {
    const checked = checkOptions(wish(kind, random));
    if (checked.ok) return checked.value;
  }
}

/** Kinds of games. The first OLDER kinds have neither Escalation nor scenarios. */
const KINDS = 6;
const OLDER = 3;

function wish(kind: number, random: Random): object {
  const players = oneOf(random, OPTION_VALUES.players);
  switch (kind) {
    case 0:
      return { players, ...mixture(random, 'official') };
    case 1:
      return { players, variant: oneOf(random, VARIANTS), ...oneOf(random, PRESET_SETS) };
    case 2:
      return { players, ...mixture(random, 'prototype-2010') };
    case 3:
      return { players, ...mixture(random, 'official'), scenarios: oneOf(random, DEALT) };
    case 4:
      return { players, ...mixture(random, 'escalation'), scenarios: 'off', scenarioPromos: false };
    default:
      return { players, ...mixture(random, 'escalation'), scenarios: oneOf(random, DEALT) };
  }
}

const DEALT = ['random', 'chosen'] as const;

/** Returns a ruleset with some of its options chosen at random. */
function mixture(random: Random, ruleset: GameOptions['ruleset']): object {
  const chosen = ownOptions(ruleset)
    .filter(() => random.below(3) === 0)
    .map((name) => [name, oneOf<unknown>(random, OPTION_VALUES[name])]);
  return { ruleset, ...Object.fromEntries(chosen) };
}

type Player = (state: GameState, seat: number, legal: readonly number[]) => number;

/** Bots that answer at once. */
const COMPUTERS = [DEFAULT_OPPONENT, ...STYLES];

/** Returns a player: a random one, one that prefers rare answers, or a fast bot. */
export function playerOf(random: Random): Player {
  const kind = random.below(4);
  if (kind === 0) return (_state, _seat, legal) => oneOf(random, legal);
  if (kind < 3) return eager(random);
  const bot = findBot(oneOf(random, COMPUTERS));
  return bot === undefined ? eager(random) : computer(bot, random);
}

/** Prefers answers that do something and keeps its cards, so that games reach rare rules. */
function eager(random: Random): Player {
  return (state, _seat, legal) => {
    const those = (test: (token: string) => boolean): number[] =>
      legal.filter((option) => test(formatOption(state, option)));
    const wishes = [
      those((token) => DEEDS.test(token) || isTechnology(token)),
      those((token) => !/^(done|dissent|discard|remove)/.test(token)),
      those((token) => token === 'done'),
    ];
    const best = wishes.find((some) => some.length > 0);
    return oneOf(random, best === undefined || random.below(8) === 0 ? legal : best);
  };
}

const DEEDS =
  /^(buy|attack|settle|role-first|use-|upgrade|annex|take-over|keep-two|more-role|add-colony|sell|spend|follow-other|build|move)/;

function isTechnology(token: string): boolean {
  return token.startsWith('play:') && cardOf(token.slice('play:'.length)).isTechnology;
}

function computer(bot: Bot, random: Random): Player {
  return (state, seat) => {
    const option = parseOption(state, bot.choose(requestFor(state, seat, random)).token);
    if (option === undefined) throw new Error(`${bot.name} gave no token`);
    return option;
  };
}

/** Gives players of a new game technologies, planets and ships, as if they had played. */
export function withEmpires(state: GameState, random: Random): GameState {
  const read = parsePosition(built(formatPosition(state), random));
  if (!read.ok) throw new Error(`a position with much built: ${read.error}`);
  advance(read.value);
  return read.value;
}

function built(position: Position, random: Random): Position {
  let { technologies, planetDeck } = position;
  const isExpansion = position.options.ruleset === 'escalation';
  const share = 2 + random.below(8);
  const players = position.players.map((player): PlayerPosition => {
    const mine = technologies.filter(() => random.below(share) === 0);
    const gained = mine.filter((id) => !mine.slice(0, mine.indexOf(id)).some(isOtherFace(id)));
    technologies = technologies.filter(
      (id) => !gained.some((one) => one === id || isOtherFace(id)(one)),
    );
    const planets = planetDeck
      .slice(0, random.below(8))
      .filter((planet) => typeof planet === 'string')
      .map((planet) => grown({ planet, up: random.below(3) > 0 }, random));
    planetDeck = planetDeck.slice(planets.length);
    const cards = gained.filter((id) => !cardOf(id).permanent);
    const toHand = cards.filter(() => random.below(4) > 0);
    return {
      ...player,
      hand: [...player.hand, ...toHand],
      deck: [...cards.filter((id) => !toHand.includes(id)), ...player.deck],
      permanents: [...(player.permanents ?? []), ...gained.filter((id) => cardOf(id).permanent)],
      planets: [...player.planets, ...planets],
      fighters: random.below(8),
      ...(isExpansion ? { extra: fleetOf(player, random) } : {}),
    };
  });
  return { ...position, players, technologies, planetDeck };
}

function grown(planet: PlanetPosition, random: Random): PlanetPosition {
  const { slots } = planetOf(planet.planet);
  if (planet.up !== true) return planet;
  const resources = slots.flatMap((type) =>
    type !== 'any' && random.below(2) === 0 ? [type] : [],
  );
  const docks = [...CARD_FILE.escalationPlanets, ...CARD_FILE.promoPlanets].some(
    ({ id, replenishing }) => id === planet.planet && replenishing.length > 0,
  );
  return {
    ...planet,
    ...(resources.length > 0 ? { resources } : {}),
    ...(docks && random.below(2) === 0 ? { ships: 1 } : {}),
  };
}

function fleetOf(player: PlayerPosition, random: Random): NonNullable<PlayerPosition['extra']> {
  return {
    ...player.extra,
    destroyers: random.below(4),
    battlecruisers: random.below(2),
    fleet: random.below(2) === 0 ? (player.extra?.fleet ?? 1) : 2,
  };
}

/** RULES 3.7g: if a player owns one face of a card, its other face is not on offer. */
function isOtherFace(id: string): (one: string) => boolean {
  const { otherFace } = cardOf(id);
  return (one) => one === otherFace;
}
