/// <reference lib="dom" />
// Builds an animated WebP from single frames, each with only the changed area. Chromium encodes the frames.
import type { Page } from '@playwright/test';

/** A screenshot and its time. */
export interface Frame {
  /** JPEG in base 64. */
  readonly data: string;
  /** Milliseconds it is shown. */
  readonly ms: number;
}

/** The changed area of a frame, as WebP in base64. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
  readonly webp: string;
}

interface Packing {
  readonly frames: readonly Frame[];
  readonly width: number;
  readonly height: number;
  /** From 0 to 1. */
  readonly quality: number;
}

/** Encodes an animated WebP. `page` runs the encoder and can be empty. */
export async function movingPicture(page: Page, packing: Packing): Promise<Uint8Array> {
  return container(await page.evaluate(packed, packing), packing);
}

/** Runs in the page. */
async function packed({ frames, width, height, quality }: Packing): Promise<readonly Part[]> {
  /** Smaller differences are noise of the JPEG encoding. */
  const CHANGED = 30;
  const canvasOf = (wide: number, high: number): OffscreenCanvasRenderingContext2D => {
    const context = new OffscreenCanvas(wide, high).getContext('2d', {
      alpha: false,
      willReadFrequently: true,
    });
    if (context === null) throw new Error('no canvas');
    return context;
  };
  const whole = canvasOf(width, height);
  let before: Uint8ClampedArray | undefined;
  const parts: Part[] = [];

  /** The bounding box of the changes, aligned to even coordinates as the format requires. */
  const boxOf = (now: Uint8ClampedArray) => {
    if (before === undefined) return { x: 0, y: 0, width, height };
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let i = 0; i < now.length; i += 4) {
      const change =
        Math.abs((now[i] ?? 0) - (before[i] ?? 0)) +
        Math.abs((now[i + 1] ?? 0) - (before[i + 1] ?? 0)) +
        Math.abs((now[i + 2] ?? 0) - (before[i + 2] ?? 0));
      if (change <= CHANGED) continue;
      const x = (i / 4) % width;
      const y = Math.floor(i / 4 / width);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    if (right < 0) return undefined;
    left -= left % 2;
    top -= top % 2;
    return { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top };
  };
  const textOf = (bytes: Uint8Array): string => {
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  };

  for (const { data, ms } of frames) {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    whole.drawImage(picture, 0, 0, width, height);
    const now = whole.getImageData(0, 0, width, height).data;
    const box = boxOf(now);
    const last = parts.at(-1);
    if (box === undefined && last !== undefined) {
      parts[parts.length - 1] = { ...last, ms: last.ms + ms };
      continue;
    }
    if (box === undefined) continue;
    before = now;
    const part = canvasOf(box.width, box.height);
    part.drawImage(whole.canvas, -box.x, -box.y);
    const blob = await part.canvas.convertToBlob({ type: 'image/webp', quality });
    parts.push({ ...box, ms, webp: textOf(new Uint8Array(await blob.arrayBuffer())) });
  }
  return parts;
}

/** A RIFF chunk: name, length, and content padded to an even length. */
function chunk(name: string, ...content: readonly Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, { length: one }) => sum + one, 0);
  const bytes = new Uint8Array(8 + length + (length % 2));
  bytes.set(new TextEncoder().encode(name));
  new DataView(bytes.buffer).setUint32(4, length, true);
  let at = 8;
  for (const one of content) {
    bytes.set(one, at);
    at += one.length;
  }
  return bytes;
}

/** Encodes integers as three bytes each, little-endian. */
function triples(...numbers: readonly number[]): Uint8Array {
  return Uint8Array.from(numbers.flatMap((n) => [n & 255, (n >> 8) & 255, (n >> 16) & 255]));
}

/** The chunks of a WebP file with the image data. */
function pictureOf(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 12; at + 8 <= file.length; ) {
    const name = new TextDecoder().decode(file.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (name === 'VP8 ' || name === 'VP8L') return file.subarray(at, end);
    at = end;
  }
  throw new Error('no picture in the file');
}

/** https://developers.google.com/speed/webp/docs/riff_container */
export function container(
  parts: readonly Part[],
  { width, height }: Pick<Packing, 'width' | 'height'>,
): Uint8Array {
  const ANIMATED = 2;
  const UNBLENDED = 2;
  const body = [
    chunk('VP8X', Uint8Array.of(ANIMATED, 0, 0, 0), triples(width - 1, height - 1)),
    // A background color that is never seen, and endless looping.
    chunk('ANIM', Uint8Array.of(0, 0, 0, 255, 0, 0)),
    ...parts.map((part) =>
      chunk(
        'ANMF',
        triples(part.x / 2, part.y / 2, part.width - 1, part.height - 1, Math.round(part.ms)),
        Uint8Array.of(UNBLENDED),
        pictureOf(Buffer.from(part.webp, 'base64')),
      ),
    ),
  ];
  return chunk('RIFF', new TextEncoder().encode('WEBP'), ...body);
}
