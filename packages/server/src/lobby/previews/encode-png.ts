// Encodes an opaque picture as PNG. The files that the renderer writes have an alpha channel and
// are 50 % larger.
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const BYTES_PER_PIXEL = 3;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The Paeth predictor of PNG: the neighbor closest to `left + above - corner`. */
function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** The predictors of PNG, by filter number. */
const PREDICTIONS = [
  () => 0,
  (left: number) => left,
  (_: number, above: number) => above,
  (left: number, above: number) => (left + above) >> 1,
  paeth,
] as const;

/** The number of the filter with the smallest differences, followed by the filtered row. */
function filtered(row: Buffer, above: Buffer): Buffer {
  let best = Buffer.alloc(0);
  let least = Number.POSITIVE_INFINITY;
  for (const [filter, predict] of PREDICTIONS.entries()) {
    const out = Buffer.alloc(row.length + 1);
    out[0] = filter;
    let sum = 0;
    for (let i = 0; i < row.length; i++) {
      const before = i - BYTES_PER_PIXEL;
      const difference =
        ((row[i] ?? 0) - predict(row[before] ?? 0, above[i] ?? 0, above[before] ?? 0)) & 255;
      out[i + 1] = difference;
      sum += Math.min(difference, 256 - difference);
    }
    if (sum < least) [best, least] = [out, sum];
  }
  return best;
}

/** Returns a PNG file. Of the four bytes per pixel in `rgba`, the last is ignored. */
export function encodePng(rgba: Uint8Array, width: number, height: number): Buffer {
  const rows: Buffer[] = [];
  let above = Buffer.alloc(width * BYTES_PER_PIXEL);
  for (let y = 0; y < height; y++) {
    const row = Buffer.alloc(width * BYTES_PER_PIXEL);
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x);
      row.set(rgba.subarray(from, from + BYTES_PER_PIXEL), x * BYTES_PER_PIXEL);
    }
    rows.push(filtered(row, above));
    above = row;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per color; color type 2 is RGB without palette.
  header.set([8, 2], 8);
  const data = deflateSync(Buffer.concat(rows), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
