// The net as it ships: whole-number weights, and sums that are carried from one position to the next.
import { HIDDEN_1, HIDDEN_2, type Layers, upperLayers } from './net.ts';
import type { NetVersion } from './net-version.ts';
import { type PackedWeights, unpackWeights } from './weights.ts';

const SEATS = 4;
/** Marks are wiped before they could overflow. */
const MOST_TICKS = 2 ** 30;

/** What was on at the last position from the perspective of a seat, and the sums of the first layer for it. */
interface Accumulator {
  readonly active: Int16Array;
  count: number;
  readonly sums: Int32Array;
}

/**
 * Evaluates as Net does, but adds only the features that came since the last position of the same seat and takes off those that went: in
 * a search most stay. The sums are whole numbers, so an answer never depends on what was evaluated before.
 */
export class PackedNet {
  private readonly layers: Layers;
  private readonly rows: Int16Array;
  private readonly rowScale: number;
  private readonly weights: Float32Array;
  private readonly hidden1 = new Float32Array(HIDDEN_1);
  private readonly hidden2 = new Float32Array(HIDDEN_2);
  private readonly marks: Int32Array;
  private readonly accumulators: readonly Accumulator[];
  private tick = 0;

  constructor({ layers, mostActive }: NetVersion, packed: PackedWeights) {
    this.layers = layers;
    this.rows = packed.data;
    this.rowScale = packed.scales[0] ?? 0;
    this.weights = unpackWeights(layers, packed);
    this.marks = new Int32Array(layers.inputs);
    this.accumulators = Array.from({ length: SEATS }, () => ({
      active: new Int16Array(mostActive),
      count: 0,
      sums: new Int32Array(HIDDEN_1),
    }));
  }

  /** The chance of winning, from 0 to 1, for the features that are on, each named once, as a seat sees them. */
  evaluate(seat: number, active: Int16Array, count: number): number {
    const accumulator = this.accumulators[seat] as Accumulator;
    this.update(accumulator, active, count);
    const { layers, weights, hidden1, hidden2, rowScale } = this;
    for (let j = 0; j < HIDDEN_1; j++) {
      hidden1[j] = (accumulator.sums[j] as number) * rowScale + (weights[layers.b1 + j] as number);
    }
    return upperLayers(layers, weights, hidden1, hidden2);
  }

  /** Brings the sums of a seat up to date. */
  private update(accumulator: Accumulator, active: Int16Array, count: number): void {
    const { marks } = this;
    if (this.tick > MOST_TICKS) {
      marks.fill(0);
      this.tick = 0;
    }
    const came = ++this.tick;
    const stayed = ++this.tick;
    for (let i = 0; i < count; i++) marks[active[i] as number] = came;
    const before = accumulator.active;
    for (let i = 0; i < accumulator.count; i++) {
      const feature = before[i] as number;
      if (marks[feature] === came) marks[feature] = stayed;
      else this.add(accumulator.sums, feature, -1);
    }
    for (let i = 0; i < count; i++) {
      const feature = active[i] as number;
      if (marks[feature] === came) this.add(accumulator.sums, feature, 1);
      before[i] = feature;
    }
    accumulator.count = count;
  }

  private add(sums: Int32Array, feature: number, sign: number): void {
    const { rows } = this;
    const row = feature * HIDDEN_1;
    for (let j = 0; j < HIDDEN_1; j += 4) {
      sums[j] = (sums[j] as number) + sign * (rows[row + j] as number);
      sums[j + 1] = (sums[j + 1] as number) + sign * (rows[row + j + 1] as number);
      sums[j + 2] = (sums[j + 2] as number) + sign * (rows[row + j + 2] as number);
      sums[j + 3] = (sums[j + 3] as number) + sign * (rows[row + j + 3] as number);
    }
  }
}
