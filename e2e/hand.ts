/// <reference lib="dom" />
// The hand for tests: opens a table, shows any number of cards and measures their visible parts.
import { expect, type Locator, type Page } from '@playwright/test';
import { savedAt } from '../tools/page/saved-games.ts';
import { continueGame } from './play.ts';

export async function openTable(
  page: Page,
  players: number,
  share: number,
  step: string,
): Promise<void> {
  await continueGame(page, savedAt(players, share, [step]));
  await expect(page.locator('[data-ply]')).toBeVisible();
}

/** Makes the hand n cards large by copying or removing elements. */
export function showHand(page: Page, n: number): Promise<void> {
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
  /** Widths in pixels of visible strips under 24 px. */
  readonly narrow: readonly number[];
  /** Indexes of cards that are covered in the center of their strip. */
  readonly covered: readonly number[];
  readonly outside: readonly number[];
  /** Cards whose name is missing, covered or smaller than 12 px. */
  readonly nameless: readonly string[];
  readonly tooWide: number;
}

export function faultsOf(page: Page): Promise<Faults> {
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
      // A card is rotated by a few degrees, so its name extends beyond the strip by a few pixels.
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

export const NONE = { narrow: [], covered: [], outside: [], nameless: [], tooWide: 0 };

/** Waits until a raised card has stopped moving, and returns its box. */
export async function raisedCardBox(place: Locator) {
  await place.evaluate((one) =>
    Promise.allSettled(one.getAnimations().map(({ finished }) => finished)),
  );
  const box = await place.locator('button').boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

export function unreadable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll<HTMLElement>('[data-place]')];
    return places.flatMap((place, i) => {
      const card = place.querySelector<HTMLElement>('[data-card]');
      const name = `${i}: ${card?.dataset['card']}`;
      const text = [...place.querySelectorAll<HTMLElement>('[data-card-text]')].find((one) =>
        one.checkVisibility(),
      );
      if (card === null || text === undefined) return [`${name} has no text`];
      if (Number.parseFloat(getComputedStyle(text).fontSize) < 12) return [`${name} is too small`];
      if (text.scrollWidth > text.clientWidth + 1) return [`${name} is cut off`];
      const [inner, outer] = [text.getBoundingClientRect(), card.getBoundingClientRect()];
      if (inner.bottom > outer.bottom + 1) return [`${name} ends below its card`];
      const next = places[i + 1];
      const strip = (next?.offsetLeft ?? Infinity) - place.offsetLeft;
      if (text.offsetWidth > strip) return [`${name} is covered`];
      for (let part: Element | null = text; part !== null; part = part.parentElement) {
        if (getComputedStyle(part).filter !== 'none') return [`${name} is darkened`];
      }
      return [];
    });
  });
}
