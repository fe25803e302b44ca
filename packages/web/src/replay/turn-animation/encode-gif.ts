// Encodes pictures of the same size as an animated GIF. Pixels that do not change are transparent
// in the next frame, which keeps the file small.
import { applyPalette, GIFEncoder, quantize } from 'gifenc';

const FRAME_MS = 1000;
const LAST_FRAME_MS = 3000;
/** A palette has 256 entries. One is reserved for transparency. */
const COLORS = 255;
/** The palette is computed from one in this many pixels, to save time. */
const SAMPLE_STEP = 5;

export interface GifPicture {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel (RGBA), opaque. */
  readonly frames: readonly Uint8ClampedArray[];
}

/** Returns how long a frame is shown, in milliseconds. The last frame is shown longer. */
export function delayOf(frame: number, frames: number): number {
  return frame === frames - 1 ? LAST_FRAME_MS : FRAME_MS;
}

/** Returns sample pixels. Of later frames, uses only pixels that differ from the first frame. */
function sampled(frames: readonly Uint8ClampedArray[]): Uint8ClampedArray {
  const pixels = frames.map(
    (frame) => new Uint32Array(frame.buffer, frame.byteOffset, frame.length / 4),
  );
  const [first = new Uint32Array()] = pixels;
  const samples: number[] = [];
  for (const [nth, frame] of pixels.entries()) {
    for (let at = nth % SAMPLE_STEP; at < frame.length; at += SAMPLE_STEP) {
      const pixel = frame[at] ?? 0;
      if (nth === 0 || pixel !== first[at]) samples.push(pixel);
    }
  }
  return new Uint8ClampedArray(new Uint32Array(samples).buffer);
}

/** Encodes a GIF and returns its bytes. Yields each frame's index, to keep the page responsive. */
export function* encodeGif({
  width,
  height,
  frames,
}: GifPicture): Generator<number, Uint8Array<ArrayBuffer>> {
  const colors = quantize(sampled(frames), COLORS);
  const palette = [...colors, [0, 0, 0]];
  const transparentIndex = colors.length;
  const gif = GIFEncoder();
  let before: Uint8Array | undefined;
  for (const [at, frame] of frames.entries()) {
    const pixels = applyPalette(frame, colors);
    const delay = delayOf(at, frames.length);
    if (before === undefined) {
      gif.writeFrame(pixels, width, height, { palette, delay, repeat: 0, dispose: 1 });
    } else {
      const last = before;
      const changed = pixels.map((pixel, place) =>
        pixel === last[place] ? transparentIndex : pixel,
      );
      const overlay = { transparent: true, transparentIndex, dispose: 1 };
      gif.writeFrame(changed, width, height, { delay, ...overlay });
    }
    before = pixels;
    yield at;
  }
  gif.finish();
  return gif.bytes();
}
