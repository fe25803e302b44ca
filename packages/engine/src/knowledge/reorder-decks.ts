// Shuffles the decks of a position again, except cards whose place some seat knows. Used to measure
// luck.
import { PLANET_BACK } from '../cards/catalog.ts';
import { stepNumber } from '../rules/steps/registry.ts';
import { type Random, shuffle } from '../state/random.ts';
import { type GameState, PLANET_PILE, playerAt } from '../state/state.ts';
import { isTopBackSeen } from './visibility.ts';

const TECHNOLOGY_PILES = 100;

/** Number of cards at the top and at the bottom of a pile whose place some seat knows. */
interface KnownPart {
  readonly top: number;
  readonly bottom: number;
}

const NOTHING_KNOWN: KnownPart = { top: 0, bottom: 0 };

/**
 * Tracks cards whose place in a deck some seat knows: put on top with Recon, or put under a deck in
 * the prototype.
 */
export class KnownOrder {
  private readonly parts = new Map<number, KnownPart>();

  /** Call after each answer, with the states before and after it. */
  update(before: GameState, after: GameState): void {
    const frame = before.frames[before.frames.length - 1];
    const seat = frame?.seat ?? 0;
    for (const [other, player] of before.players.entries()) {
      this.updatePile(other, player.deck, playerAt(after, other).deck);
    }
    this.updatePile(PLANET_PILE, before.planetDeck, after.planetDeck, this.rejected(before, after));
    for (const [type, deck] of before.technologyDecks.entries()) {
      const returned = frame?.at === type ? returnedTo(before, after) : 0;
      this.updatePile(TECHNOLOGY_PILES + type, deck, after.technologyDecks[type] ?? [], returned);
    }
    const recon = reconPile(before, seat);
    if (recon === undefined) return;
    const from = recon === PLANET_PILE ? before.planetDeck : playerAt(before, seat).deck;
    const to = recon === PLANET_PILE ? after.planetDeck : playerAt(after, seat).deck;
    if (from.length === to.length) this.parts.set(recon, { ...this.partOf(recon), top: 1 });
  }

  partOf(pile: number): KnownPart {
    return this.parts.get(pile) ?? NOTHING_KNOWN;
  }

  /**
   * Cards may leave a pile only at the top; `added` cards go to the bottom. A longer pile was
   * reshuffled, so nothing is known about it.
   */
  private updatePile(
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

  private rejected({ looking, rules }: GameState, after: GameState): number {
    const isDone = looking.length > 0 && after.looking !== looking;
    return rules.rejectedToBottom && isDone ? looking.length - 1 : 0;
  }
}

function returnedTo({ lookingCards }: GameState, after: GameState): number {
  return lookingCards.length > 0 && after.lookingCards !== lookingCards
    ? lookingCards.length - 1
    : 0;
}

/** The pile whose top card the seat chooses with Recon now. */
function reconPile(state: GameState, seat: number): number | undefined {
  const step = state.frames[state.frames.length - 1]?.step;
  if (step === stepNumber('recon-planets')) return PLANET_PILE;
  return step === stepNumber('recon-deck') ? seat : undefined;
}

/**
 * Returns a copy with shuffled decks. Cards whose place some seat knows stay, and the visible back
 * of the top planet. Later shuffles differ as well. Advances `random`.
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

/** Swaps a random planet with the same back as `top` to the top. */
function putBackOnTop(deck: number[], bottom: number, top: number, random: Random): void {
  const fitting = [...deck.keys()].filter(
    (i) => i >= bottom && PLANET_BACK[deck[i] as number] === PLANET_BACK[top],
  );
  const at = fitting[random.below(Math.max(1, fitting.length))];
  if (at === undefined) return;
  const last = deck.length - 1;
  [deck[at], deck[last]] = [deck[last] as number, deck[at] as number];
}
