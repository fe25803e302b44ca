// Scenes: positions in a short notation, for tests that read like the rule they test.
import { gameOptions } from '../../../tools/game-options.ts';
import {
  advance,
  cardAt,
  decidingSeat,
  type Explanation,
  explain,
  formatOption,
  formatPosition,
  type GameEvent,
  type GameState,
  kindOf,
  legalOptions,
  newGame,
  parseOption,
  parsePosition,
  type PlayerPosition,
  play,
  type Position,
  scoreOf,
  type Subject,
  type TurnPosition,
  type View,
  view,
} from '../src/index.ts';
import { parseTrustedPosition } from '../src/notation/parse-position.ts';
import { stepNumber } from '../src/rules/steps/registry.ts';
import { byDepth } from '../../../tools/test-depth.ts';

/** Ids of cards or planets, separated by spaces: `survey survey politics`. */
type Words = string;

export interface SeatScene {
  readonly hand?: Words;
  readonly deck?: Words;
  readonly discard?: Words;
  readonly permanents?: Words;
  /**
   * Separated by commas: `drawde` is face down, `drawde up` face up, `drawde up food` holds food,
   * `drawde up blocked` a fighter of Scorched Earth, `odonata up docked` its own fighter, and
   * `drawde + colonize survey` has colonies.
   */
  readonly planets?: string;
  readonly fighters?: number;
  readonly influence?: number;
  /** State of Escalation. If the game has a fleet, its basic side is up by default. */
  readonly extra?: PlayerPosition['extra'];
}

export interface Scene {
  readonly options?: Readonly<Record<string, unknown>>;
  /** The seat whose turn it is comes first. */
  readonly seats: readonly SeatScene[];
  /** Maximum size of stacks. Other cards that no player owns are removed from the game. */
  readonly stacks?: Readonly<Record<string, number>>;
  /** Planets on top of the deck. */
  readonly planetDeck?: Words;
  /** Technologies on top of their decks. Only for the prototype. */
  readonly technologyDeck?: Words;
  /** Whether all other planets are in the discard pile. */
  readonly onlyPlanets?: boolean;
  readonly at?: 'action' | 'role';
  readonly turn?: Partial<TurnPosition>;
}

function words(text: Words | undefined): string[] {
  return (text ?? '').split(' ').filter((word) => word !== '');
}

function planetOf(text: string): PlayerPosition['planets'][number] {
  const [front = '', under = ''] = text.split('+');
  const [planet = '', ...states] = words(front);
  return {
    planet,
    ...(states.includes('up') ? { up: true } : {}),
    ...(states.includes('blocked') ? { blocked: true } : {}),
    ...(under === '' ? {} : { colonies: words(under) }),
    ...(states.includes('docked') ? { ships: 1 } : {}),
    resources: states.filter((state) => !['up', 'blocked', 'docked'].includes(state)) as [],
  };
}

function playerOf(seat: SeatScene, fleet: boolean): PlayerPosition {
  return {
    hand: words(seat.hand),
    deck: words(seat.deck),
    discard: words(seat.discard),
    permanents: words(seat.permanents),
    planets: (seat.planets ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map(planetOf),
    fighters: seat.fighters ?? 0,
    influence: seat.influence ?? 0,
    ...(fleet ? { extra: { fleet: 1, ...seat.extra } } : {}),
  };
}

function cardsOf(player: PlayerPosition): string[] {
  const { hand, deck, discard, permanents = [], planets } = player;
  return [
    ...hand,
    ...deck,
    ...discard,
    ...permanents,
    ...planets.flatMap((planet) => planet.colonies ?? []),
    ...(player.extra?.colonies ?? []),
  ];
}

function optionsOf(scene: Scene): Position['options'] {
  return gameOptions({ players: Math.max(2, scene.seats.length), ...scene.options });
}

/**
 * Cards that no player owns fill the stacks or are removed. Other technologies are on offer, and
 * other planets are in the planet deck or its discard pile.
 */
export function positionOf(scene: Scene): Position {
  const options = optionsOf(scene);
  const fresh = newGame(options, 'scene');
  // Players choose no start planets, because the scene names their planets.
  const { offers: _offers, ...newPosition } = formatPosition(fresh);
  const players = Array.from({ length: options.players }, (_, i) =>
    playerOf(scene.seats[i] ?? {}, fresh.rules.fleet),
  );
  const used = players.flatMap(cardsOf);
  const all = newPosition.players.flatMap((player) => [...player.hand, ...player.deck]);
  const stacks: Record<string, number> = {};
  const removed: string[] = [];
  for (const card of new Set([...all, ...Object.keys(newPosition.stacks)])) {
    const total = all.filter((one) => one === card).length + (newPosition.stacks[card] ?? 0);
    const unowned = total - used.filter((one) => one === card).length;
    const stack =
      card in newPosition.stacks
        ? Math.min(unowned, scene.stacks?.[card] ?? newPosition.stacks[card] ?? 0)
        : 0;
    if (card in newPosition.stacks) stacks[card] = stack;
    removed.push(...Array<string>(Math.max(0, unowned - stack)).fill(card));
  }
  const isTaken = (id: string): boolean => used.some((card) => card === id || faceOf(card) === id);
  const empire = players.flatMap((player) => player.planets.map((planet) => planet.planet));
  const top = words(scene.planetDeck);
  const rest = newPosition.planetDeck
    .map(String)
    .filter((planet) => !empire.includes(planet) && !top.includes(planet));
  const takenInfluence = players.reduce((sum, player) => sum + player.influence, 0);
  // A player without hand cards is not asked for an Action.
  const phase = scene.at ?? (players[0]?.hand.length === 0 ? 'role' : 'action');
  return {
    ...newPosition,
    turn: { number: 1, leader: 0, ...scene.turn },
    players,
    stacks,
    removed,
    technologies: newPosition.technologies.filter((id) => !isTaken(id)),
    ...(newPosition.technologyDecks === undefined
      ? {}
      : {
          technologyDecks: decksWithout(
            newPosition.technologyDecks,
            used,
            words(scene.technologyDeck),
          ),
        }),
    planetDeck: scene.onlyPlanets === true ? top : [...top, ...rest],
    planetDiscard: scene.onlyPlanets === true ? rest : [],
    supply: Math.max(0, fresh.rules.influenceSupply - takenInfluence),
    // The engine checks for empty stacks only when a card is taken. With all stacks empty, the
    // scene must set `ending` itself.
    ...(Object.values(stacks).every((left) => left === 0) ? { ending: 'stacks' } : {}),
    frames: [
      { step: 'turn', seat: 0, at: fresh.rules.phases.indexOf(stepNumber(phase)) + 1 },
      { step: phase, seat: 0 },
    ],
  };
}

type Decks = NonNullable<Position['technologyDecks']>;

function decksWithout(decks: Decks, used: readonly string[], top: readonly string[]): Decks {
  const left = (deck: readonly string[]): string[] => [
    ...top.filter((id) => deck.includes(id)),
    ...deck.filter((id) => !used.includes(id) && !top.includes(id)),
  ];
  return {
    advanced: left(decks.advanced),
    fertile: left(decks.fertile),
    metallic: left(decks.metallic),
  };
}

function faceOf(card: string): string | undefined {
  const def = cardAt(kindOf(card));
  return def.family === 'technology' ? def.otherFace : undefined;
}

/** A game for tests. Answers are tokens; cards and planets are ids. */
export class Game {
  readonly state: GameState;
  readonly events: GameEvent[] = [];

  constructor(state: GameState) {
    this.state = state;
    state.log = this.events;
  }

  /** Plays answers in sequence. Throws at an illegal one. */
  play(...tokens: readonly string[]): this {
    for (const token of tokens) {
      const option = parseOption(this.state, token);
      if (option === undefined || !legalOptions(this.state).includes(option)) {
        throw new Error(`${token} is not among ${this.options.join(' ')} of ${this.step}`);
      }
      play(this.state, option);
    }
    return this;
  }

  get options(): string[] {
    return legalOptions(this.state).map((option) => formatOption(this.state, option));
  }

  /** Options of one kind, such as `play`. */
  of(kind: string): string[] {
    return this.options.filter((token) => token === kind || token.startsWith(`${kind}:`));
  }

  get step(): string {
    return this.position.frames.at(-1)?.step ?? 'over';
  }

  get deciding(): number {
    return decidingSeat(this.state);
  }

  get position(): Position {
    return formatPosition(this.state);
  }

  player(seat = 0): PlayerPosition {
    const player = this.position.players[seat];
    if (player === undefined) throw new Error(`no seat ${seat}`);
    return player;
  }

  hand(seat = 0): string {
    return this.player(seat).hand.join(' ');
  }

  /** Sorted card ids. */
  discard(seat = 0): string {
    return [...this.player(seat).discard].sort().join(' ');
  }

  planet(at: number, seat = 0): PlayerPosition['planets'][number] {
    const planet = this.player(seat).planets[at];
    if (planet === undefined) throw new Error(`no planet ${at}`);
    return planet;
  }

  score(seat = 0): number {
    return scoreOf(this.state, seat).total;
  }

  view(seat: number): View {
    return view(this.state, seat);
  }

  why(subject: Subject, seat = 0): readonly Explanation[] {
    return explain(this.state, seat, subject);
  }

  /** Answers with `done`, `dissent` or the first option, `limit` times at most. */
  until(step: string, limit = 60): this {
    for (let i = 0; i < limit && this.step !== step && !this.state.over; i++) {
      const calm = ['done', 'dissent'].find((token) => this.options.includes(token));
      this.play(calm ?? this.options[0] ?? '');
    }
    if (this.step !== step) throw new Error(`never came to ${step}, but to ${this.step}`);
    return this;
  }

  /** Plays to the start of the next turn. Prefers `done`, `dissent` and `collect`. */
  nextTurn(): this {
    const { turnNumber } = this.state;
    for (let i = 0; i < 80 && this.state.turnNumber === turnNumber && !this.state.over; i++) {
      const calm = ['done', 'dissent', 'collect'].find((token) => this.options.includes(token));
      this.play(calm ?? this.options[0] ?? '');
    }
    return this;
  }
}

/** In a deep run, the parser also plays the scene to its end. */
const readScene = byDepth(parseTrustedPosition, parsePosition);

export function scene(input: Scene): Game {
  const read = readScene(positionOf(input));
  if (!read.ok) throw new Error(read.error);
  advance(read.value);
  return new Game(read.value);
}

/** A new game with these options, by default for two players. */
export function fresh(options: object, seed = 'fresh'): Game {
  return new Game(newGame(gameOptions({ players: 2, ...options }), seed));
}

export function count(cards: readonly string[] | string, card: string): number {
  return (typeof cards === 'string' ? cards.split(' ') : cards).filter((one) => one === card)
    .length;
}
