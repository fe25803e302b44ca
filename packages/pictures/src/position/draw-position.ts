// Draws the picture of a position: the empires, the stacks, and the hand of the viewing seat. Reads
// only a view, so nothing hidden is shown. The page draws it on a canvas, the server as SVG.
import { cardAt, findKind, type Role, ROLES, type View } from '@eminent/engine';
import { cardLabel, cardName, type Locale, msg } from '@eminent/text';
import { DARK, ROLE_COLORS } from '../dark-colors.ts';
import { rulesText } from '../result/result-texts.ts';
import { ROLE_SHAPES, STAR } from '../icon-shapes.ts';
import { fitted, type Font, HEIGHT, type Surface, WIDTH, writeFitted } from '../surface.ts';
import type { PanelPlace, PositionPicture } from './position-picture.ts';
import { statusText } from './position-texts.ts';
import { drawSeatPanel } from './seat-panel.ts';

const MARGIN = 36;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 12;
const SEATS_TOP = 104;
const STACKS_HEIGHT = 72;
const HAND = { y: 508, height: 84 } as const;
/** In a larger hand, equal cards are combined. */
const MAX_SINGLE_CARDS = 9;
const MAX_CARD_WIDTH = 150;
const MARK_SIZE = 20;

const DECK_MARK = 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM.5 15.5 23.5 7l.5 1.6L1 17z';

function rolesOf(card: string): readonly Role[] {
  const kind = findKind(card);
  return kind === undefined ? [] : [...new Set(cardAt(kind).symbols)];
}

/** Color of the first role on the card; gray without a role. */
function colorOf(card: string): string {
  const [role] = rolesOf(card);
  return role === undefined ? DARK.soft : ROLE_COLORS[role];
}

/** Returns the rectangles of the panels by seat, in two columns for more than three seats. */
export function seatPlaces(seats: number, height: number): readonly PanelPlace[] {
  const columns = seats > 3 ? 2 : 1;
  const rows = Math.ceil(seats / columns);
  const width = (INNER - (columns - 1) * GAP) / columns;
  const rowHeight = (height - (rows - 1) * GAP) / rows;
  return Array.from({ length: seats }, (_, seat) => ({
    x: MARGIN + (seat % columns) * (width + GAP),
    y: SEATS_TOP + Math.floor(seat / columns) * (rowHeight + GAP),
    width,
    height: rowHeight,
  }));
}

interface Stack {
  readonly label: string;
  readonly count: number;
  readonly color: string;
  readonly marks: readonly { readonly path: string; readonly color: string }[];
}

function stacksOf(lang: Locale, view: View): readonly Stack[] {
  const roles = Object.entries(view.stacks).map(([card, count]) => ({
    label: cardName(lang, card),
    count,
    color: colorOf(card),
    marks: rolesOf(card).map((role) => ({ path: ROLE_SHAPES[role], color: ROLE_COLORS[role] })),
  }));
  const [planets, influence] = [msg(lang, 'picture.planetDeck'), msg(lang, 'picture.influence')];
  const mark = (path: string, color: string) => ({ color, marks: [{ path, color }] });
  return [
    ...roles,
    { label: planets, count: view.planetDeck.size, ...mark(DECK_MARK, DARK.soft) },
    { label: influence, count: view.supply, ...mark(STAR, DARK.accent) },
  ];
}

interface HandCard {
  readonly card: string;
  readonly count: number;
}

/** Returns the cards of a hand sorted by role. In a large hand, equal cards are combined. */
export function handCards(hand: readonly string[]): readonly HandCard[] {
  const orderOf = (card: string): number => {
    const [role] = rolesOf(card);
    return role === undefined ? ROLES.length : ROLES.indexOf(role);
  };
  const sorted = hand.toSorted((a, b) => orderOf(a) - orderOf(b));
  if (sorted.length <= MAX_SINGLE_CARDS) return sorted.map((card) => ({ card, count: 1 }));
  const kinds = [...new Set(sorted)];
  return kinds.map((card) => ({ card, count: sorted.filter((one) => one === card).length }));
}

class PositionLayout<Image> {
  readonly #surface: Surface<Image>;
  readonly #lang: Locale;

  constructor(surface: Surface<Image>, lang: Locale) {
    this.#surface = surface;
    this.#lang = lang;
  }

  head({ title, view, seats, you }: PositionPicture<Image>): void {
    const names = seats.map(({ name }) => name);
    const status = statusText(this.#lang, view, { names, you });
    const large: Font = { family: 'title', weight: 500, size: 38 };
    const text: Font = { family: 'text', weight: 400, size: 21 };
    if (title === '') {
      this.#write(status, MARGIN, 70, { ...large, size: 30 }, DARK.text, INNER);
    } else {
      this.#write(title, MARGIN, 54, large, DARK.accent, INNER);
      this.#write(status, MARGIN, 87, text, DARK.text, INNER);
    }
  }

  foot(view: View): void {
    const small: Font = { family: 'title', weight: 500, size: 16 };
    const y = HEIGHT - 12;
    this.#write(rulesText(this.#lang, view), MARGIN, y, small, DARK.soft, INNER / 2);
    this.#surface.text('Eminent Domain', WIDTH - MARGIN, y, small, DARK.soft, 'right');
  }

  stacks(view: View, y: number): void {
    const stacks = stacksOf(this.#lang, view);
    const width = (INNER - (stacks.length - 1) * GAP) / stacks.length;
    for (const [at, { label, count, color, marks }] of stacks.entries()) {
      const x = MARGIN + at * (width + GAP);
      this.#surface.box(x, y, width, STACKS_HEIGHT, { round: 10, fill: DARK.panel, stroke: color });
      const number: Font = { family: 'title', weight: 600, size: 30 };
      this.#surface.text(String(count), x + width - 12, y + 37, number, DARK.text, 'right');
      for (const [nth, mark] of marks.entries()) {
        this.#surface.mark(
          mark.path,
          x + 10 + nth * (MARK_SIZE + 4),
          y + 15,
          MARK_SIZE,
          mark.color,
        );
      }
      const small: Font = { family: 'text', weight: 400, size: 14 };
      this.#write(label, x + 10, y + 60, small, DARK.soft, width - 16);
    }
  }

  hand(hand: readonly string[]): void {
    const cards = handCards(hand);
    const width = Math.min(MAX_CARD_WIDTH, (INNER + GAP) / Math.max(1, cards.length) - GAP);
    const left = WIDTH / 2 - (cards.length * (width + GAP) - GAP) / 2;
    for (const [at, card] of cards.entries()) this.#card(card, left + at * (width + GAP), width);
  }

  #card({ card, count }: HandCard, x: number, width: number): void {
    const { y, height } = HAND;
    const color = colorOf(card);
    this.#surface.box(x, y, width, height, { round: 10, fill: '#1d2450', stroke: color, width: 2 });
    for (const [nth, role] of rolesOf(card).entries()) {
      this.#surface.mark(
        ROLE_SHAPES[role],
        x + 10 + nth * (MARK_SIZE + 4),
        y + 10,
        MARK_SIZE,
        ROLE_COLORS[role],
      );
    }
    if (count > 1) {
      const number: Font = { family: 'title', weight: 600, size: 20 };
      this.#surface.text(`×${count}`, x + width - 10, y + 28, number, DARK.text, 'right');
    }
    const font: Font = { family: 'text', weight: 600, size: width < 110 ? 13 : 15 };
    const lines = this.#lines(cardLabel(this.#lang, card), font, width - 18);
    for (const [nth, line] of lines.entries()) {
      const top = y + height - 12 - (lines.length - 1 - nth) * (font.size + 3);
      this.#surface.text(line, x + 10, top, font, DARK.text, 'left');
    }
  }

  /** Returns at most two lines. Shortens them if they are still too wide. */
  #lines(text: string, font: Font, maxWidth: number): readonly string[] {
    const measure = (one: string): number => this.#surface.textWidth(one, font);
    if (measure(text) <= maxWidth) return [text];
    const breaks = [...text.matchAll(/[ /]/g)].map(({ index }) => index + 1);
    const end = breaks.findLast((at) => measure(text.slice(0, at).trimEnd()) <= maxWidth);
    if (end === undefined) return [fitted(measure, text, maxWidth)];
    return [text.slice(0, end).trimEnd(), fitted(measure, text.slice(end), maxWidth)];
  }

  #write(text: string, x: number, y: number, font: Font, color: string, maxWidth: number): void {
    writeFitted(this.#surface, text, x, y, { font, color, maxWidth });
  }
}

/** Draws the picture except the background. */
export function drawPositionPicture<Image>(
  surface: Surface<Image>,
  lang: Locale,
  picture: PositionPicture<Image>,
): void {
  const { view, seats } = picture;
  const hand = view.players.find(({ seat }) => seat === view.seat)?.hand;
  const hasHand = hand !== undefined && hand.length > 0;
  const stacksTop = (hasHand ? HAND.y : HAND.y + HAND.height + GAP) - GAP - STACKS_HEIGHT;
  const layout = new PositionLayout(surface, lang);
  layout.head(picture);
  const places = seatPlaces(view.players.length, stacksTop - GAP - SEATS_TOP);
  for (const [at, player] of view.players.entries()) {
    const [place, seat] = [places[at], seats[player.seat]];
    if (place === undefined || seat === undefined) continue;
    drawSeatPanel(surface, lang, { picture, player, seat, place });
  }
  layout.stacks(view, stacksTop);
  if (hasHand) layout.hand(hand);
  layout.foot(view);
}
