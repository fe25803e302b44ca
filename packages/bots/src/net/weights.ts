// The trained weights that come with the package, unpacked from whole numbers. `npm run train -- --export` writes weights-data.ts.
import { LAYERS } from './net.ts';
import { WEIGHTS } from './weights-data.ts';

const LARGEST = 32_767;

/** The parts of the flat list that have a scale of their own. */
export const PARTS: readonly (readonly [from: number, to: number])[] = [
  [LAYERS.w1, LAYERS.b1],
  [LAYERS.b1, LAYERS.w2],
  [LAYERS.w2, LAYERS.b2],
  [LAYERS.b2, LAYERS.w3],
  [LAYERS.w3, LAYERS.size],
];

/** Weights as whole numbers from -32767 to 32767, and what each part is to be multiplied by. */
export interface PackedWeights {
  readonly scales: readonly number[];
  readonly data: Int16Array;
}

export function packWeights(weights: Float32Array): PackedWeights {
  const data = new Int16Array(weights.length);
  const scales = PARTS.map(([from, to]) => {
    let top = 0;
    for (let i = from; i < to; i++) top = Math.max(top, Math.abs(weights[i] as number));
    const scale = top / LARGEST || 1;
    for (let i = from; i < to; i++) data[i] = Math.round((weights[i] as number) / scale);
    return scale;
  });
  return { scales, data };
}

/** The weights for a Net. */
export function unpackWeights({ scales, data }: PackedWeights): Float32Array {
  const weights = new Float32Array(LAYERS.size);
  for (const [part, [from, to]] of PARTS.entries()) {
    const scale = scales[part] ?? 0;
    for (let i = from; i < to; i++) weights[i] = (data[i] as number) * scale;
  }
  return weights;
}

/** The weights that ship. */
export function shippedWeights(): PackedWeights {
  const bytes = Uint8Array.from(atob(WEIGHTS.data), (letter) => letter.charCodeAt(0));
  const words = new DataView(bytes.buffer);
  const data = Int16Array.from({ length: LAYERS.size }, (_, i) => words.getInt16(i * 2, true));
  return { scales: WEIGHTS.scales, data };
}
