// One of our games while it repeats a recorded one: scripted shuffles, and answers that are always checked to be legal.
import {
  DEFAULT_OPTIONS,
  decidingSeat,
  type GameEvent,
  type GameOptions,
  type GameState,
  legalOptions,
  newGameFromDeal,
  OPTION,
  PLANET_PILE,
  play,
  STEP_NAMES,
  type StepName,
} from '@eminent/engine';
import { kindOfRecorded, planetOfRecorded, recordedCard, recordedPlanet } from './ids.ts';
import { without } from './multiset.ts';
import type { RecordedGame } from './trace.ts';

/** A reshuffle whose recorded contents lack cards that ours has: played cards are recorded as still aside. */
export class AsideKeptOut extends Error {
  readonly seat: number;

  constructor(seat: number) {
    super(`the recorded reshuffle of seat ${seat} leaves out cards that are aside`);
    this.seat = seat;
  }
}

export class Table {
  state: GameState;
  /** Seats whose only possible answer, to dissent, our engine gave without asking, before it was recorded. */
  readonly dissented: number[] = [];
  /** Shuffles of the planet deck whose recorded contents lack the planets just rejected (deviation 11). */
  rebuiltEarly = 0;
  private orders: Map<number, string[][]>;
  private used: Map<number, number> = new Map();

  constructor(game: RecordedGame) {
    this.orders = recordedOrders(game);
    this.state = newGameFromDeal(optionsOf(game), dealOf(game), game.id);
    this.attach();
  }

  private attach(): void {
    this.state.script = (cards, pile) => this.shuffle(cards, pile);
    this.state.log = [];
  }

  /** A mark to come back to. */
  save(): { state: GameState; used: Map<number, number>; dissented: number[] } {
    return {
      state: this.state.clone(),
      used: new Map(this.used),
      dissented: [...this.dissented],
    };
  }

  restore(mark: ReturnType<Table['save']>): void {
    this.state = mark.state;
    this.used = mark.used;
    this.dissented.splice(0, this.dissented.length, ...mark.dissented);
    this.attach();
  }

  /** Recorded shuffles used so far, by pile. */
  shufflesUsed(pile: number): number {
    return this.used.get(pile) ?? 0;
  }

  /** Recorded shuffles that never happened here. */
  shufflesLeft(): number {
    let left = 0;
    for (const [pile, orders] of this.orders) left += orders.length - this.shufflesUsed(pile);
    return left;
  }

  get seat(): number {
    return decidingSeat(this.state);
  }

  get step(): StepName | 'over' {
    const frame = this.state.frames.at(-1);
    return frame === undefined ? 'over' : (STEP_NAMES[frame.step] ?? 'over');
  }

  isAt(step: StepName, seat: number): boolean {
    return this.step === step && this.seat === seat;
  }

  can(option: number): boolean {
    return legalOptions(this.state).includes(option);
  }

  /** Plays a legal option; notes who dissented without being asked. */
  play(option: number): void {
    const seat = this.seat;
    this.state.log = [];
    play(this.state, option);
    const seats = this.state.log.filter(isDissent).map((event) => event.seat);
    if (option === OPTION.DISSENT) seats.splice(seats.indexOf(seat), 1);
    this.dissented.push(...seats);
  }

  private shuffle(cards: number[], pile: number): void {
    const order = this.orders.get(pile)?.[this.shufflesUsed(pile)];
    const name = pile === PLANET_PILE ? recordedPlanet : recordedCard;
    const number = pile === PLANET_PILE ? planetOfRecorded : kindOfRecorded;
    const extra = without(cards.map(name), order ?? []);
    if (order === undefined || extra === undefined || extra.length > 0) {
      if (pile !== PLANET_PILE) throw new AsideKeptOut(pile);
      if (order === undefined || extra === undefined || this.state.looking.length > 0) {
        throw new Error(
          `planet deck: ours ${cards.map(name).join()}, recorded ${order?.join() ?? 'none'}`,
        );
      }
      this.rebuiltEarly++;
      this.state.planetDiscard.push(...extra.map(number));
    }
    cards.splice(0, cards.length, ...order.map(number).reverse());
    this.used.set(pile, this.shufflesUsed(pile) + 1);
  }
}

function isDissent(event: GameEvent): event is Extract<GameEvent, { type: 'dissent' }> {
  return event.type === 'dissent';
}

/** The number of the pile that a recorded shuffle names. */
export function pileOf(loc: string): number {
  return loc === 'planet_deck' ? PLANET_PILE : Number(loc.slice('deck:'.length));
}

function recordedOrders(game: RecordedGame): Map<number, string[][]> {
  const orders = new Map<number, string[][]>();
  for (const { shuffles = [] } of game.decisions) {
    for (const { loc, order } of shuffles) {
      const pile = pileOf(loc);
      orders.set(pile, [...(orders.get(pile) ?? []), [...order]]);
    }
  }
  return orders;
}

/** Our switches for what the recorded implementation plays. */
function optionsOf(game: RecordedGame): GameOptions {
  const { players, options } = game;
  if (options.scenarios || options.escalation) throw new Error('not an official game');
  if (players !== 2 && players !== 3 && players !== 4) throw new Error(`${players} players`);
  return {
    ...DEFAULT_OPTIONS,
    players,
    variant: options.learning ? 'learning' : options.extended3 ? 'extended' : 'standard',
    techErrata: true,
    displayErrata: true,
    extraRound: options.extra_turn,
    twoPlayerStacks: players === 2 ? 'reduced' : 'full',
    learningDeck: 'eight',
  };
}

function dealOf({ setup }: RecordedGame) {
  return {
    decks: setup.decks.map((deck) => deck.map(kindOfRecorded).reverse()),
    startPlanets: setup.start_planets.map(planetOfRecorded),
    planetDeck: setup.planet_deck.map(planetOfRecorded).reverse(),
  };
}
