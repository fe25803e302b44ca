// Checks screenshots for covered, clipped, small or faint elements, and with axe.
import { expect, type Page, test as base } from '@playwright/test';
import { LOOKS } from '../packages/web/src/theme/themes.ts';
import { isDeep } from '../tools/test-depth.ts';
import { faintWords } from '../tools/page/contrast.ts';
import {
  gateScreenshots,
  isTouched,
  type Screenshot,
  allScreenshots,
  sheetShots,
} from '../tools/page/screenshots.ts';
import { Studio } from '../tools/page/screenshot-studio.ts';
import { layoutFaults } from '../tools/page/layout-check.ts';
import { axeFaults } from './axe.ts';

export const test = base.extend<object, { readonly studio: Studio }>({
  studio: [
    async ({ browser }, use, { project }) => {
      const studio = new Studio(browser, project.use.baseURL ?? '');
      await use(studio);
      await studio.close();
    },
    { scope: 'worker' },
  ],
});

const ON_SHEET: ReadonlySet<string> = new Set(sheetShots().map(({ name }) => name));

/** Declares the tests of one kind of device: in the gate a sample of the screenshots. */
export function checkScreenshots(device: 'desktop' | 'phone'): void {
  const all = isDeep ? allScreenshots() : gateScreenshots();
  for (const shot of all.filter((one) => isTouched(one) === (device === 'phone'))) {
    if (isDeep && !isLayoutChecked(shot) && shot.axe === undefined) continue;
    test(`nothing is wrong with the screenshot ${shot.name}`, async ({ studio }) => {
      const page = await studio.open(shot);
      expect(await faultsOf(page, shot)).toEqual([]);
    });
  }
}

/** In a deep run, only layouts on the contact sheet or with `layoutCheck` are checked. */
function isLayoutChecked({ name, layoutCheck }: Screenshot): boolean {
  return !isDeep || layoutCheck !== undefined || ON_SHEET.has(name);
}

async function faultsOf(page: Page, shot: Screenshot): Promise<readonly string[]> {
  const faults: string[] = [];
  if (isLayoutChecked(shot)) {
    // Checks the contrast first, because the layout check scrolls.
    const found = [
      ...(await faintWords(page)),
      ...(await layoutFaults(page, {
        isTouched: isTouched(shot),
        isStrict: shot.layoutCheck === 'strict',
      })),
    ];
    faults.push(...found.map(({ sentence }) => sentence));
  }
  if (!isDeep || shot.axe === 'own theme') faults.push(...(await axeFaults(page)));
  if (isDeep && shot.axe === 'every theme') faults.push(...(await axeFaultsInEveryTheme(page)));
  return faults;
}

export async function axeFaultsInEveryTheme(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const theme of LOOKS) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset['theme'] = wanted;
    }, theme);
    faults.push(...(await axeFaults(page)).map((fault) => `${theme}: ${fault}`));
  }
  return faults;
}
