// Draws a turn of a replay as an animated GIF to share.
import { type PlanetView, SPECTATOR, type View } from '@eminent/engine';
import { faceOf } from '@eminent/pictures';
import { drawPositionPicture } from '@eminent/pictures/draw-position';
import { positionSky } from '@eminent/pictures/starry-sky';
import { HEIGHT, WIDTH } from '@eminent/pictures/surface';
import type { Locale } from '@eminent/text';
import { nextTask } from '../../activity/when-idle.ts';
import { draw } from '../../art/drawings.ts';
import { svgToCanvas } from '../../art/svg-to-canvas.ts';
import { artName } from '../../cards/planet.tsx';
import type { About } from '../../game/game-channel.ts';
import { namesOfSeats } from '../../game/player-names.ts';
import { canvasSurface, familiesOf, loadPlanetPicture } from '../../table/canvas-surface.ts';
import { encodeGif } from './encode-gif.ts';

export const MAX_BYTES = 2_000_000;
/** In pixels. If the file is too large, the next width is tried. */
const WIDTHS = [800, 600, 480] as const;
/** In pixels. */
const FACE_WIDTH = 90;

export interface TurnPicture {
  readonly lang: Locale;
  readonly about: Pick<About, 'seats' | 'faces'>;
  readonly frames: readonly View[];
  /** Called before each step. Steps start again at 1 if a smaller width is tried. */
  readonly onStep: (step: number, steps: number) => void;
  readonly signal: AbortSignal;
}

type Pictures = ReadonlyMap<string, CanvasImageSource>;

async function loadPlanets(frames: readonly View[]): Promise<Pictures> {
  const planets = new Map<string, PlanetView>();
  for (const { players } of frames) {
    for (const planet of players.flatMap((player) => player.planets)) {
      if (planet.up) planets.set(artName(planet), planet);
    }
  }
  const loaded = await Promise.all(
    [...planets].map(async ([name, planet]) => [name, await loadPlanetPicture(planet)] as const),
  );
  return new Map(loaded.flatMap(([name, image]) => (image === undefined ? [] : [[name, image]])));
}

class TurnDrawing {
  readonly #turn: TurnPicture;
  readonly #seats: readonly { readonly name: string; readonly face: CanvasImageSource }[];
  readonly #planets: Pictures;
  #step = 0;

  constructor(turn: TurnPicture, faces: readonly CanvasImageSource[], planets: Pictures) {
    const { about, lang } = turn;
    this.#turn = turn;
    // Other people see the picture, so no player is "You".
    const names = namesOfSeats(lang, about.seats, SPECTATOR);
    this.#seats = faces.map((face, seat) => ({ name: names[seat] ?? '', face }));
    this.#planets = planets;
  }

  /** Draws the turn and returns the bytes of a GIF. */
  async encode(width: number): Promise<Uint8Array<ArrayBuffer>> {
    const { frames } = this.#turn;
    this.#step = 0;
    const height = Math.round((width * HEIGHT) / WIDTH);
    const paint = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (paint === null) throw new Error('This browser has no canvas beside the page');
    const sky = svgToCanvas(positionSky(), width);
    const families = familiesOf(document.documentElement);
    const pixels: Uint8ClampedArray[] = [];
    for (const view of frames) {
      // oxlint-disable-next-line no-await-in-loop
      await this.#reportStep();
      paint.resetTransform();
      paint.drawImage(sky, 0, 0);
      paint.scale(width / WIDTH, width / WIDTH);
      drawPositionPicture(canvasSurface(paint, families), this.#turn.lang, {
        title: '',
        view,
        seats: this.#seats,
        imageOf: (planet) => this.#planets.get(artName(planet)),
      });
      pixels.push(paint.getImageData(0, 0, width, height).data);
    }
    const encoding = encodeGif({ width, height, frames: pixels });
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      await this.#reportStep();
      const step = encoding.next();
      if (step.done === true) return step.value;
    }
  }

  /** Reports a step, then waits for the next task. Throws if the user has canceled. */
  async #reportStep(): Promise<void> {
    const { onStep, frames, signal } = this.#turn;
    const steps = 2 * frames.length + 1;
    this.#step += 1;
    onStep(Math.min(this.#step, steps), steps);
    await nextTask();
    signal.throwIfAborted();
  }
}

/** Returns a GIF of at most `MAX_BYTES`. Throws if that is impossible or the user has canceled. */
export async function drawTurn(turn: TurnPicture): Promise<Blob> {
  const { about, frames } = turn;
  const [planets, faces] = await Promise.all([
    loadPlanets(frames),
    Promise.all(
      about.seats.map(async (_, seat) =>
        svgToCanvas(await draw({ kind: 'face', face: faceOf(about, seat) }), FACE_WIDTH),
      ),
    ),
  ]);
  const drawing = new TurnDrawing(turn, faces, planets);
  for (const width of WIDTHS) {
    // oxlint-disable-next-line no-await-in-loop
    const file = await drawing.encode(width);
    if (file.length <= MAX_BYTES) return new Blob([file], { type: 'image/gif' });
  }
  throw new Error('The animation is too large');
}
