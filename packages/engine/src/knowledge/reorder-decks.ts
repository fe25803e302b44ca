// Puts the decks into another random order, as they could also have been. Used to measure luck.
import { PLANET_BACK } from '../cards/catalog.ts';
import { stepNumber } from '../rules/steps/registry.ts';
import { type Random, shuffle } from '../state/random.ts';
import { type GameState, PLANET_PILE, playerAt } from '../state/state.ts';
import { isTopBackSeen } from './visibility.ts';

/** The pile number of the first technology deck. The pile number of a player's deck is the seat. */
const TECHNOLOGY_PILES = 100;

/** How many cards at the top and at the bottom of a pile are known to some seat. */
interface KnownPart {
  readonly top: number;
  readonly bottom: number;
}

const NOTHING: KnownPart = { top: 0, bottom: 0 };

/**
 * Follows a game and keeps track of cards whose place in a deck some seat knows: those put on top
 * with Recon, and those put under a deck in the prototype.
 */
export class KnownOrder {
  private readonly parts = new Map<number, KnownPart>();

  /** Call after each answer with the state before and after it. */
  update(before: GameState, after: GameState): void {
    const frame = before.frames[before.frames.length - 1];
    const seat = frame?.seat ?? 0;
    for (const [other, player] of before.players.entries()) {
      this.follow(other, player.deck, playerAt(after, other).deck);
    }
    this.follow(PLANET_PILE, before.planetDeck, after.planetDeck, this.rejected(before, after));
    for (const [type, deck] of before.technologyDecks.entries()) {
      const returned = frame?.at === type ? returnedTo(before, after) : 0;
      this.follow(TECHNOLOGY_PILES + type, deck, after.technologyDecks[type] ?? [], returned);
    }
    const recon = reconPile(before, seat);
    if (recon === undefined) return;
    const from = recon === PLANET_PILE ? before.planetDeck : playerAt(before, seat).deck;
    const to = recon === PLANET_PILE ? after.planetDeck : playerAt(after, seat).deck;
    if (from.length === to.length) this.parts.set(recon, { ...this.partOf(recon), top: 1 });
  }

  /** The numbers of cards at the top and at the bottom of a pile that are known to some seat. */
  partOf(pile: number): KnownPart {
    return this.parts.get(pile) ?? NOTHING;
  }

  /**
   * Updates a pile from which cards were taken at the top, and to which some were added at the
   * bottom. A pile that is longer than that allows was reshuffled, so no part of it is known.
   */
  private follow(
    pile: number,
    before: readonly number[],
    after: readonly number[],
    added = 0,
  ): void {
    const { top, bottom } = this.partOf(pile);
    if (top + bottom + added === 0) return;
    const taken = before.length + added - after.length;
    if (taken < 0) this.parts.delete(pile);
    else {
      this.parts.set(pile, {
        top: Math.max(0, top - taken),
        bottom: Math.min(after.length, bottom + added),
      });
    }
  }

  /** Number of planets that the answer put under the deck. */
  private rejected({ looking, rules }: GameState, after: GameState): number {
    const isDone = looking.length > 0 && after.looking !== looking;
    return rules.rejectedToBottom && isDone ? looking.length - 1 : 0;
  }
}

/** Number of technologies that were looked at and put back under their deck. */
function returnedTo({ lookingCards }: GameState, after: GameState): number {
  return lookingCards.length > 0 && after.lookingCards !== lookingCards
    ? lookingCards.length - 1
    : 0;
}

/** The pile of which a seat is choosing the top card with Recon. */
function reconPile(state: GameState, seat: number): number | undefined {
  const step = state.frames[state.frames.length - 1]?.step;
  if (step === stepNumber('recon-planets')) return PLANET_PILE;
  return step === stepNumber('recon-deck') ? seat : undefined;
}

/**
 * A copy in which all decks have another order, except where some seat knows it. All hands and all
 * planets in empires stay. Future shuffles differ as well.
 */
export function reorderDecks(state: GameState, known: KnownOrder, random: Random): GameState {
  const copy = state.clone();
  copy.random = random.clone();
  random.next();
  for (const [seat, player] of copy.players.entries()) {
    reorder(player.deck, known.partOf(seat), random);
  }
  for (const [type, deck] of copy.technologyDecks.entries()) {
    reorder(deck, known.partOf(TECHNOLOGY_PILES + type), random);
  }
  const planets = known.partOf(PLANET_PILE);
  const top = copy.planetDeck.at(-1);
  reorder(copy.planetDeck, planets, random);
  if (top !== undefined && planets.top === 0 && isTopBackSeen(copy)) {
    putBackOnTop(copy.planetDeck, planets.bottom, top, random);
  }
  return copy;
}

function reorder(deck: number[], { top, bottom }: KnownPart, random: Random): void {
  const from = Math.min(bottom, deck.length);
  const unknown = deck.splice(from, Math.max(0, deck.length - from - top));
  shuffle(unknown, random);
  deck.splice(from, 0, ...unknown);
}

/** Moves a random planet to the top that has the same back as the former top planet. */
function putBackOnTop(deck: number[], bottom: number, top: number, random: Random): void {
  const fitting = [...deck.keys()].filter(
    (i) => i >= bottom && PLANET_BACK[deck[i] as number] === PLANET_BACK[top],
  );
  const at = fitting[random.below(Math.max(1, fitting.length))];
  if (at === undefined) return;
  const last = deck.length - 1;
  [deck[at], deck[last]] = [deck[last] as number, deck[at] as number];
}
