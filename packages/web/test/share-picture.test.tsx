// The picture of a result: shared with the share sheet or downloaded.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareFile } from '../src/storage/save-file.ts';

const FILE = new File(['picture'], 'eminent-domain.png', { type: 'image/png' });
let downloads: string[] = [];

beforeEach(() => {
  downloads = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function withShareSheet(share: () => Promise<void>, canShare = true): void {
  vi.stubGlobal('navigator', { canShare: () => canShare, share });
}

test('the share sheet gets the file', async () => {
  const share = vi.fn<() => Promise<void>>(() => Promise.resolve());
  withShareSheet(share);
  await shareFile(FILE);
  expect(share).toHaveBeenCalledWith({ files: [FILE] });
  expect(downloads).toEqual([]);
});

test('a closed share sheet downloads nothing', async () => {
  withShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await shareFile(FILE);
  expect(downloads).toEqual([]);
});

test('without a share sheet for files, or without the permission, the file is downloaded', async () => {
  vi.stubGlobal('navigator', {});
  await shareFile(FILE);
  withShareSheet(() => Promise.resolve(), false);
  await shareFile(FILE);
  withShareSheet(() => Promise.reject(new DOMException('late', 'NotAllowedError')));
  await shareFile(FILE);
  expect(downloads).toEqual(Array.from({ length: 3 }, () => FILE.name));
});
