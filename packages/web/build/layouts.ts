// Names for the layouts of the page. Style sheets use them, as in `@container page (--portrait)`.

/** Container query conditions by name, in rem: large text gets the layout of a smaller window. */
export const LAYOUTS: Readonly<Record<string, string>> = {
  /** Everything smaller than a desktop window. A desktop window is `not (--small)`. */
  small: '(max-width: 63.9rem) or (max-height: 39.9rem)',
  /** A desktop window with little room beside an open drawer. */
  laptop: '(min-width: 64rem) and (max-width: 79.9rem) and (min-height: 40rem)',
  /** A tablet or phone held upright. Only a phone is `(--portrait) and (--narrow)`. */
  portrait: '(orientation: portrait) and (max-width: 63.9rem)',
  /** A low phone held upright, such as 360 × 640, or one with browser toolbars. */
  short: '(orientation: portrait) and (max-height: 44rem)',
  /** A phone held sideways, or another small window that is wider than it is high. */
  landscape: '(orientation: landscape) and ((max-width: 63.9rem) or (max-height: 39.9rem))',
  /** A very small window, such as at a browser zoom of 300% or more. */
  tiny: '(max-height: 18.75rem) or (max-width: 17.9rem) or ((max-width: 30rem) and (max-height: 23rem))',
  // On pages that scroll, the container has no height. There only `tablet` and `narrow` can match.
  tablet: '(max-width: 63.9rem)',
  /** As narrow as a phone held upright or a small phone held sideways. */
  narrow: '(max-width: 43.75rem)',
};

interface ConditionRule {
  params: string;
  error(message: string): Error;
}

function replaceNames(rule: ConditionRule): void {
  rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    const condition = LAYOUTS[name];
    if (condition === undefined) throw rule.error(`There is no layout --${name}.`);
    return `(${condition})`;
  });
}

/**
 * A PostCSS plugin that replaces the names of layouts by their conditions. Use `@media (--name)`
 * for the height of a page that scrolls.
 */
export const namedLayouts = {
  postcssPlugin: 'named-layouts',
  AtRule: { container: replaceNames, media: replaceNames },
};
