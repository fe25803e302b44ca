// Writes the numbers of the active features of a position into a list: single features, one-hot
// encoding and thermometer encoding. A part of the layout starts at `at` and has `length` features.

export class FeatureWriter {
  private out: Int16Array = new Int16Array(0);
  n = 0;

  begin(out: Int16Array): void {
    this.out = out;
    this.n = 0;
  }

  set(input: number): void {
    this.out[this.n++] = input;
  }

  /** One-hot: activates the feature of a vocabulary index; none if it is undefined or negative. */
  oneHot(at: number, place: number | undefined): void {
    if (place !== undefined && place >= 0) this.out[this.n++] = at + place;
  }

  /** Thermometer: activates the first `value` features of a part, at most all of them. */
  thermometer(at: number, value: number, length: number): void {
    const top = value < length ? value : length;
    for (let i = 0; i < top; i++) this.out[this.n++] = at + i;
  }

  /** Activates one feature for each of the first `length` ascending limits that `value` exceeds. */
  thresholds(at: number, value: number, limits: readonly number[], length: number): void {
    for (let i = 0; i < length && value > (limits[i] as number); i++) this.out[this.n++] = at + i;
  }
}
