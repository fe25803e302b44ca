// A small neural net for chances to win: binary inputs of which few are active, two hidden layers,
// one output. Evaluation only; training is in packages/bots/train.

export const HIDDEN_1 = 64;
export const HIDDEN_2 = 16;

/** Where the weights (w) and biases (b) of each layer start in the list of all weights. */
export interface Layers {
  readonly inputs: number;
  readonly w1: number;
  readonly b1: number;
  readonly w2: number;
  readonly b2: number;
  readonly w3: number;
  readonly b3: number;
  readonly size: number;
}

/** Computes the layers of a net with this number of inputs. */
export function layersFor(inputs: number): Layers {
  const w1 = 0;
  const b1 = w1 + inputs * HIDDEN_1;
  const w2 = b1 + HIDDEN_1;
  const b2 = w2 + HIDDEN_1 * HIDDEN_2;
  const w3 = b2 + HIDDEN_2;
  const b3 = w3 + HIDDEN_2;
  return { inputs, w1, b1, w2, b2, w3, b3, size: b3 + 1 };
}

/** Slope of the activation below zero (leaky ReLU), which prevents dead units. */
export const LEAK = 0.02;

/** A net with 32-bit float weights, as in training. PackedNet evaluates packed weights faster. */
export class Net {
  readonly layers: Layers;
  readonly weights: Float32Array;
  readonly hidden1 = new Float32Array(HIDDEN_1);
  readonly hidden2 = new Float32Array(HIDDEN_2);

  /** `weights` has `layers.size` numbers and may be shared with a learner. */
  constructor(layers: Layers, weights: Float32Array) {
    if (weights.length !== layers.size) {
      throw new RangeError(`${weights.length} weights, expected ${layers.size}`);
    }
    this.layers = layers;
    this.weights = weights;
  }

  /** Returns the chance to win, from 0 to 1, for the first `count` features in `active`. */
  evaluate(active: Int16Array, count: number): number {
    const { layers, weights, hidden1, hidden2 } = this;
    const { b1 } = layers;
    for (let j = 0; j < HIDDEN_1; j++) hidden1[j] = weights[b1 + j] as number;
    for (let i = 0; i < count; i++) {
      const row = (active[i] as number) * HIDDEN_1;
      for (let j = 0; j < HIDDEN_1; j += 4) {
        hidden1[j] = (hidden1[j] as number) + (weights[row + j] as number);
        hidden1[j + 1] = (hidden1[j + 1] as number) + (weights[row + j + 1] as number);
        hidden1[j + 2] = (hidden1[j + 2] as number) + (weights[row + j + 2] as number);
        hidden1[j + 3] = (hidden1[j + 3] as number) + (weights[row + j + 3] as number);
      }
    }
    return upperLayers(layers, weights, hidden1, hidden2);
  }
}

/** Number of units of the second layer summed at once. Local variables are faster than arrays. */
const AT_ONCE = 4;
/** Reused buffer: the outputs of the first layer in double precision. */
const outputs1 = new Float64Array(HIDDEN_1);

/**
 * Computes the output of the net from the sums of the first layer in `hidden1`. Replaces these sums
 * with the outputs of the first layer, and writes the outputs of the second layer to `hidden2`.
 */
export function upperLayers(
  { w2, b2, w3, b3 }: Layers,
  weights: Float32Array,
  hidden1: Float32Array,
  hidden2: Float32Array,
): number {
  for (let j = 0; j < HIDDEN_1; j++) {
    let x = hidden1[j] as number;
    if (x < 0) {
      x *= LEAK;
      hidden1[j] = x;
    }
    outputs1[j] = x;
  }
  const { fround } = Math;
  for (let k = 0; k < HIDDEN_2; k += AT_ONCE) {
    let sum0 = weights[b2 + k] as number;
    let sum1 = weights[b2 + k + 1] as number;
    let sum2 = weights[b2 + k + 2] as number;
    let sum3 = weights[b2 + k + 3] as number;
    for (let j = 0, row = w2 + k; j < HIDDEN_1; j++, row += HIDDEN_2) {
      const x = outputs1[j] as number;
      sum0 = fround(sum0 + x * (weights[row] as number));
      sum1 = fround(sum1 + x * (weights[row + 1] as number));
      sum2 = fround(sum2 + x * (weights[row + 2] as number));
      sum3 = fround(sum3 + x * (weights[row + 3] as number));
    }
    hidden2[k] = sum0;
    hidden2[k + 1] = sum1;
    hidden2[k + 2] = sum2;
    hidden2[k + 3] = sum3;
  }
  let sum = weights[b3] as number;
  for (let k = 0; k < HIDDEN_2; k++) {
    let x = hidden2[k] as number;
    if (x < 0) {
      x *= LEAK;
      hidden2[k] = x;
    }
    sum += x * (weights[w3 + k] as number);
  }
  return 1 / (1 + Math.exp(-sum));
}
