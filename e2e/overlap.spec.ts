// Nothing that can be used or read is covered, cut off, outside, too small, clipped or faint, in the pictures that matter most.
// `npm run contact-sheet -- --walk` walks them all, and rings what it finds.
import { expect, test } from '@playwright/test';
import { faintWords } from '../tools/page/contrast.ts';
import { isTouched, shots } from '../tools/page/shots.ts';
import { stage } from '../tools/page/stage.ts';
import { faultsOn } from '../tools/page/walk.ts';

for (const shot of shots().filter(({ walked }) => walked === true)) {
  test(`all is in sight: ${shot.name}`, async ({ browser, baseURL }, info) => {
    test.skip(info.project.name !== 'desktop', 'a picture has its own window');
    const page = await stage(browser, shot, baseURL ?? '');
    const faults = [
      ...(await faintWords(page)),
      ...(await faultsOn(page, { isTouched: isTouched(shot) })),
    ];
    await page.context().close();
    expect(faults.map(({ sentence }) => sentence)).toEqual([]);
  });
}
