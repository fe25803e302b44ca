// Shared by the browser benchmarks: serving the page, finding Chromium, describing the machine, and the median.
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { version } from 'node:process';
import { findChromium } from '../tools/chromium.ts';
import { buildPage } from '../tools/build.ts';
import { distFolder } from '../tools/paths.ts';
import { refuse } from '../tools/command-line.ts';
import { serveFolder } from '../packages/server/src/http/page.ts';

export interface Served {
  readonly url: string;
  readonly close: () => void;
}

/** Serves the page on a free port, after building it if it changed. */
export async function servePage(): Promise<Served> {
  const built = await buildPage();
  if (!built.ok) refuse('The page could not be built: npm run build shows why.');
  const server = serveFolder(distFolder);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

/** The path of Chromium. Ends the program with a sentence if it is missing. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path !== undefined) return path;
  return refuse('This needs Chromium or Chrome: install it, or set CHROME_PATH.');
}

export interface Machine {
  readonly node: string;
  readonly chromium: string;
  readonly processor: string;
  readonly cores: number;
  /** The load average of the last minute. Figures of a busy machine are not comparable. */
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

/** The median; the lower middle value of an even number. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
