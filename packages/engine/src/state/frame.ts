// One pending piece of the rules in progress. All steps share this shape; each step defines the
// meaning of `card`, `count` and `at`.
import { NONE } from '../model/names.ts';

export class Frame {
  readonly step: number;
  readonly seat: number;
  card: number;
  count: number;
  at: number;

  constructor(step: number, seat: number, card: number = NONE, count = 0, at = 0) {
    this.step = step;
    this.seat = seat;
    this.card = card;
    this.count = count;
    this.at = at;
  }

  clone(): Frame {
    return new Frame(this.step, this.seat, this.card, this.count, this.at);
  }
}
