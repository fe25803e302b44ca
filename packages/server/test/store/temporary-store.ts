// Temporary data folders for tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { isDeep } from '../../../../tools/test-depth.ts';
import { openStore, type Store, type StoreOptions } from '../../src/store/index.ts';
import { storePlace } from '../test-database.ts';

/** An empty folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The store of a folder, on the engine of this run. */
export async function openIn(folder: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  // In fast tests SQLite runs in this thread, unless the test waits for the disk.
  const inline = !isDeep && options.commitDelayMs === undefined;
  return openStore({ ...(await storePlace(folder)), inline, ...options });
}

/** A new store that is closed after the test. */
export async function temporaryStore(options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openIn(temporaryFolder(), options);
  onTestFinished(() => store.close());
  return store;
}
