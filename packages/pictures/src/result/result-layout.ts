// Draws the picture of a finished game: a column for each player with face, points and planets. The
// page draws it on a canvas, the server as SVG.
import type { PlayerView } from '@eminent/engine';
import { type Locale, msg } from '@eminent/text';
import { SEAT_SHAPES } from '../icon-shapes.ts';
import {
  type Align,
  fitted,
  type Font,
  HEIGHT,
  type Surface,
  WIDTH,
  writeFitted,
} from '../surface.ts';

const MARGIN = 48;
const MAX_COLUMN = 300;
/** The y coordinate of the centers of the faces. */
export const FACE = { y: 226, radius: 56 } as const;
const SCORE_PARTS = ['planets', 'tokens', 'technologies', 'ships'] as const;
/** `gap` is the distance from the name. */
const MARK = { size: 18, gap: 8 } as const;

export interface ResultColors {
  readonly accent: string;
  readonly brass: string;
  readonly text: string;
  readonly soft: string;
  readonly score: string;
  /** By seat. */
  readonly seats: readonly string[];
}

/** Images are undefined if they could not be loaded. */
export interface ResultColumn<Image> {
  readonly player: PlayerView;
  readonly name: string;
  readonly isWinner: boolean;
  readonly face: Image | undefined;
  readonly planets: readonly (Image | undefined)[];
}

interface ResultPicture<Image> {
  readonly title: string;
  readonly outcome: string;
  readonly rules: string;
  /** Winners first. */
  readonly columns: readonly ResultColumn<Image>[];
}

function columnWidth(columns: number): number {
  return Math.min(MAX_COLUMN, (WIDTH - 2 * MARGIN) / columns);
}

/** Returns the x coordinate of the center of column `at`, counted from 0. */
export function columnCenter(at: number, columns: number): number {
  return WIDTH / 2 + (at - (columns - 1) / 2) * columnWidth(columns);
}

class Layout<Image> {
  readonly #surface: Surface<Image>;
  readonly #lang: Locale;
  readonly #colors: ResultColors;

  constructor(surface: Surface<Image>, lang: Locale, colors: ResultColors) {
    this.#surface = surface;
    this.#lang = lang;
    this.#colors = colors;
  }

  write(
    text: string,
    x: number,
    y: number,
    font: Font,
    color: string,
    { align = 'center', maxWidth = WIDTH - 2 * MARGIN }: { align?: Align; maxWidth?: number } = {},
  ): void {
    writeFitted(this.#surface, text, x, y, { font, color, align, maxWidth });
  }

  head({ title, outcome, rules }: ResultPicture<Image>): void {
    const { accent, text, soft } = this.#colors;
    this.write(title, WIDTH / 2, 76, { family: 'title', weight: 500, size: 54 }, accent);
    this.write(outcome, WIDTH / 2, 120, { family: 'text', weight: 400, size: 24 }, text);
    const small: Font = { family: 'title', weight: 500, size: 18 };
    this.write(rules, 20, HEIGHT - 14, small, soft, { align: 'left' });
    this.write('Eminent Domain', WIDTH - 20, HEIGHT - 14, small, soft, { align: 'right' });
  }

  column(column: ResultColumn<Image>, x: number, width: number): void {
    this.#face(column, x);
    this.#name(column, x, width - 16);
    const score: Font = { family: 'title', weight: 600, size: 60 };
    this.write(String(column.player.score.total), x, 392, score, this.#colors.score);
    this.#parts(column.player, x, width - 24);
    this.#planets(column.planets, x, width - 16);
  }

  #face({ face, isWinner }: ResultColumn<Image>, x: number): void {
    const { y, radius } = FACE;
    if (face !== undefined) this.#surface.face(face, x, y, radius);
    const { accent, brass } = this.#colors;
    const ring = isWinner ? { stroke: accent, width: 6 } : { stroke: brass, width: 4 };
    this.#surface.circle(x, y, radius, ring);
  }

  #name({ player: { seat }, name }: ResultColumn<Image>, x: number, width: number): void {
    const font: Font = { family: 'text', weight: 600, size: 24 };
    const measure = (text: string) => this.#surface.textWidth(text, font);
    const before = MARK.size + MARK.gap;
    const shown = fitted(measure, name, width - before);
    const left = x - (before + measure(shown)) / 2;
    const color = this.#colors.seats[seat] ?? this.#colors.text;
    this.#surface.mark(SEAT_SHAPES[seat] ?? SEAT_SHAPES[0], left, 308, MARK.size, color);
    this.#surface.text(shown, left + before, 326, font, this.#colors.text, 'left');
  }

  #parts({ score }: PlayerView, x: number, width: number): void {
    const half = Math.min(width, 210) / 2;
    const shown = SCORE_PARTS.filter((part) => part !== 'ships' || score.ships !== undefined);
    for (const [at, part] of shown.entries()) {
      const y = 432 + at * 24;
      const label: Font = { family: 'text', weight: 400, size: 18 };
      const maxWidth = 2 * half - 40;
      const word = msg(this.#lang, `score.${part}`);
      this.write(word, x - half, y, label, this.#colors.soft, { align: 'left', maxWidth });
      const points = String(score[part] ?? 0);
      const bold: Font = { ...label, weight: 600 };
      this.write(points, x + half, y, bold, this.#colors.text, { align: 'right' });
    }
  }

  /** Draws at most two rows. The more planets, the smaller they are. */
  #planets(planets: readonly (Image | undefined)[], x: number, width: number): void {
    if (planets.length === 0) return;
    const rows = planets.length > 5 ? 2 : 1;
    const inRow = Math.ceil(planets.length / rows);
    const size = Math.min(rows === 1 ? 58 : 42, width / inRow - 4);
    for (const [at, planet] of planets.entries()) {
      const row = Math.floor(at / inRow);
      const count = row === rows - 1 ? planets.length - row * inRow : inRow;
      const left = x + ((at % inRow) - (count - 1) / 2) * (size + 4);
      const y = 554 + (row - (rows - 1) / 2) * (size + 4);
      if (planet === undefined) {
        this.#surface.circle(left, y, size / 2, { fill: this.#colors.soft });
      } else {
        this.#surface.planet(planet, left, y, size / 2);
      }
    }
  }
}

/** Draws the picture except the background. */
export function drawResultPicture<Image>(
  surface: Surface<Image>,
  lang: Locale,
  colors: ResultColors,
  picture: ResultPicture<Image>,
): void {
  const layout = new Layout(surface, lang, colors);
  layout.head(picture);
  const { columns } = picture;
  for (const [at, column] of columns.entries()) {
    layout.column(column, columnCenter(at, columns.length), columnWidth(columns.length));
  }
}
