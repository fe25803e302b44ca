// The pictures of link previews: drawn once per content, and missing where a thread fails.
import { expect, onTestFinished, test } from 'vitest';
import type { FinishedPicture } from '@eminent/pictures/result-preview';
import { type PreviewContent, PreviewPictures } from '../../src/lobby/previews/preview-pictures.ts';

const NAME_OR_FAIL = `
import { parentPort, workerData } from 'node:worker_threads';
const { seats } = workerData.result;
if (seats.length === 0) throw new Error('no seats');
parentPort.postMessage(Buffer.from(seats[0].name + ' ' + Math.random()));
`;

function pictures(script: string) {
  const errors: unknown[] = [];
  const made = new PreviewPictures({
    failed: (error) => errors.push(error),
    script: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    limitMs: 600_000,
  });
  onTestFinished(() => made.close());
  return { errors, made };
}

const content = (...names: string[]): PreviewContent => {
  const result = { seats: names.map((name) => ({ name })), view: {} } as unknown as FinishedPicture;
  return { kind: 'result', result };
};

test('the same content is drawn once, another content again', async () => {
  const { made } = pictures(NAME_OR_FAIL);
  const [first, same, other] = await Promise.all([
    made.of(content('Ann')),
    made.of(content('Ann')),
    made.of(content('Bob')),
  ]);
  expect(first?.toString()).toMatch(/^Ann /);
  expect(same).toBe(first);
  expect(await made.of(content('Ann'))).toBe(first);
  expect(other?.toString()).toMatch(/^Bob /);
});

test('a thread that fails leaves no picture, and the next one is drawn', async () => {
  const { made, errors } = pictures(NAME_OR_FAIL);
  const [failed, next] = await Promise.all([made.of(content()), made.of(content('Ann'))]);
  expect(failed).toBeUndefined();
  expect(next?.toString()).toMatch(/^Ann /);
  expect(errors.map(String)).toEqual(['Error: no seats']);
  await made.of(content());
  expect(errors).toHaveLength(2);
});

test('beyond a limit of waiting pictures, and after closing, there is none', async () => {
  const { made } = pictures(NAME_OR_FAIL);
  const all = await Promise.all(Array.from({ length: 20 }, (_, n) => made.of(content(`P${n}`))));
  expect(all.filter((one) => one === undefined)).toHaveLength(4);
  await made.close();
  expect(await made.of(content('late'))).toBeUndefined();
});
