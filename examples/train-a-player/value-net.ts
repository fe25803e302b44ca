// A small neural net that estimates a seat's chance to win from its observation.
import type { Random } from '@eminent/engine';

const HIDDEN = 32;
/** Slope of the activation (leaky ReLU) below zero, so that no unit stops learning. */
const LEAK = 0.05;
/** Decay of the running mean square of each weight's gradient (RMSprop). */
const DECAY = 0.999;

/** The numbers of an observation that are not zero, which are few. */
export interface Features {
  readonly indexes: Uint16Array;
  readonly values: Float32Array;
}

export function featuresOf(observation: Float32Array): Features {
  const indexes: number[] = [];
  for (let i = 0; i < observation.length; i++) if (observation[i] !== 0) indexes.push(i);
  return {
    indexes: Uint16Array.from(indexes),
    values: Float32Array.from(indexes, (i) => observation[i] as number),
  };
}

export class ValueNet {
  readonly inputs: number;
  /** HIDDEN weights for each input, the biases, then the weights and the bias of the output. */
  readonly weights: Float32Array;
  /** The mean square of each weight's gradient, which scales its steps. */
  private readonly squares: Float32Array;
  private readonly hidden = new Float32Array(HIDDEN);

  /** A net with small random weights, or with those of a trained one. */
  constructor(inputs: number, start: Random | Float32Array) {
    const size = inputs * HIDDEN + HIDDEN + HIDDEN + 1;
    this.inputs = inputs;
    if (start instanceof Float32Array) {
      if (start.length !== size) throw new RangeError(`${start.length} weights, expected ${size}`);
      this.weights = start;
    } else {
      this.weights = Float32Array.from(
        { length: size },
        () => (start.below(2001) / 1000 - 1) * 0.1,
      );
    }
    this.squares = new Float32Array(size);
  }

  /** The chance to win, from 0 to 1. */
  evaluate({ indexes, values }: Features): number {
    const { hidden, weights, inputs } = this;
    const bias = inputs * HIDDEN;
    for (let j = 0; j < HIDDEN; j++) hidden[j] = weights[bias + j] as number;
    for (let i = 0; i < indexes.length; i++) {
      const row = (indexes[i] as number) * HIDDEN;
      const value = values[i] as number;
      for (let j = 0; j < HIDDEN; j++) {
        hidden[j] = (hidden[j] as number) + value * (weights[row + j] as number);
      }
    }
    const top = bias + HIDDEN;
    let sum = weights[top + HIDDEN] as number;
    for (let j = 0; j < HIDDEN; j++) {
      const x = hidden[j] as number;
      if (x < 0) hidden[j] = x * LEAK;
      sum += (hidden[j] as number) * (weights[top + j] as number);
    }
    return 1 / (1 + Math.exp(-sum));
  }

  /** Moves the estimate of a position toward a target: one RMSprop step on the cross entropy. */
  learn(features: Features, target: number, rate: number): void {
    const error = this.evaluate(features) - target;
    const { hidden, weights, inputs } = this;
    const { indexes, values } = features;
    const bias = inputs * HIDDEN;
    const top = bias + HIDDEN;
    for (let j = 0; j < HIDDEN; j++) {
      const x = hidden[j] as number;
      const back = error * (weights[top + j] as number) * (x < 0 ? LEAK : 1);
      this.move(top + j, error * x, rate);
      this.move(bias + j, back, rate);
      hidden[j] = back;
    }
    this.move(top + HIDDEN, error, rate);
    for (let i = 0; i < indexes.length; i++) {
      const row = (indexes[i] as number) * HIDDEN;
      const value = values[i] as number;
      for (let j = 0; j < HIDDEN; j++) this.move(row + j, (hidden[j] as number) * value, rate);
    }
  }

  private move(at: number, gradient: number, rate: number): void {
    const { squares, weights } = this;
    const square = DECAY * (squares[at] as number) + (1 - DECAY) * gradient * gradient;
    squares[at] = square;
    weights[at] = (weights[at] as number) - (rate * gradient) / (Math.sqrt(square) + 1e-4);
  }
}
