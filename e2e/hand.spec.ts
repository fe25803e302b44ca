/// <reference lib="dom" />
// The fan of the own hand in a real browser: every card can be seen, pointed at and named, in every window, with up to 14 cards.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { keptText, savedAt } from '../tools/page/saved-game.ts';
import { stretchGames } from '../tools/page/stretch.ts';

async function openTable(page: Page, players: number, share: number, step: string): Promise<void> {
  await page.addInitScript(
    (saved) => localStorage.setItem('eminent.game.measured', saved),
    keptText(savedAt(players, share, [step])),
  );
  await page.goto('/?pause=0');
  await page.getByRole('button', { name: 'Continue your game' }).click();
  await expect(page.locator('[data-ply]')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Lays n cards in the fan, copies of those that are there: its layout is the style sheet's alone. */
function lay(page: Page, n: number): Promise<void> {
  return page.evaluate((wanted) => {
    const fan = document.querySelector<HTMLElement>('[data-place]')?.parentElement;
    if (fan === null || fan === undefined) throw new Error('no hand is shown');
    const cards = [...fan.children];
    while (fan.children.length > wanted) fan.lastElementChild?.remove();
    for (let i = fan.children.length; i < wanted; i++) {
      const copy = cards[i % cards.length]?.cloneNode(true);
      if (copy !== undefined) fan.append(copy);
    }
    fan.style.setProperty('--n', String(wanted));
    for (const [i, place] of [...fan.children].entries()) {
      if (!(place instanceof HTMLElement)) continue;
      place.style.setProperty('--i', String(i));
      place.style.setProperty('--side', String(wanted < 2 ? 0 : (2 * i) / (wanted - 1) - 1));
      place.style.zIndex = String(i);
    }
    fan.scrollIntoView({ block: 'end' });
  }, n);
}

interface Faults {
  /** Cards whose strip is narrower than a pointer needs, in pixels. */
  readonly narrow: readonly number[];
  /** Cards of which something else is seen in the middle of their strip. */
  readonly covered: readonly number[];
  /** Cards that leave the window at a side. */
  readonly outside: readonly number[];
  /** Cards whose name is covered or smaller than 12 px. */
  readonly nameless: readonly string[];
  /** By how much the page is wider than the window. */
  readonly tooWide: number;
}

function faultsOf(page: Page): Promise<Faults> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-place]')];
    const fan = places[0]?.parentElement?.getBoundingClientRect();
    if (fan === undefined) throw new Error('no hand is shown');
    const end = (place: HTMLElement) => place.offsetLeft + place.offsetWidth;
    const strips = places.map((place, i) => {
      const next = places[i + 1];
      const right = next === undefined ? end(place) : next.offsetLeft;
      return { place, left: place.offsetLeft, width: right - place.offsetLeft };
    });
    const middle = fan.top + fan.height * 0.6;
    const covered = strips.filter(({ place, left, width }) => {
      const seen = document.elementFromPoint(fan.left + left + width / 2, middle);
      return seen === null || !place.contains(seen);
    });
    const outside = places.filter((place) => {
      const box = place.querySelector('button')?.getBoundingClientRect();
      return box === undefined || box.left < -1 || box.right > innerWidth + 1;
    });
    const nameless = strips.flatMap(({ place, left, width }, i) => {
      const name = [...place.querySelectorAll('b')].find((one) => one.checkVisibility());
      if (name === undefined) return [`${i}: no name`];
      const { fontSize } = getComputedStyle(name);
      if (Number.parseFloat(fontSize) < 12) return [`${i}: ${fontSize}`];
      const box = name.getBoundingClientRect();
      // Turned by a few degrees, a name leans out of its strip by a few pixels.
      const over = box.right - (fan.left + left + width);
      return over > 14 ? [`${i}: ${name.textContent} is covered by ${over} px`] : [];
    });
    return {
      narrow: strips.map(({ width }) => Math.round(width)).filter((width) => width < 24),
      covered: covered.map(({ place }) => places.indexOf(place)),
      outside: outside.map((place) => places.indexOf(place)),
      nameless,
      tooWide: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

const NONE = { narrow: [], covered: [], outside: [], nameless: [], tooWide: 0 };

for (const [width, height] of [
  [2560, 1440],
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [360, 640],
] as const) {
  test(`a hand of 1, 5, 9 and 14 cards is seen whole at ${width} x ${height}`, async ({
    page,
  }, info) => {
    test.skip(width < 900 !== (info.project.name === 'phone'), 'the window of the other device');
    await page.setViewportSize({ width, height });
    await openTable(page, 4, 0.6, 'role');
    for (const n of [1, 5, 9, 14]) {
      await lay(page, n);
      expect(await faultsOf(page), `${n} cards`).toEqual(NONE);
    }
  });
}

test('a finger that glides along the hand raises the card under it', async ({ page }, info) => {
  test.skip(info.project.name !== 'phone', 'a mouse has no need to glide');
  await openTable(page, 3, 0.5, 'role');
  const places = page.locator('[data-place]');
  const [first, third] = [await places.nth(0).boundingBox(), await places.nth(2).boundingBox()];
  if (first === null || third === null) throw new Error('the hand is too small for this test');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: first.y + first.height / 2 }],
    });
  await touch('touchStart', first.x + 16);
  for (let step = 1; step <= 4; step++)
    await touch('touchMove', first.x + 16 + ((third.x - first.x) * step) / 4);
  await touch('touchEnd', 0);
  await expect(places.nth(2)).toHaveAttribute('data-raised');
  await expect(places.nth(0)).not.toHaveAttribute('data-raised');
  const box = await places.nth(2).locator('button').boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box === null ? -1 : box.x).toBeGreaterThanOrEqual(0);
  expect(box === null ? width + 1 : box.x + box.width).toBeLessThanOrEqual(width);
});

for (const hand of [5, 7, 9, 14]) {
  test(`a mouse that goes to the middle of a raised card of ${hand} still presses that card, in a narrow window too`, async ({
    page,
  }, info) => {
    test.skip(info.project.name !== 'phone', 'in a wide window every middle lies in its own strip');
    await page.addInitScript(stretchGames, { hand });
    await openTable(page, 2, 0.5, 'action');
    const places = page.locator('[data-place]');
    await expect(places).toHaveCount(hand);
    for (let n = 0; n < hand; n++) {
      await page.mouse.move(1, 1);
      const strip = await places.nth(n).evaluate((place: HTMLElement) => {
        const {
          left = 0,
          top = 0,
          height = 0,
        } = place.parentElement?.getBoundingClientRect() ?? {};
        // Below its signs, whose explanations would lie in the way.
        return { x: left + place.offsetLeft + 12, y: top + height * 0.85 };
      });
      await page.mouse.move(strip.x, strip.y);
      await expect(places.nth(n)).toHaveAttribute('data-raised');
      // To its middle, once it has risen; on the way it is there, too.
      const button = places.nth(n).locator('button');
      const { x, y, width, height } = await risenBox(places.nth(n));
      await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
      await expect(places.nth(n)).toHaveAttribute('data-raised');
      const isOnTop = await button.evaluate(
        (one, at) => {
          const top = document.elementFromPoint(at.x, at.y);
          return top !== null && one.contains(top);
        },
        { x: x + width / 2, y: y + height / 2 },
      );
      expect(isOnTop).toBe(true);
    }
  });
}

/** Where the card of a place lies once it has risen. The mouse stays where it is. */
async function risenBox(place: Locator) {
  await place.evaluate((one) =>
    Promise.allSettled(one.getAnimations().map(({ finished }) => finished)),
  );
  const box = await place.locator('button').boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}
