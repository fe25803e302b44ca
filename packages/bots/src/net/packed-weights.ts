// The shipped form of weights: integers and a scale for each part.
import type { NetManifest } from './manifest.ts';
import type { Layers } from './net.ts';

const LARGEST = 32_767;

/** The ranges of the flat list that have a scale of their own. */
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

export function packWeights(layers: Layers, weights: Float32Array): PackedWeights {
  const data = new Int16Array(weights.length);
  const scales = partsOf(layers).map(([from, to]) => {
    let top = 0;
    for (let i = from; i < to; i++) top = Math.max(top, Math.abs(weights[i] as number));
    const scale = top / LARGEST || 1;
    for (let i = from; i < to; i++) data[i] = Math.round((weights[i] as number) / scale);
    return scale;
  });
  return { scales, data };
}

/** Converts the weights to floats for a Net. */
export function unpackWeights(layers: Layers, { scales, data }: PackedWeights): Float32Array {
  const weights = new Float32Array(layers.size);
  for (const [part, [from, to]] of partsOf(layers).entries()) {
    const scale = scales[part] ?? 0;
    for (let i = from; i < to; i++) weights[i] = (data[i] as number) * scale;
  }
  return weights;
}

/** Metadata of packed weights. */
export interface WrittenWeights {
  /** Name of the net, and checksum of its vocabulary at training time. */
  readonly net: string;
  readonly vocabulary: string;
  readonly scales: readonly number[];
}

/** Shipped weights with their origin. */
export interface ShippedWeights extends WrittenWeights {
  readonly provenance: { readonly games: number };
}

/** Reads shipped weights, which must belong to the net. */
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
