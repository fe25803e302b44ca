// A frame of the rules stack: a step in progress, its seat and its variables. Each step defines
// what `card`, `count` and `at` mean.
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
