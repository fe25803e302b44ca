/// <reference lib="dom" />
// Measures the contrast of text with the pixels behind it, because axe cannot do that over
// pictures.
import type { Browser, Page } from '@playwright/test';
import type { Box, Fault } from './layout-check.ts';

interface Words {
  readonly label: string;
  readonly box: Box;
  /** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
  readonly color: readonly [number, number, number, number];
  /** Required contrast (WCAG 1.4.3). */
  readonly least: number;
}

/** Returns one fault for each text whose contrast with the pixels behind it is too low. */
export async function faintWords(page: Page): Promise<readonly Fault[]> {
  const session = await page.context().newCDPSession(page);
  const picture = async (): Promise<string> => {
    const taken = await session.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    });
    return taken.data;
  };
  const before = await page.evaluate(wordsOnPage);
  const painted = await picture();
  await page.evaluate(hideWords);
  const behind = await picture();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  await session.detach();
  // Ignores text that disappeared between the screenshots, such as a speech bubble.
  const look = ({ label, color }: Words): string => `${label} ${color.join()}`;
  const left = new Set((await page.evaluate(wordsOnPage)).map(look));
  const words = before.filter((one) => left.has(look(one)));
  const comparisonPage = await comparisonPageOf(page);
  return comparisonPage.evaluate(compareContrast, { words, painted, behind });
}

/** By browser: an empty page in which screenshots are compared. */
const comparisonPages = new WeakMap<Browser, Promise<Page>>();

function comparisonPageOf(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const comparisonPage = comparisonPages.get(browser) ?? browser.newPage();
  comparisonPages.set(browser, comparisonPage);
  return comparisonPage;
}

/** Runs in the page: makes all text transparent and waits until it is repainted. */
function hideWords(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { -webkit-text-fill-color: transparent !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Runs in the page: lists the visible lines of text that need contrast. */
function wordsOnPage(): readonly Words[] {
  const LARGE = 24;
  const LARGE_BOLD = 18.66;
  const scope = document.querySelector('dialog:modal') ?? document.body;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  /** Converts any CSS color by painting a pixel. */
  const colorOf = (written: string): readonly [number, number, number, number] => {
    if (canvas === null) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = written;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const opacityOf = (one: Element): number => {
    let opacity = 1;
    for (let up: Element | null = one; up !== null; up = up.parentElement) {
      opacity *= Number(getComputedStyle(up).opacity);
    }
    return opacity;
  };
  /** Whether text needs no contrast because it is disabled or not visible as text (WCAG 1.4.3). */
  const isIdle = (one: Element): boolean =>
    one.closest(':disabled, [aria-disabled="true"], .sr-only, svg, option') !== null;
  const isDecorative = (one: Element): boolean => {
    const hidden = one.closest('[aria-hidden="true"]');
    return hidden !== null && hidden.parentElement?.closest('button, a, [role="img"]') === null;
  };
  const isOnTop = (one: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (one.contains(top) || (top.contains(one) && !isClipped(one, top, y)));
  };
  /** Whether an ancestor of the element below `around` hides the height `y` of the element. */
  const isClipped = (one: Element, around: Element, y: number): boolean => {
    for (let up = one.parentElement; up !== null && up !== around; up = up.parentElement) {
      const { top, bottom } = up.getBoundingClientRect();
      if (getComputedStyle(up).overflowY !== 'visible' && (y < top || y > bottom)) return true;
    }
    return false;
  };

  /** The part of a text's box that its element does not cut off, as by an ellipsis. */
  const shownPart = (one: Element, box: DOMRect): DOMRect => {
    if (getComputedStyle(one).overflow === 'visible') return box;
    const edge = one.getBoundingClientRect();
    const x = Math.max(box.left, edge.left);
    const y = Math.max(box.top, edge.top);
    const right = Math.min(box.right, edge.right);
    return new DOMRect(x, y, right - x, Math.min(box.bottom, edge.bottom) - y);
  };

  const found: Words[] = [];
  // Hit tests skip elements with `pointer-events: none`, although they are painted.
  const forced = new CSSStyleSheet();
  forced.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(forced);
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const one = text.parentElement;
    if (one === null || text.data.trim() === '' || isIdle(one) || isDecorative(one)) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (one.clientWidth === 1) continue;
    const style = getComputedStyle(one);
    const size = Number.parseFloat(style.fontSize);
    const isLarge =
      size >= LARGE || (size >= LARGE_BOLD && Number.parseInt(style.fontWeight, 10) >= 600);
    const [red, green, blue, alpha] = colorOf(style.color);
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      const { x, y, width, height } = shownPart(one, box);
      const isIn = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
      if (!isIn || width < 3) continue;
      // Skips text that is partly covered, such as a number on a card in a fan.
      const isWhole = [x + 1, x + width / 2, x + width - 1].every((across) =>
        isOnTop(one, across, y + height / 2),
      );
      if (!isWhole) continue;
      found.push({
        label: `${one.tagName.toLowerCase()} “${text.data.trim().slice(0, 40)}”`,
        box: { x, y, width, height },
        color: [red, green, blue, alpha * opacityOf(one)],
        least: isLarge ? 3 : 4.5,
      });
    }
  }
  document.adoptedStyleSheets.pop();
  return found;
}

interface Comparison {
  readonly words: readonly Words[];
  /** Base64 PNG screenshots with (`painted`) and without (`behind`) the text. */
  readonly painted: string;
  readonly behind: string;
}

/** Runs in an empty page: compares the color of each text with the pixels behind it. */
async function compareContrast({ words, painted, behind }: Comparison): Promise<readonly Fault[]> {
  /** Share of the pixels whose contrast may be lower, such as those of a star or thin line. */
  const IGNORED = 0.05;
  const MIN_CHANGED = 6;
  /** A pixel belongs to a letter if it differs by more than this (sum of RGB) without the text. */
  const CHANGED = 12;
  const contextOf = async (png: string): Promise<OffscreenCanvasRenderingContext2D> => {
    const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    return context;
  };
  const [withWords, without] = await Promise.all([contextOf(painted), contextOf(behind)]);

  const linear = (value: number): number => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const lightOf = (red: number, green: number, blue: number): number =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrastOf = (a: number, b: number): number =>
    (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

  return words.flatMap(({ label, box, color, least }) => {
    const x = Math.round(box.x);
    const y = Math.round(box.y);
    const width = Math.max(1, Math.round(box.width));
    const height = Math.max(1, Math.round(box.height));
    const { data } = without.getImageData(x, y, width, height);
    const { data: seen } = withWords.getImageData(x, y, width, height);
    const [red, green, blue, alpha] = color;
    const contrasts: number[] = [];
    const all: number[] = [];
    for (let i = 0; i < data.length; i += 4) {
      const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
      const [sr = 0, sg = 0, sb = 0] = seen.subarray(i, i + 3);
      const over = (fore: number, back: number) => fore * alpha + back * (1 - alpha);
      const fore = lightOf(over(red, r), over(green, g), over(blue, b));
      const contrast = contrastOf(fore, lightOf(r, g, b));
      all.push(contrast);
      if (Math.abs(r - sr) + Math.abs(g - sg) + Math.abs(b - sb) > CHANGED)
        contrasts.push(contrast);
    }
    // Text that changes almost no pixel is invisible, so all pixels of its box count.
    if (contrasts.length < MIN_CHANGED) contrasts.push(...all);
    contrasts.sort((a, b) => a - b);
    const worst = contrasts[Math.floor(contrasts.length * IGNORED)] ?? 21;
    if (worst >= least - 0.05) return [];
    const sentence = `faint: ${label} (${x},${y} ${width}×${height}), ${worst.toFixed(2)} : 1 of ${least} : 1`;
    return [{ sentence, box }];
  });
}
