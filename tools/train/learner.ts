// Gradient steps on the net: squared error of the win chance is replaced by cross entropy, rates adapt per weight (RMSprop).
import { HIDDEN_1, HIDDEN_2, LAYERS, LEAK, Net } from '../../packages/bots/src/net/net.ts';

const DECAY = 0.9995;
const FLOOR = 1e-8;

export class Learner {
  readonly net: Net;
  private readonly squares: Float32Array;
  private readonly delta1 = new Float32Array(HIDDEN_1);
  private readonly delta2 = new Float32Array(HIDDEN_2);

  constructor(weights: Float32Array, squares: Float32Array) {
    this.net = new Net(weights);
    this.squares = squares;
  }

  private step(at: number, gradient: number, rate: number): void {
    const square = DECAY * (this.squares[at] as number) + (1 - DECAY) * gradient * gradient;
    this.squares[at] = square;
    const { weights } = this.net;
    weights[at] = (weights[at] as number) - (rate * gradient) / (Math.sqrt(square) + FLOOR);
  }

  /** Moves the answer for these features towards a target from 0 to 1. Returns the answer before. */
  learn(active: Int16Array, from: number, count: number, target: number, rate: number): number {
    const { net, delta1, delta2 } = this;
    const { weights, hidden1, hidden2 } = net;
    const { b1, w2, b2, w3, b3 } = LAYERS;
    const features = active.subarray(from, from + count);
    const answer = net.evaluate(features, count);
    const error = answer - target;
    for (let k = 0; k < HIDDEN_2; k++) {
      const x = hidden2[k] as number;
      delta2[k] = error * (weights[w3 + k] as number) * (x > 0 ? 1 : LEAK);
      this.step(w3 + k, error * x, rate);
      this.step(b2 + k, delta2[k] as number, rate);
    }
    this.step(b3, error, rate);
    for (let j = 0; j < HIDDEN_1; j++) {
      const x = hidden1[j] as number;
      const row = w2 + j * HIDDEN_2;
      let back = 0;
      for (let k = 0; k < HIDDEN_2; k++) {
        const d = delta2[k] as number;
        back += d * (weights[row + k] as number);
        this.step(row + k, d * x, rate);
      }
      delta1[j] = back * (x > 0 ? 1 : LEAK);
      this.step(b1 + j, delta1[j] as number, rate);
    }
    for (let i = 0; i < count; i++) {
      const row = (features[i] as number) * HIDDEN_1;
      for (let j = 0; j < HIDDEN_1; j++) this.step(row + j, delta1[j] as number, rate);
    }
    return answer;
  }
}
