// Temporary data folders for tests.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { isDeep } from '../../../../tools/test-depth.ts';
import { openStore, type Store, type StoreOptions } from '../../src/store/index.ts';
import { storePlace } from '../test-database.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eminent-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function openIn(folder: string, options: Partial<StoreOptions> = {}): Promise<Store> {
  // In fast tests SQLite runs in this thread, unless commits wait for the disk.
  const inline = !isDeep && options.commitDelayMs === undefined;
  return openStore({ ...(await storePlace(folder)), inline, ...options });
}

/** The store is closed after the test. */
export async function temporaryStore(options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openIn(temporaryFolder(), options);
  onTestFinished(() => store.close());
  return store;
}
