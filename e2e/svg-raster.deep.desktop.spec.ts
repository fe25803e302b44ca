/// <reference lib="dom" />
// Our own SVG renderer in a worker draws small pictures like the browser does.
import { BOTS } from '@eminent/bots/registry';
import { CARDS } from '@eminent/engine';
import { expect, test } from '@playwright/test';
import { draw, type Subject } from '../packages/web/src/art/drawings.ts';
import { CHARACTERS, PEOPLE } from '@eminent/pictures';
import { savedAt, savedText } from '../tools/page/saved-games.ts';

const SUBJECTS: readonly Subject[] = [
  { kind: 'back' },
  ...CARDS.map((def) => ({ kind: 'card', card: def.id, def }) as const),
  ...[...new Set([...PEOPLE, ...CHARACTERS, ...BOTS.map(({ name }) => name)])].map(
    (face) => ({ kind: 'face', face }) as const,
  ),
];
const WIDTH = 280;

test('small pictures look as the browser draws them', async ({ page }) => {
  const pictures = await Promise.all(
    SUBJECTS.map(async (subject) => ({ subject, document: await draw(subject) })),
  );
  await page.addInitScript(
    (saved) => localStorage.setItem('eminent.game.measured', saved),
    savedText(savedAt(2, 0.3, ['action'])),
  );
  const [press] = await Promise.all([
    page.waitForEvent('worker', { predicate: (one) => one.url().includes('/raster-worker') }),
    page.goto('/#/table'),
  ]);
  const wrong = await page.evaluate(
    async ({ images, address, width }) => {
      const worker = new Worker(address, { type: 'module' });
      const rasterized = (subject: unknown) =>
        new Promise<Blob | undefined>((resolve) => {
          const take = ({ data }: MessageEvent<{ readonly image?: Blob }>) => resolve(data.image);
          worker.addEventListener('message', take, { once: true });
          worker.postMessage({ subject, width });
        });
      const points = (picture: CanvasImageSource, height: number) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        context?.drawImage(picture, 0, 0, width, height);
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const found: string[] = [];
      for (const { subject, document: drawing } of images) {
        const name = JSON.stringify(subject).slice(0, 80);
        const image = await rasterized(subject);
        if (image === undefined) {
          found.push(`${name} was not rasterized`);
          continue;
        }
        const ours = await createImageBitmap(image);
        const theirs = new Image();
        theirs.src = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
        await theirs.decode();
        const [actual, expected] = [points(ours, ours.height), points(theirs, ours.height)];
        const difference = actual.map((value, at) => Math.abs(value - (expected[at] ?? 0)));
        const mean = difference.reduce((sum, one) => sum + one, 0) / difference.length;
        const far = difference.filter((one) => one > 24).length / difference.length;
        // Differences are from 0 to 255. Some edges differ by a fraction of a pixel.
        if (!(mean < 0.5) || far > 0.002) found.push(`${name}: ${mean.toFixed(2)}, far ${far}`);
      }
      return found;
    },
    { images: pictures, address: press.url(), width: WIDTH },
  );
  expect(wrong).toEqual([]);
});
