// The private part of a seat's view, and how to merge it with the public view. A server builds one
// public view for all clients, and a private part for each seat.
import { checkSeat } from '../model/argument-error.ts';
import { cardId } from '../cards/catalog.ts';
import { sortAscending } from '../state/random.ts';
import { type GameState, playerAt } from '../state/state.ts';
import { isLooking, mayReadFront, mayReadLookedAt } from './visibility.ts';
import {
  decisionView,
  lookingTechnologiesView,
  lookingView,
  offerOf,
  researchOf,
  type View,
} from './view.ts';
import { type Draft, type PlanetView, planetView } from './planet-view.ts';
import { handSymbols, type PlayerView } from './player-view.ts';

/** The fields that a visible front adds to the view of a planet. */
export type PlanetFront = Required<Pick<PlanetView, 'planet' | 'slots'>>;

/** The information that `view(state, seat)` has in addition to `view(state, SPECTATOR)`. */
export interface PrivateView
  extends Pick<
    View,
    'decision' | 'previews' | 'yields' | 'research' | 'lookingTechnologies' | 'offer'
  > {
  readonly seat: number;
  /** In catalog order. */
  readonly hand: readonly string[];
  readonly handSymbols: NonNullable<PlayerView['handSymbols']>;
  /** The deck, in catalog order. */
  readonly unseen: readonly string[];
  /** Fronts of face-down planets, by index in the empire. */
  readonly fronts: Readonly<Record<string, PlanetFront>>;
  /** Absent if the seat looks at no planets or cannot see their fronts. */
  readonly looking?: View['looking'];
}

export type PrivateHandView = Pick<PrivateView, 'hand' | 'handSymbols' | 'unseen' | 'fronts'>;

/** Returns the private part. Throws ArgumentError for a seat that does not exist. */
export function privateView(state: GameState, seat: number): PrivateView {
  return Object.assign(privateTurnView(state, seat), privateHandView(state, seat));
}

/**
 * Returns the part about the moment: the decision, and what the seat looks at, chooses from or
 * lacks for technologies.
 */
export function privateTurnView(
  state: GameState,
  seat: number,
): Omit<PrivateView, keyof PrivateHandView> {
  checkSeat(state.players.length, seat);
  const top = state.frames.at(-1);
  const shown: Draft<Omit<PrivateView, keyof PrivateHandView>> = { seat };
  const research = researchOf(state, seat);
  if (research !== undefined) shown.research = research;
  const offer = offerOf(state, seat);
  if (offer !== undefined) shown.offer = offer;
  if (top?.seat === seat) Object.assign(shown, decisionView(state, top));
  if (state.looking.length > 0 && mayReadLookedAt(state, seat)) {
    shown.looking = lookingView(state, seat);
  }
  if (state.lookingCards.length > 0 && isLooking(state, seat)) {
    shown.lookingTechnologies = lookingTechnologiesView(state, true);
  }
  return shown;
}

/** Returns the part about cards and planets. `ViewChanges` detects when it changes. */
export function privateHandView(state: GameState, seat: number): PrivateHandView {
  checkSeat(state.players.length, seat);
  const player = playerAt(state, seat);
  const unseen = player.deck.slice();
  sortAscending(unseen);
  return {
    hand: player.hand.map(cardId),
    handSymbols: handSymbols(state, seat),
    unseen: unseen.map(cardId),
    fronts: frontsOf(state, seat),
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

/** Merges both parts: `joinViews(view(s, SPECTATOR), privateView(s, k))` equals `view(s, k)`. */
export function joinViews(publicView: View, privatePart: PrivateView): View {
  const { hand, handSymbols: symbols, unseen, fronts, ...rest } = privatePart;
  const players = publicView.players.map((player) => {
    if (player.seat !== rest.seat) return player;
    const planets = player.planets.map((planet, at) => ({ ...planet, ...fronts[at] }));
    return { ...player, hand, handSymbols: symbols, unseen, planets };
  });
  return { ...publicView, ...rest, players };
}
