// A Prometheus histogram. prom-client builds a string per observation, which takes longer than some
// of the stages measured here.

interface Timed {
  /** Observations per bucket, not cumulative. The last bucket has no upper bound. */
  readonly counts: number[];
  sum: number;
}

export class LabeledHistogram<Name extends string> {
  private readonly bounds: readonly number[];
  private readonly timed: ReadonlyMap<Name, Timed>;

  constructor(names: readonly Name[], bounds: readonly number[]) {
    this.bounds = bounds;
    const none = [...bounds, Infinity].map(() => 0);
    this.timed = new Map(names.map((name) => [name, { counts: [...none], sum: 0 }]));
  }

  observe(name: Name, seconds: number): void {
    const timed = this.timed.get(name);
    if (timed === undefined) return;
    const { bounds } = this;
    let bucket = 0;
    while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket++;
    timed.counts[bucket] = (timed.counts[bucket] ?? 0) + 1;
    timed.sum += seconds;
  }

  /** Returns the metric in the Prometheus text format, with the values under the label `label`. */
  text(metric: string, help: string, label: string): string {
    const lines = [`# HELP ${metric} ${help}`, `# TYPE ${metric} histogram`];
    for (const [name, { counts, sum }] of this.timed) {
      const labelText = `${label}="${name}"`;
      let count = 0;
      for (const [bucket, inBucket] of counts.entries()) {
        count += inBucket;
        lines.push(`${metric}_bucket{le="${this.bounds[bucket] ?? '+Inf'}",${labelText}} ${count}`);
      }
      lines.push(`${metric}_sum{${labelText}} ${sum}`, `${metric}_count{${labelText}} ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
