// The part of a view that its seat alone may read, and how it is laid over what all see: where many look at one game, the public part is
// made once for everybody and this part for each seat.
import { checkSeat } from '../model/argument-error.ts';
import { cardId } from '../cards/catalogue.ts';
import { sortAscending } from '../state/random.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { isLooking, mayReadFront, mayReadLookedAt } from './hidden.ts';
import {
  decisionView,
  handSymbols,
  lookingView,
  type PlanetView,
  planetView,
  type PlayerView,
  researchView,
  technologyDecksView,
  type View,
} from './view.ts';

/** What the front of a planet adds to what all see of it. */
export type PlanetFront = Required<Pick<PlanetView, 'planet' | 'slots'>>;

/** Exactly what `view(state, seat)` has beyond `view(state, SPECTATOR)`. */
export interface PrivateView
  extends Pick<View, 'decision' | 'previews' | 'yields' | 'research' | 'lookingTechnologies'> {
  readonly seat: number;
  /** Ascending. */
  readonly hand: readonly string[];
  readonly handSymbols: NonNullable<PlayerView['handSymbols']>;
  /** The cards of the own deck, ascending. */
  readonly unseen: readonly string[];
  /** Fronts of own face-down planets, by place in the empire. */
  readonly fronts: Readonly<Record<string, PlanetFront>>;
  /** Planets that the seat looks at, with their fronts. */
  readonly looking?: View['looking'];
}

/** What a seat knows that not all do, built by the same allow-list as `view`. */
export function privateView(state: GameState, seat: number): PrivateView {
  checkSeat(state.players.length, seat);
  const player = playerAt(state, seat);
  const top = state.frames.at(-1);
  const unseen = player.deck.slice();
  sortAscending(unseen);
  const looksAtCards = isLooking(state, seat) && state.lookingCards.length > 0;
  const { lookingTechnologies } = looksAtCards ? technologyDecksView(state, true) : {};
  return {
    seat,
    hand: player.hand.map(cardId),
    handSymbols: handSymbols(player),
    unseen: unseen.map(cardId),
    fronts: frontsOf(state, seat),
    ...(top === undefined || top.seat !== seat ? {} : decisionView(state, top)),
    ...researchView(state, seat),
    ...(state.looking.length > 0 && mayReadLookedAt(state, seat)
      ? { looking: lookingView(state, seat) }
      : {}),
    ...(lookingTechnologies === undefined ? {} : { lookingTechnologies }),
  };
}

function frontsOf(state: GameState, seat: number): PrivateView['fronts'] {
  const player = playerAt(state, seat);
  const fronts: Record<string, PlanetFront> = {};
  for (const [at, one] of player.planets.entries()) {
    if (one.up || !mayReadFront(state, seat, seat, one)) continue;
    const { planet, slots } = planetView(player, one, true);
    if (planet !== undefined && slots !== undefined) fronts[at] = { planet, slots };
  }
  return fronts;
}

/** The view of a seat from what all see and its own part: `joinViews(view(s, SPECTATOR), privateView(s, k))` equals `view(s, k)`. */
export function joinViews(everybody: View, own: PrivateView): View {
  const { hand, handSymbols: symbols, unseen, fronts, ...rest } = own;
  const players = everybody.players.map((player) => {
    if (player.seat !== own.seat) return player;
    const planets = player.planets.map((planet, at) => ({ ...planet, ...fronts[at] }));
    return { ...player, hand, handSymbols: symbols, unseen, planets };
  });
  return { ...everybody, ...rest, players };
}
