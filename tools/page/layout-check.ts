/// <reference lib="dom" />
// Finds controls and texts that are covered, cut off, outside of the window or too small.
import type { Page } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Fault {
  readonly sentence: string;
  readonly box: Box;
}

export interface LayoutCheck {
  /** Whether the screen is a touch screen, on which controls must be larger. */
  readonly isTouched: boolean;
  /** Also reports covered text and text in narrow columns. */
  readonly isStrict?: boolean;
}

export function layoutFaults(page: Page, check: LayoutCheck): Promise<readonly Fault[]> {
  return page.evaluate(checkPage, check);
}

/** Runs in the page: returns the faults of all controls and texts. */
function checkPage({ isTouched, isStrict = false }: LayoutCheck): readonly Fault[] {
  const FINGERTIP = 44;
  const POINTER = 24;
  /** Minimum visible width of a card in a fan, in CSS pixels. */
  const STRIP = 24;
  const SMALLEST_TEXT = 12;
  /** Minimum width of text with more than two lines, in multiples of its font size. */
  const NARROW = 4;
  /** Maximum covered share of an element, such as by a badge or a rounded corner. */
  const MAX_COVERED = 0.2;
  const USED =
    'button, a[href], input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  const IN_FAN = ':is([data-anchor^="cards:"], [data-anchor^="play:"] > ul) *';

  const faults: Fault[] = [];
  const modal = document.querySelector('dialog:modal');
  const scope = modal ?? document.body;
  const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });

  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const mark = [...element.attributes].find(({ name }) => name.startsWith('data-'));
    const place = element.closest('[data-anchor], [data-page], section, header, footer, dialog');
    const where =
      place?.getAttribute('data-anchor') ?? place?.getAttribute('aria-label') ?? place?.tagName;
    const marked = mark === undefined ? '' : `[${mark.name}="${mark.value}"]`;
    return `${element.tagName.toLowerCase()}${marked} “${label.trim().replace(/\s+/g, ' ').slice(0, 40)}” in ${where}`;
  };
  const report = (what: string, element: Element, box: Box, more = ''): void => {
    const at = `${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}×${Math.round(box.height)}`;
    faults.push({ sentence: `${what}: ${nameOf(element)} (${at})${more}`, box });
  };

  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      width > 2 &&
      height > 2 &&
      element.closest('.sr-only, [inert]') === null
    );
  };
  const scrolls = (element: Element, axis: 'x' | 'y'): boolean => {
    const style = getComputedStyle(element);
    const overflow = axis === 'x' ? style.overflowX : style.overflowY;
    return (
      (overflow === 'auto' || overflow === 'scroll') &&
      (axis === 'x'
        ? element.scrollWidth > element.clientWidth
        : element.scrollHeight > element.clientHeight)
    );
  };
  /** Whether an element is in a scrollable ancestor, or the document can be scrolled. */
  const isInScroller = (element: Element): boolean => {
    for (let up = element.parentElement; up !== null; up = up.parentElement) {
      if (scrolls(up, 'x') || scrolls(up, 'y')) return true;
    }
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight;
  };
  const cutsOff = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((way) => way === 'hidden' || way === 'clip');
  };
  /** Returns the part of a box that neither an ancestor nor the window clips. */
  const seenOf = (element: Element, rect: DOMRect): DOMRect => {
    let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom];
    for (
      let up = element.parentElement;
      up !== null && up !== document.body;
      up = up.parentElement
    ) {
      if (cutsOff(up) || scrolls(up, 'x') || scrolls(up, 'y')) {
        const clip = up.getBoundingClientRect();
        left = Math.max(left, clip.left);
        top = Math.max(top, clip.top);
        right = Math.min(right, clip.right);
        bottom = Math.min(bottom, clip.bottom);
      }
      if (getComputedStyle(up).position === 'fixed') break;
    }
    left = Math.max(left, 0);
    top = Math.max(top, 0);
    right = Math.min(right, innerWidth);
    bottom = Math.min(bottom, innerHeight);
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** Text in decorative pictures is not checked. */
  const isDecorative = (element: Element): boolean => {
    const hidden = element.closest('[aria-hidden="true"]');
    return hidden !== null && hidden.parentElement?.closest('button, a, [role="img"]') === null;
  };
  const isAmongWords = (element: Element): boolean => {
    const words = [...(element.closest('p, li')?.childNodes ?? [])];
    const wrapper = element.parentElement?.closest('span')?.parentElement;
    return [...words, ...(wrapper?.childNodes ?? [])].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
  };

  /** Tests a grid of points: the covered share, by what, and the share on top by column. */
  const hitTest = (element: Element, box: DOMRect, columns: number, rows: number) => {
    let under = 0;
    let by: Element | undefined;
    const free: number[] = [];
    for (let i = 0; i < columns; i++) {
      let hits = 0;
      for (let j = 0; j < rows; j++) {
        const x = box.left + ((i + 0.5) / columns) * box.width;
        const y = box.top + ((j + 0.5) / rows) * box.height;
        const top = document.elementFromPoint(x, y);
        if (top === null) continue;
        if (element.contains(top)) hits++;
        else if (!top.contains(element)) {
          under++;
          by ??= top;
        }
      }
      free.push(hits / rows);
    }
    return { covered: under / (columns * rows), by, free };
  };

  /** Whether clicks at this distance from the center hit the element, in both directions. */
  const reaches = (element: Element, box: DOMRect, aside: number, down: number): boolean => {
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return [-1, 1].every((way) => {
      const top = document.elementFromPoint(x + way * aside, y + way * down);
      return top !== null && element.contains(top);
    });
  };

  const checkControl = (used: Element): void => {
    const label = used.matches('input[type="checkbox"], input[type="radio"]')
      ? used.closest('label')
      : null;
    const element = label ?? used;
    if (!isShown(element)) return;
    // Skips a control over several lines: other text may be inside its rectangle.
    if (element.getClientRects().length > 1) return;
    let box = element.getBoundingClientRect();
    let seen = seenOf(element, box);
    if (seen.width < box.width - 1 || seen.height < box.height - 1) {
      if (isInScroller(element)) {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      }
      box = element.getBoundingClientRect();
      seen = seenOf(element, box);
    }
    const isCard = element.matches(IN_FAN);
    const wide = Math.min(box.width, innerWidth);
    const high = Math.min(box.height, innerHeight);
    const share = (seen.width * seen.height) / Math.max(1, wide * high);
    // A scrollable region may be larger than the window.
    const isRegion = element.matches('[tabindex]') && !element.matches('button, a, input');
    if (isRegion) return;
    if (share < (isCard ? 0.6 : 0.95)) {
      report('cut off', element, boxOf(box), `, ${Math.round(share * 100)} % is seen`);
      if (share === 0) return;
    }
    const least = isTouched && !isCard ? FINGERTIP : POINTER;
    const isSmall =
      (Math.round(box.width) < least && !reaches(element, box, least / 2 - 1, 0)) ||
      (Math.round(box.height) < least && !reaches(element, box, 0, least / 2 - 1));
    if (isSmall && !isAmongWords(element)) report('too small', element, boxOf(box));
    let { covered, by, free } = hitTest(element, seen, isCard ? 24 : 6, 6);
    if (covered > MAX_COVERED && isInScroller(element)) {
      // A sticky element may cover the control only at this scroll position, so tests another one.
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      ({ covered, by, free } = hitTest(
        element,
        seenOf(element, element.getBoundingClientRect()),
        6,
        6,
      ));
    }
    const more = by === undefined ? '' : ` by ${nameOf(by)}`;
    // Dialogs, tooltips and overlays may cover controls. A drawer may not: it opens beside the
    // table.
    const isByOpened =
      (by ?? element).closest(
        'dialog, [role="dialog"]:not([data-drawer]), [role="tooltip"], [data-over]',
      ) !== null;
    if (isCard) {
      const strip = (free.filter((hits) => hits > 0.4).length / free.length) * seen.width;
      if (strip < STRIP && !isByOpened)
        report('covered card', element, boxOf(box), `, ${Math.round(strip)} px are left`);
    } else if (covered > MAX_COVERED && !isByOpened) {
      report('covered', element, boxOf(box), `, ${Math.round(covered * 100)} %${more}`);
    }
  };

  const written: { readonly element: Element; readonly rect: DOMRect }[] = [];

  const checkText = (text: Text): void => {
    const element = text.parentElement;
    if (element === null || text.data.trim() === '' || element.closest('svg, option') !== null)
      return;
    if (!isShown(element) || element.closest(IN_FAN) !== null || isDecorative(element)) return;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const range = document.createRange();
    range.selectNodeContents(text);
    const [rect] = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (rect === undefined) return;
    if (size < SMALLEST_TEXT - 0.01)
      report('small text', element, boxOf(rect), `, ${size.toFixed(1)} px`);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const widest = Math.max(...lines.map(({ width }) => width));
    if (
      isStrict &&
      new Set(lines.map(({ top }) => Math.round(top))).size > 2 &&
      widest < size * NARROW
    ) {
      report('squeezed words', element, boxOf(rect), `, ${lines.length} lines`);
    }
    for (const line of lines) checkLine(element, line);
  };

  const checkLine = (element: Element, whole: DOMRect): void => {
    if (whole.width <= 1) return;
    let line = whole;
    for (
      let up: Element | null = element;
      up !== null && up !== document.body;
      up = up.parentElement
    ) {
      if (scrolls(up, 'x') || scrolls(up, 'y')) return;
      const style = getComputedStyle(up);
      if (cutsOff(up)) {
        const clip = up.getBoundingClientRect();
        // An element with this attribute is hidden if it does not fit into its line.
        if (up.matches('[data-gives-way]') && line.top >= clip.bottom - 1) return;
        const sideways = Math.max(clip.left - line.left, line.right - clip.right);
        const downwards = Math.max(clip.top - line.top, line.bottom - clip.bottom);
        const isReadInFull =
          style.textOverflow === 'ellipsis' && element.closest('[title], [aria-label]') !== null;
        if ((sideways > 2 || downwards > line.height * 0.3) && !isReadInFull) {
          return report('clipped text', element, boxOf(line), ` by ${nameOf(up)}`);
        }
        // Only the part inside of the clipping edge is visible.
        const [left, right] = [Math.max(line.left, clip.left), Math.min(line.right, clip.right)];
        line = new DOMRect(left, line.top, Math.max(0, right - left), line.height);
      }
      if (style.position === 'fixed') break;
    }
    if (line.right < 0 || line.left > innerWidth)
      return report('text outside', element, boxOf(line));
    const isHere = line.bottom > 0 && line.top < innerHeight;
    if (isHere) written.push({ element, rect: line });
    return undefined;
  };

  const isOpaque = (element: Element, x: number, y: number): boolean => {
    // A planet is a disc in the center of its picture.
    if (element.closest('[data-art]') !== null) {
      const box = element.getBoundingClientRect();
      const away = Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2);
      return away < box.width * 0.36;
    }
    if (element.matches('img, canvas')) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const alpha = /rgba?\([^)]*[,/]\s*([\d.]+)\)/.exec(backgroundColor)?.[1];
    const isClear =
      backgroundColor === 'transparent' ||
      (backgroundColor.startsWith('rgba') && Number(alpha) < 0.5);
    return !isClear || backgroundImage !== 'none';
  };

  /** Reports lines of text that overlap; with `isStrict` also lines that another element covers. */
  const checkOverlaps = (): void => {
    const topAt = ({ rect }: (typeof written)[number], down: number): Element | null =>
      document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height * down);
    const isOnTop = (line: (typeof written)[number]): boolean => {
      const top = topAt(line, 0.5);
      return top !== null && (line.element.contains(top) || top.contains(line.element));
    };
    const coverOf = (line: (typeof written)[number]): Element | undefined => {
      const x = line.rect.x + line.rect.width / 2;
      const isCover = (top: Element | null, down: number): top is Element =>
        top !== null &&
        !line.element.contains(top) &&
        !top.contains(line.element) &&
        isOpaque(top, x, line.rect.y + line.rect.height * down) &&
        top.closest(`dialog, [role="dialog"], [role="tooltip"], [data-over], ${IN_FAN}`) === null;
      for (const down of [0.3, 0.7]) {
        const top = topAt(line, down);
        if (isCover(top, down)) return top;
      }
      return undefined;
    };
    // Hit tests skip elements with `pointer-events: none`, although they are painted.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { pointer-events: auto !important }');
    document.adoptedStyleSheets.push(sheet);
    const lines = written.filter(isOnTop);
    const covers = isStrict ? written.map(coverOf) : [];
    document.adoptedStyleSheets.pop();
    for (const [i, cover] of covers.entries()) {
      const line = written[i];
      // The user can scroll text out from under a sticky element.
      if (cover !== undefined && line !== undefined && !isInScroller(line.element))
        report('covered words', line.element, boxOf(line.rect), ` by ${nameOf(cover)}`);
    }
    for (const [i, a] of lines.entries()) {
      for (const b of lines.slice(i + 1)) {
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        const less = Math.min(a.rect.width * a.rect.height, b.rect.width * b.rect.height);
        if (width > 2 && height > 2 && width * height > 0.25 * less) {
          report('words on words', a.element, boxOf(a.rect), ` and ${nameOf(b.element)}`);
        }
      }
    }
  };

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) checkText(walker.currentNode as Text);
  checkOverlaps();
  for (const used of scope.querySelectorAll(USED)) checkControl(used);
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 1)
    report(
      `the page is ${wide} px too wide`,
      document.body,
      boxOf(document.body.getBoundingClientRect()),
    );
  return faults;
}
