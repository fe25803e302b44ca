// Gradient descent on the cross entropy of the win chance, over positions from a replay buffer. The
// learning rate adapts per weight (Adam without momentum, so that inactive features cost nothing).
import type { Random } from '@eminent/engine';
import { HIDDEN_1, HIDDEN_2, type Layers, LEAK, Net } from '../src/net/net.ts';
import type { NetVersion } from '../src/net/net-version.ts';

/** Decay of the running mean of squared gradients. */
const DECAY = 0.999;
/** Added to the denominator of a step, which prevents a division by zero. */
const FLOOR = 1e-6;

/** A ring buffer of recent positions and their targets. */
export class ReplayBuffer {
  readonly active: Int16Array;
  readonly counts: Int16Array;
  readonly targets: Float32Array;
  readonly size: number;
  /** Number of entries reserved in `active` for each position. */
  readonly stride: number;
  private written = 0;

  constructor({ mostActive }: NetVersion, size: number) {
    this.size = size;
    this.stride = mostActive;
    this.active = new Int16Array(size * mostActive);
    this.counts = new Int16Array(size);
    this.targets = new Float32Array(size);
  }

  get filled(): number {
    return Math.min(this.written, this.size);
  }

  add(active: Int16Array, target: number): void {
    const at = this.written++ % this.size;
    this.active.set(active, at * this.stride);
    this.counts[at] = active.length;
    this.targets[at] = target;
  }
}

export class Learner {
  readonly net: Net;
  private readonly layers: Layers;
  /** Running mean of the squared gradient of each weight. */
  private readonly squares: Float32Array;
  /** Sum of the gradients of the current batch, by weight. */
  private readonly gradient: Float32Array;
  /** 1 for each input that was active in the current batch. */
  private readonly touched: Uint8Array;
  private readonly delta1 = new Float32Array(HIDDEN_1);
  private readonly delta2 = new Float32Array(HIDDEN_2);

  /** `weights` and `squares` have `layers.size` numbers and may be shared with other threads. */
  constructor(layers: Layers, weights: Float32Array, squares: Float32Array) {
    this.layers = layers;
    this.net = new Net(layers, weights);
    this.squares = squares;
    this.gradient = new Float32Array(layers.size);
    this.touched = new Uint8Array(layers.inputs);
  }

  /** Runs one training step on `batch` random positions of the buffer. */
  learn(buffer: ReplayBuffer, batch: number, rate: number, random: Random): void {
    for (let i = 0; i < batch; i++) {
      const at = random.below(buffer.filled);
      const from = at * buffer.stride;
      const active = buffer.active.subarray(from, from + (buffer.counts[at] as number));
      this.collect(active, buffer.targets[at] as number);
    }
    this.apply(batch, rate);
  }

  /** Adds the gradient of one position to `gradient`. */
  private collect(active: Int16Array, target: number): void {
    const { layers, net, delta1, delta2, gradient, touched } = this;
    const { weights, hidden1, hidden2 } = net;
    const { b1, w2, b2, w3, b3 } = layers;
    const error = net.evaluate(active, active.length) - target;
    const add = (at: number, amount: number): void => {
      gradient[at] = (gradient[at] as number) + amount;
    };
    for (let k = 0; k < HIDDEN_2; k++) {
      const x = hidden2[k] as number;
      const delta = error * (weights[w3 + k] as number) * (x > 0 ? 1 : LEAK);
      delta2[k] = delta;
      add(w3 + k, error * x);
      add(b2 + k, delta);
    }
    add(b3, error);
    for (let j = 0; j < HIDDEN_1; j++) {
      const x = hidden1[j] as number;
      const row = w2 + j * HIDDEN_2;
      let back = 0;
      for (let k = 0; k < HIDDEN_2; k++) {
        const delta = delta2[k] as number;
        back += delta * (weights[row + k] as number);
        gradient[row + k] = (gradient[row + k] as number) + delta * x;
      }
      back *= x > 0 ? 1 : LEAK;
      delta1[j] = back;
      add(b1 + j, back);
    }
    for (let i = 0; i < active.length; i++) {
      const feature = active[i] as number;
      touched[feature] = 1;
      const row = feature * HIDDEN_1;
      for (let j = 0; j < HIDDEN_1; j += 4) {
        gradient[row + j] = (gradient[row + j] as number) + (delta1[j] as number);
        gradient[row + j + 1] = (gradient[row + j + 1] as number) + (delta1[j + 1] as number);
        gradient[row + j + 2] = (gradient[row + j + 2] as number) + (delta1[j + 2] as number);
        gradient[row + j + 3] = (gradient[row + j + 3] as number) + (delta1[j + 3] as number);
      }
    }
  }

  /** Updates the weights of active inputs and of the upper layers, and clears the gradient. */
  private apply(batch: number, rate: number): void {
    const { layers, touched } = this;
    for (let feature = 0; feature < layers.inputs; feature++) {
      if (touched[feature] === 0) continue;
      touched[feature] = 0;
      this.step(feature * HIDDEN_1, (feature + 1) * HIDDEN_1, batch, rate);
    }
    this.step(layers.b1, layers.size, batch, rate);
  }

  private step(from: number, to: number, batch: number, rate: number): void {
    const { gradient, squares } = this;
    const { weights } = this.net;
    for (let i = from; i < to; i++) {
      const mean = (gradient[i] as number) / batch;
      gradient[i] = 0;
      const square = DECAY * (squares[i] as number) + (1 - DECAY) * mean * mean;
      squares[i] = square;
      weights[i] = (weights[i] as number) - (rate * mean) / (Math.sqrt(square) + FLOOR);
    }
  }
}
