// Packs weights for shipping: 16-bit integers to be multiplied by the scale of their part.
import type { NetManifest } from './manifest.ts';
import type { Layers } from './net.ts';

const MAX_PACKED = 32_767;

/** The parts of the list of weights (without the index `to`). Each has its own scale. */
function partsOf(layers: Layers): readonly (readonly [from: number, to: number])[] {
  return [
    [layers.w1, layers.b1],
    [layers.b1, layers.w2],
    [layers.w2, layers.b2],
    [layers.b2, layers.w3],
    [layers.w3, layers.size],
  ];
}

/** Weights as integers from -32767 to 32767, and the scale of each part. */
export interface PackedWeights {
  readonly scales: readonly number[];
  readonly data: Int16Array;
}

/** Rounds weights to integers. In each part, the largest absolute weight becomes 32767. */
export function packWeights(layers: Layers, weights: Float32Array): PackedWeights {
  const data = new Int16Array(weights.length);
  const scales = partsOf(layers).map(([from, to]) => {
    let top = 0;
    for (let i = from; i < to; i++) top = Math.max(top, Math.abs(weights[i] as number));
    const scale = top / MAX_PACKED || 1;
    for (let i = from; i < to; i++) data[i] = Math.round((weights[i] as number) / scale);
    return scale;
  });
  return { scales, data };
}

/** Converts packed weights to floats. */
export function unpackWeights(layers: Layers, { scales, data }: PackedWeights): Float32Array {
  const weights = new Float32Array(layers.size);
  for (const [part, [from, to]] of partsOf(layers).entries()) {
    const scale = scales[part] ?? 0;
    for (let i = from; i < to; i++) weights[i] = (data[i] as number) * scale;
  }
  return weights;
}

/** Stored beside the file of packed weights, in weights-data.ts. */
export interface WrittenWeights {
  readonly net: string;
  readonly vocabulary: string;
  readonly scales: readonly number[];
}

export interface ShippedWeights extends WrittenWeights {
  readonly provenance: { readonly games: number };
}

/** Reads packed weights. Throws if net, vocabulary or size do not match. */
export function readWritten(
  { name, vocabulary }: NetManifest,
  layers: Layers,
  written: WrittenWeights,
  bytes: Uint8Array,
): PackedWeights {
  if (written.net !== name || written.vocabulary !== vocabulary) {
    throw new Error(`${name} ${vocabulary} has weights of ${written.net} ${written.vocabulary}`);
  }
  if (bytes.length !== layers.size * 2) {
    throw new RangeError(`${bytes.length / 2} weights, expected ${layers.size}`);
  }
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const data = Int16Array.from({ length: layers.size }, (_, i) => words.getInt16(i * 2, true));
  return { scales: written.scales, data };
}
