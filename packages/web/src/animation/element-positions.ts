// Measures the table before and after a change: its marks (elements with `data-anchor`), cards and
// resources.
import type { Place } from './journeys.ts';

/** Center of an element in viewport pixels, and its size before its rotation. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Rotation in degrees. */
  readonly turn: number;
  /** The element, if it is the moving piece itself. It is hidden during the flight. */
  readonly element?: HTMLElement;
}

export interface Moved {
  readonly element: HTMLElement;
  /** The offset to its old position, in pixels. */
  readonly from: { readonly x: number; readonly y: number };
}

interface Piece {
  /** Card id or resource. */
  readonly piece: string;
  /** Whether the piece is a selected card shown in the play area, not confirmed yet. */
  readonly isUnconfirmed: boolean;
  readonly element: HTMLElement;
  readonly spot: Spot;
}

export interface Positions {
  readonly marks: ReadonlyMap<string, HTMLElement>;
  readonly spots: ReadonlyMap<HTMLElement, Spot>;
  /** Cards and resources by the mark of the element that contains them. */
  readonly pieces: ReadonlyMap<string, readonly Piece[]>;
}

/** Mark of cards in a dialog, such as the technologies on offer. Dialogs have no `data-anchor`. */
const MARKET = 'market';

function rotationsWithin(table: HTMLElement): (element: HTMLElement) => number {
  const cache = new Map<HTMLElement, number>();
  return function rotationWithin(element): number {
    const cached = cache.get(element);
    if (cached !== undefined) return cached;
    const { parentElement } = element;
    const parentTurn =
      parentElement === null || parentElement === table ? 0 : rotationWithin(parentElement);
    const turn = parentTurn + rotationOf(element);
    cache.set(element, turn);
    return turn;
  };
}

/** In degrees, relative to the parent element. */
function rotationOf(element: HTMLElement): number {
  const { transform, rotate } = getComputedStyle(element);
  const matrix = /^matrix\(([^,]+),([^,]+)/.exec(transform);
  const turn =
    matrix === null ? 0 : (Math.atan2(Number(matrix[2]), Number(matrix[1])) * 180) / Math.PI;
  return turn + (rotate === '' || rotate === 'none' ? 0 : Number.parseFloat(rotate) || 0);
}

function spotOf(
  element: HTMLElement,
  rotation: ((element: HTMLElement) => number) | undefined,
): Spot | undefined {
  const box = element.getBoundingClientRect();
  if (box.width === 0 && box.height === 0) return undefined;
  const turn = rotation?.(element) ?? 0;
  const isTurned = Math.abs(turn) > 0.1 && element.offsetWidth > 0;
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: isTurned ? element.offsetWidth : box.width,
    height: isTurned ? element.offsetHeight : box.height,
    turn,
    element,
  };
}

const MARKED = '[data-anchor], [data-card], [data-good]';

function markAround(element: HTMLElement): string | undefined {
  const mark = element.parentElement?.closest<HTMLElement>('[data-anchor]')?.dataset['anchor'];
  return mark ?? (element.closest('dialog') === null ? undefined : MARKET);
}

/** The anchor of an element, and the anchor with its hue: two roles may share a stack. */
function marksOf({ dataset: { anchor, hue } }: HTMLElement): readonly string[] {
  if (anchor === undefined) return [];
  return hue === undefined ? [anchor] : [anchor, `${anchor}@${hue}`];
}

/** Measures the marks, cards and resources of a table, except flying copies and hidden elements. */
export function positionsOn(table: HTMLElement): Positions {
  const marks = new Map<string, HTMLElement>();
  const spots = new Map<HTMLElement, Spot>();
  const pieces = new Map<string, Piece[]>();
  const rotation = rotationsWithin(table);
  for (const element of table.querySelectorAll<HTMLElement>(MARKED)) {
    if (element.closest('[data-motion]') !== null) continue;
    const { card, good } = element.dataset;
    const spot = spotOf(element, card === undefined ? undefined : rotation);
    if (spot === undefined) continue;
    spots.set(element, spot);
    for (const mark of marksOf(element)) if (!marks.has(mark)) marks.set(mark, element);
    const piece = card ?? good;
    const where = piece === undefined ? undefined : markAround(element);
    if (piece === undefined || where === undefined) continue;
    const isUnconfirmed = element.closest('[data-coming]') !== null;
    const others = pieces.get(where) ?? [];
    pieces.set(where, [...others, { piece, isUnconfirmed, element, spot }]);
  }
  return { marks, spots, pieces };
}

/** Positions before and after a change. Assigns each piece to at most one flight. */
export class ChangedPositions {
  private readonly before: Positions;
  private readonly after: Positions;
  private readonly claimed = new Set<HTMLElement>();

  constructor(before: Positions, after: Positions) {
    this.before = before;
    this.after = after;
  }

  /** Start of a flight: the piece removed there (assigns it), else an equal piece or the mark. */
  departure({ marks, piece }: Place): Spot | undefined {
    return this.firstSpot(marks, (mark) => {
      const removed = this.unassigned(this.before, mark, piece).find(
        ({ element }) => !element.isConnected,
      );
      if (removed !== undefined) return this.claim(removed);
      const spot = this.spotLike(mark, piece, this.before, this.after);
      return spot && withoutElement(spot);
    });
  }

  /** End of a flight: the piece added there (assigns it), else an equal piece or the mark. */
  arrival({ marks, piece }: Place): Spot | undefined {
    return this.firstSpot(marks, (mark) => {
      const added = this.unassigned(this.after, mark, piece).find(({ element }) =>
        this.isNew(element),
      );
      if (added !== undefined) return this.claim(added);
      const spot = this.spotLike(mark, piece, this.after, this.before);
      const isNew = spot?.element !== undefined && this.isNew(spot.element);
      return spot === undefined || isNew ? spot : withoutElement(spot);
    });
  }

  /** Whether the piece was already there, selected but unconfirmed. If so, assigns it. */
  wasUnconfirmed({ marks, piece }: Place): boolean {
    const one = marks
      .flatMap((mark) => this.unassigned(this.before, mark, piece))
      .find(({ isUnconfirmed, element }) => isUnconfirmed && element.isConnected);
    if (one !== undefined) this.claimed.add(one.element);
    return one !== undefined;
  }

  /** The cards at a mark that are newly selected, not confirmed, and not assigned to a flight. */
  unconfirmed(mark: string): readonly string[] {
    return (this.after.pieces.get(mark) ?? [])
      .filter(
        ({ isUnconfirmed, element }) =>
          isUnconfirmed && this.isNew(element) && !this.claimed.has(element),
      )
      .map(({ piece }) => piece);
  }

  current(mark: string): Spot | undefined {
    return placeOf(mark, this.after);
  }

  previous(mark: string): Spot | undefined {
    return placeOf(mark, this.before);
  }

  moved(minDistance: number): readonly Moved[] {
    return [...this.after.spots].flatMap(([element, spot]) => {
      const before = this.before.spots.get(element);
      const isPiece =
        element.dataset['card'] !== undefined || element.dataset['anchor']?.startsWith('planet:');
      if (before === undefined || isPiece !== true) return [];
      const from = { x: before.x - spot.x, y: before.y - spot.y };
      return Math.hypot(from.x, from.y) < minDistance ? [] : [{ element, from }];
    });
  }

  private firstSpot(
    marks: readonly string[],
    spotAt: (mark: string) => Spot | undefined,
  ): Spot | undefined {
    for (const mark of marks) {
      const spot = spotAt(mark);
      if (spot !== undefined) return spot;
    }
    return undefined;
  }

  private unassigned(
    { pieces }: Positions,
    mark: string,
    piece: string | undefined,
  ): readonly Piece[] {
    const all = pieces.get(mark) ?? [];
    return all.filter((one) => one.piece === piece && !this.claimed.has(one.element));
  }

  private claim({ element, spot }: Piece): Spot {
    this.claimed.add(element);
    return spot;
  }

  /** The spot of an equal piece in `first`, else of the mark itself in `first` or `second`. */
  private spotLike(
    mark: string,
    piece: string | undefined,
    first: Positions,
    second: Positions,
  ): Spot | undefined {
    const same = this.unassigned(first, mark, piece)[0];
    return same === undefined
      ? (placeOf(mark, first) ?? placeOf(mark, second))
      : withoutElement(same.spot);
  }

  private isNew(element: HTMLElement): boolean {
    return !this.before.spots.has(element);
  }
}

function placeOf(mark: string, { marks, spots }: Positions): Spot | undefined {
  const element = marks.get(mark);
  return element === undefined ? undefined : spots.get(element);
}

/** Returns a spot without its element, so that the flight does not hide the element. */
export function withoutElement({ x, y, width, height, turn }: Spot): Spot {
  return { x, y, width, height, turn };
}
