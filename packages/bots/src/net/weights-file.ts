// Reads and creates weight files, as written by `npm run tools -- train`: a header line with the
// name of the net and the checksum of its vocabulary, then 32-bit floats.
import type { NetVersion } from './net-version.ts';
import { NETS } from './nets.ts';

/** In bytes. The header line is padded with spaces, which aligns the floats. */
const HEADER = 64;
const FLOAT = Float32Array.BYTES_PER_ELEMENT;

/** Maximum size of a weight file in bytes: the weights, then the state of the learner if any. */
export const MAX_WEIGHTS_BYTES =
  HEADER + 2 * FLOAT * Math.max(...NETS.map(({ layers }) => layers.size));

export type ReadWeights =
  | {
      readonly ok: true;
      readonly net: NetVersion;
      readonly weights: Float32Array;
      /** The state of the learner: one number for each weight, or empty if the file has none. */
      readonly rest: Float32Array;
    }
  | { readonly ok: false; readonly error: string };

function headerOf({ manifest }: NetVersion): string {
  return `eminent-net ${manifest.name} ${manifest.vocabulary}`;
}

/** Creates the bytes of a weight file. `rest` is the state of the learner, if any. */
export function formatWeights(
  net: NetVersion,
  weights: Float32Array,
  rest: Float32Array = new Float32Array(0),
): Uint8Array {
  const bytes = new Uint8Array(HEADER + (weights.length + rest.length) * FLOAT);
  bytes.set(new TextEncoder().encode(`${headerOf(net).padEnd(HEADER - 1)}\n`));
  const numbers = new Float32Array(bytes.buffer, HEADER);
  numbers.set(weights);
  numbers.set(rest, weights.length);
  return bytes;
}

/** Reads a weight file. Returns an error if its header, size, net or vocabulary is wrong. */
export function readWeights(bytes: Uint8Array): ReadWeights {
  const header = new TextDecoder('latin1').decode(bytes.subarray(0, HEADER));
  const [, name, vocabulary] = /^eminent-net ([\w-]+) ([0-9a-f]+) *\n$/.exec(header) ?? [];
  if (name === undefined) return wrong('its first line names no net');
  const net = NETS.find(({ manifest }) => manifest.name === name);
  if (net === undefined) {
    const known = NETS.map(({ manifest }) => manifest.name).join(', ');
    return wrong(`it is for a net ${name}; expected one of ${known}`);
  }
  if (vocabulary !== net.manifest.vocabulary) {
    return wrong(`it was trained with another vocabulary of ${name}`);
  }
  const length = bytes.length - HEADER;
  const { size } = net.layers;
  if (length !== size * FLOAT && length !== 2 * size * FLOAT) {
    return wrong(`${length / FLOAT} weights do not fit ${name}, which has ${size}`);
  }
  // Copies the bytes, because they may be part of a larger buffer without alignment.
  const numbers = new Float32Array(new Uint8Array(bytes.subarray(HEADER)).buffer);
  return { ok: true, net, weights: numbers.slice(0, size), rest: numbers.slice(size) };
}

function wrong(error: string): ReadWeights {
  return { ok: false, error };
}
