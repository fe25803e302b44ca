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

/** The weights as whole numbers from -32767 to 32767, and what each part is to be multiplied by. */
export function packWeights(weights: Float32Array): { scales: number[]; data: Int16Array } {
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
export function loadWeights(): Float32Array {
  const bytes = Uint8Array.from(atob(WEIGHTS.data), (letter) => letter.charCodeAt(0));
  const packed = new DataView(bytes.buffer);
  const weights = new Float32Array(LAYERS.size);
  for (const [part, [from, to]] of PARTS.entries()) {
    const scale = WEIGHTS.scales[part] ?? 0;
    for (let i = from; i < to; i++) weights[i] = packed.getInt16(i * 2, true) * scale;
  }
  return weights;
}
