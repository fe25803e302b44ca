// Evaluates a net with packed weights. The first layer has integer weights, and its sums are
// updated from one position to the next instead of recomputed.
import { HIDDEN_1, HIDDEN_2, type Layers, upperLayers } from './net.ts';
import { MAX_SEATS } from '../search/evaluator.ts';
import type { NetVersion } from './net-version.ts';
import { type PackedWeights, unpackWeights } from './packed-weights.ts';

/**
 * A feature is searched for less than this far ahead. Parts of the layout have about this length.
 */
const MAX_DISTANCE = 12;

/** The active features of a seat's last position, and their sums in the first layer. */
interface Accumulator {
  readonly active: Int16Array;
  count: number;
  readonly sums: Int32Array;
}

/**
 * Evaluates like Net, but only adds and subtracts the features that changed since the last position
 * of the same seat; in a search these are few. The sums are integers, so rounding errors do not add
 * up and the result does not depend on earlier evaluations.
 */
export class PackedNet {
  private readonly layers: Layers;
  private readonly rows: Int16Array;
  private readonly rowScale: number;
  private readonly weights: Float32Array;
  private readonly hidden1 = new Float32Array(HIDDEN_1);
  private readonly hidden2 = new Float32Array(HIDDEN_2);
  private readonly accumulators: readonly Accumulator[];

  constructor({ layers, mostActive }: NetVersion, packed: PackedWeights) {
    this.layers = layers;
    this.rows = packed.data;
    this.rowScale = packed.scales[0] ?? 0;
    this.weights = unpackWeights(layers, packed);
    this.accumulators = Array.from({ length: MAX_SEATS }, () => ({
      active: new Int16Array(mostActive),
      count: 0,
      sums: new Int32Array(HIDDEN_1),
    }));
  }

  /** Returns a seat's chance, from 0 to 1, for `count` features in `active` without duplicates. */
  evaluate(seat: number, active: Int16Array, count: number): number {
    const accumulator = this.accumulators[seat] as Accumulator;
    this.update(accumulator, active, count);
    const { layers, weights, hidden1, hidden2, rowScale } = this;
    for (let j = 0; j < HIDDEN_1; j++) {
      hidden1[j] = (accumulator.sums[j] as number) * rowScale + (weights[layers.b1 + j] as number);
    }
    return upperLayers(layers, weights, hidden1, hidden2);
  }

  /**
   * Updates the sums of a seat from its old to its new features, both in the order of writing.
   * Where they differ, subtracts the old or adds the new one, whichever is farther ahead in the
   * other list or not found (both, if equal). If it does occur there, the opposite operation
   * cancels this one.
   */
  private update(accumulator: Accumulator, active: Int16Array, count: number): void {
    const { active: before, count: beforeCount, sums } = accumulator;
    let at = 0;
    let beforeAt = 0;
    while (at < count && beforeAt < beforeCount) {
      if (active[at] === before[beforeAt]) {
        at++;
        beforeAt++;
        continue;
      }
      const added = distanceTo(before[beforeAt] as number, active, at, count);
      const removed = distanceTo(active[at] as number, before, beforeAt, beforeCount);
      if (removed <= added) this.subtract(sums, before[beforeAt++] as number);
      if (added <= removed) this.add(sums, active[at++] as number);
    }
    while (beforeAt < beforeCount) this.subtract(sums, before[beforeAt++] as number);
    while (at < count) this.add(sums, active[at++] as number);
    for (let i = 0; i < count; i++) before[i] = active[i] as number;
    accumulator.count = count;
  }

  private add(sums: Int32Array, feature: number): void {
    const { rows } = this;
    const row = feature * HIDDEN_1;
    for (let j = 0; j < HIDDEN_1; j += 4) {
      sums[j] = (sums[j] as number) + (rows[row + j] as number);
      sums[j + 1] = (sums[j + 1] as number) + (rows[row + j + 1] as number);
      sums[j + 2] = (sums[j + 2] as number) + (rows[row + j + 2] as number);
      sums[j + 3] = (sums[j + 3] as number) + (rows[row + j + 3] as number);
    }
  }

  private subtract(sums: Int32Array, feature: number): void {
    const { rows } = this;
    const row = feature * HIDDEN_1;
    for (let j = 0; j < HIDDEN_1; j += 4) {
      sums[j] = (sums[j] as number) - (rows[row + j] as number);
      sums[j + 1] = (sums[j + 1] as number) - (rows[row + j + 1] as number);
      sums[j + 2] = (sums[j + 2] as number) - (rows[row + j + 2] as number);
      sums[j + 3] = (sums[j + 3] as number) - (rows[row + j + 3] as number);
    }
  }
}

/** MAX_DISTANCE if the feature does not occur near `from`. */
function distanceTo(feature: number, list: Int16Array, from: number, count: number): number {
  const limit = Math.min(MAX_DISTANCE, count - from);
  let distance = 1;
  while (distance < limit && list[from + distance] !== feature) distance++;
  return distance < limit ? distance : MAX_DISTANCE;
}
