// Staged online screens on which axe must find nothing. Each picture has a window of its own: the big ones are tested on the desktop, those
// that are touched on the phone.
import { expect, test } from '@playwright/test';
import { byDepth } from '../tools/depth.ts';
import { isTouched, type Shot, shots } from '../tools/page/shots.ts';
import { stage } from '../tools/page/stage.ts';
import { axeFaults } from './axe.ts';

/** Screens that are full only where somebody has been here for a while, and those of few; the others: online-lobby.spec.ts. */
const SCREENS = ['lobby', 'invitation', 'my-games', 'profile', 'admin', 'muted', 'verify'];
const OTHER_LOOKS = [
  'online-consent-1440x900-light-it',
  'online-consent-390x844-contrast-it',
  'admin-1440x900-light-it',
  'profile-390x844-contrast',
];

/** One of each kind, in other themes than the usual one. */
const GATE = ['online-consent-1440x900-light-it', 'profile-390x844-contrast'];

function isWanted({ name, online }: Shot): boolean {
  return (
    (online !== undefined && /-(?:1440x900|390x844)$/.test(name)) ||
    SCREENS.some((screen) => name === `${screen}-390x844`) ||
    OTHER_LOOKS.includes(name)
  );
}

export function testPictures(on: 'desktop' | 'phone'): void {
  for (const shot of shots()) {
    if (!isWanted(shot) || isTouched(shot) !== (on === 'phone')) continue;
    if (!byDepth(GATE.includes(shot.name), true)) continue;
    test(`axe finds nothing: ${shot.name}`, async ({ browser, baseURL }) => {
      const page = await stage(browser, shot, baseURL ?? '');
      expect(await axeFaults(page)).toEqual([]);
      await page.context().close();
    });
  }
}
