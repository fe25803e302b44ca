// How long something took, by what it was, as a histogram of Prometheus. An answer is timed in seven parts, and a library that makes a text
// of the labels for each would take longer than some of them.

interface Timed {
  /** By bucket, of which each counts only what the ones before it do not; the last is for what took longer than all. */
  readonly counts: number[];
  sum: number;
}

export class Timings<Name extends string> {
  private readonly bounds: readonly number[];
  private readonly timed: ReadonlyMap<Name, Timed>;

  /** `bounds` in seconds, ascending. */
  constructor(names: readonly Name[], bounds: readonly number[]) {
    this.bounds = bounds;
    const none = [...bounds, Infinity].map(() => 0);
    this.timed = new Map(names.map((name) => [name, { counts: [...none], sum: 0 }]));
  }

  observe(name: Name, seconds: number): void {
    const timed = this.timed.get(name);
    if (timed === undefined) return;
    const { bounds } = this;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] ?? 0)) at++;
    timed.counts[at] = (timed.counts[at] ?? 0) + 1;
    timed.sum += seconds;
  }

  /** All of it in the format of Prometheus. */
  text(metric: string, help: string, label: string): string {
    const lines = [`# HELP ${metric} ${help}`, `# TYPE ${metric} histogram`];
    for (const [name, { counts, sum }] of this.timed) {
      const of = `${label}="${name}"`;
      let count = 0;
      for (const [at, more] of counts.entries()) {
        count += more;
        lines.push(`${metric}_bucket{le="${this.bounds[at] ?? '+Inf'}",${of}} ${count}`);
      }
      lines.push(`${metric}_sum{${of}} ${sum}`, `${metric}_count{${of}} ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
