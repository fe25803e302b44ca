// Helpers of the browser benchmarks: serve the page, describe the machine, compute a median.
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { version } from 'node:process';
import { requirePage } from '../tools/build.ts';
import { distFolder } from '../tools/paths.ts';
import { serveFolder } from '../packages/server/src/http/page.ts';

export async function servePage() {
  await requirePage();
  const server = serveFolder(distFolder);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

export interface Machine {
  readonly node: string;
  readonly chromium: string;
  readonly processor: string;
  readonly cores: number;
  /** Load average of the last minute. Figures of a busy machine are not comparable. */
  readonly load: number;
}

export function machine(chromium: string): Machine {
  const processors = cpus();
  return {
    node: version,
    chromium,
    processor: processors[0]?.model ?? 'unknown',
    cores: processors.length,
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
  };
}

export function machineText({ node, chromium, processor, cores, load }: Machine): string {
  return `Node ${node}, Chromium ${chromium}, ${cores} cores of ${processor}, load ${load}`;
}

/** Returns the median; of an even number of figures, the lower of the middle two. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
