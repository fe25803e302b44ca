// Writes the active features of a net into a list: single features, one-hot encoding and
// thermometer encoding.

export class FeatureWriter {
  private out: Int16Array = new Int16Array(0);
  /** Number of active features. */
  n = 0;

  begin(out: Int16Array): void {
    this.out = out;
    this.n = 0;
  }

  set(input: number): void {
    this.out[this.n++] = input;
  }

  /** One-hot: the feature of a vocabulary index in the part at `at`; none if there is no index. */
  oneHot(at: number, place: number | undefined): void {
    if (place !== undefined && place >= 0) this.out[this.n++] = at + place;
  }

  /** Thermometer: the first `value` features of a part. */
  thermometer(at: number, value: number, length: number): void {
    const top = value < length ? value : length;
    for (let i = 0; i < top; i++) this.out[this.n++] = at + i;
  }

  /** One feature for each of the ascending thresholds that the value exceeds. */
  thresholds(at: number, value: number, marks: readonly number[], length: number): void {
    for (let i = 0; i < length && value > (marks[i] as number); i++) this.out[this.n++] = at + i;
  }
}
