// The net as it ships: whole-number weights, and sums that are carried from one position to the next.
import { FEATURE_COUNT, MOST_ACTIVE } from './features.ts';
import { HIDDEN_1, HIDDEN_2, LAYERS, LEAK } from './net.ts';
import { type PackedWeights, unpackWeights } from './weights.ts';

const SEATS = 4;
/** Marks are wiped before they could overflow. */
const MOST_TICKS = 2 ** 30;

/** What one seat saw last, and the sums of the first layer for it. */
interface Sight {
  active: Int16Array;
  count: number;
  readonly sums: Int32Array;
}

/**
 * Evaluates as Net does, but adds only the features that came since the last position of the same seat and takes off those that went: in
 * a search most stay. The sums are whole numbers, so an answer never depends on what was evaluated before.
 */
export class PackedNet {
  private readonly rows: Int16Array;
  private readonly rowScale: number;
  private readonly weights: Float32Array;
  private readonly hidden1 = new Float32Array(HIDDEN_1);
  private readonly hidden2 = new Float32Array(HIDDEN_2);
  private readonly marks = new Int32Array(FEATURE_COUNT);
  private readonly sights: readonly Sight[];
  private tick = 0;

  constructor(packed: PackedWeights) {
    this.rows = packed.data;
    this.rowScale = packed.scales[0] ?? 0;
    this.weights = unpackWeights(packed);
    this.sights = Array.from({ length: SEATS }, () => ({
      active: new Int16Array(MOST_ACTIVE),
      count: 0,
      sums: new Int32Array(HIDDEN_1),
    }));
  }

  /** The chance of winning, from 0 to 1, for the features that are on, each named once, as a seat sees them. */
  evaluate(seat: number, active: Int16Array, count: number): number {
    const sight = this.sights[seat] as Sight;
    this.look(sight, active, count);
    return this.answer(sight.sums);
  }

  /** Brings the sums of a seat up to date. */
  private look(sight: Sight, active: Int16Array, count: number): void {
    const { marks } = this;
    if (this.tick > MOST_TICKS) {
      marks.fill(0);
      this.tick = 0;
    }
    const came = ++this.tick;
    const stayed = ++this.tick;
    for (let i = 0; i < count; i++) marks[active[i] as number] = came;
    const before = sight.active;
    for (let i = 0; i < sight.count; i++) {
      const feature = before[i] as number;
      if (marks[feature] === came) marks[feature] = stayed;
      else this.add(sight.sums, feature, -1);
    }
    for (let i = 0; i < count; i++) {
      const feature = active[i] as number;
      if (marks[feature] === came) this.add(sight.sums, feature, 1);
      before[i] = feature;
    }
    sight.count = count;
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

  /** The layers behind the first. */
  private answer(sums: Int32Array): number {
    const { weights, hidden1, hidden2, rowScale } = this;
    const { b1, w2, b2, w3, b3 } = LAYERS;
    for (let j = 0; j < HIDDEN_1; j++) {
      const x = (sums[j] as number) * rowScale + (weights[b1 + j] as number);
      hidden1[j] = x < 0 ? x * LEAK : x;
    }
    for (let k = 0; k < HIDDEN_2; k++) hidden2[k] = weights[b2 + k] as number;
    for (let j = 0; j < HIDDEN_1; j++) {
      const x = hidden1[j] as number;
      const row = w2 + j * HIDDEN_2;
      for (let k = 0; k < HIDDEN_2; k++)
        hidden2[k] = (hidden2[k] as number) + x * (weights[row + k] as number);
    }
    let sum = weights[b3] as number;
    for (let k = 0; k < HIDDEN_2; k++) {
      const x = hidden2[k] as number;
      sum += (x < 0 ? x * LEAK : x) * (weights[w3 + k] as number);
    }
    return 1 / (1 + Math.exp(-sum));
  }
}
