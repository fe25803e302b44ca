// The inputs of a net that are on, written into a list one after the other: single lamps, lamps of words, thermometers.

export class FeatureWriter {
  private out: Int16Array = new Int16Array(0);
  /** How many are on. */
  n = 0;

  begin(out: Int16Array): void {
    this.out = out;
    this.n = 0;
  }

  set(input: number): void {
    this.out[this.n++] = input;
  }

  /** The lamp of a word among those from `at` on; none for what is no word. */
  oneHot(at: number, place: number | undefined): void {
    if (place !== undefined && place >= 0) this.out[this.n++] = at + place;
  }

  /** The first `value` lamps of a part. */
  thermometer(at: number, value: number, length: number): void {
    const top = value < length ? value : length;
    for (let i = 0; i < top; i++) this.out[this.n++] = at + i;
  }

  /** A lamp for each of the ascending marks that a value is above. */
  thresholds(at: number, value: number, marks: readonly number[], length: number): void {
    for (let i = 0; i < length && value > (marks[i] as number); i++) this.out[this.n++] = at + i;
  }
}
