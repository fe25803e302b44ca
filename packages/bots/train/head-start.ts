// Creates games in which the players start with technologies and fleets. A net in self-play rarely
// buys them and would not learn their value.
import {
  cardAt,
  formatPosition,
  type GameOptions,
  type GameState,
  kindOf,
  legalOptions,
  newGame,
  parsePosition,
  type PlayerPosition,
  playTrusted,
  type Random,
  STEP_NAMES,
  technologyAt,
} from '@eminent/engine';

/** The steps with questions before the first turn. */
const BEFORE = ['choose-scenario', 'start-planet'];
/** Maximum number of technologies per seat. */
const MAX_TECHNOLOGIES = 3;
const MAX_FIGHTERS = 4;
const MAX_DESTROYERS = 2;
/** One in this many seats has an improved fleet, and one in this many a battlecruiser. */
const SELDOM = 4;
/** The state of an improved fleet tile. */
const IMPROVED = 2;

/** A new game played to its first turn with random choices. */
function firstTurn(options: GameOptions, seed: string, random: Random): GameState {
  const state = newGame(options, seed);
  while (BEFORE.includes(STEP_NAMES[state.frames.at(-1)?.step ?? -1] ?? '')) {
    const legal = legalOptions(state);
    playTrusted(state, legal[random.below(legal.length)] ?? -1);
  }
  return state;
}

/** Removes a random technology and its other face from the offer, and returns it. */
function takeOne(offer: string[], random: Random): string | undefined {
  const [card] = offer.splice(random.below(offer.length), 1);
  const other = card === undefined ? undefined : technologyAt(kindOf(card)).otherFace;
  if (other !== undefined && offer.includes(other)) offer.splice(offer.indexOf(other), 1);
  return card;
}

/** A player with random technologies and ships in addition to their own. */
function withHeadStart(
  player: PlayerPosition,
  offer: string[],
  hasFleets: boolean,
  random: Random,
): PlayerPosition {
  const deck = [...player.deck];
  const permanents = [...(player.permanents ?? [])];
  for (let n = random.below(MAX_TECHNOLOGIES + 1); n > 0 && offer.length > 0; n--) {
    const card = takeOne(offer, random);
    if (card === undefined) continue;
    const def = cardAt(kindOf(card));
    if (def.family === 'technology' && def.permanent) permanents.push(card);
    else deck.splice(random.below(deck.length + 1), 0, card);
  }
  const supplied = {
    ...player,
    deck,
    permanents,
    fighters: player.fighters + random.below(MAX_FIGHTERS + 1),
  };
  if (!hasFleets) return supplied;
  const improved = random.below(SELDOM) === 0;
  const battlecruisers = random.below(SELDOM) === 0 ? 1 : (player.extra?.battlecruisers ?? 0);
  return {
    ...supplied,
    extra: {
      ...player.extra,
      destroyers: random.below(MAX_DESTROYERS + 1),
      ...(battlecruisers > 0 ? { battlecruisers } : {}),
      ...(improved ? { fleet: IMPROVED } : {}),
    },
  };
}

/** Creates a game at its first turn in which every seat may own technologies and ships. */
export function headStart(options: GameOptions, seed: string, random: Random): GameState {
  const position = formatPosition(firstTurn(options, seed, random));
  const technologies = [...position.technologies];
  const hasFleets = options.ruleset === 'escalation';
  const players = position.players.map((player) =>
    withHeadStart(player, technologies, hasFleets, random),
  );
  const read = parsePosition({ ...position, players, technologies });
  if (!read.ok) throw new Error(`no game of ${seed} begins like this: ${read.error}`);
  return read.value;
}
