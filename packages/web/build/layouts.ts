// The layouts of the page. Style sheets use their names, as in `@container page (--portrait)`.

/** Container query conditions by name. They use rem, so large text gets a smaller layout. */
export const LAYOUTS: Readonly<Record<string, string>> = {
  /** Everything but a desktop, which is `not (--small)`. */
  small: '(max-width: 63.9rem) or (max-height: 39.9rem)',
  /** A desktop window that is narrow beside an open drawer. */
  laptop: '(min-width: 64rem) and (max-width: 79.9rem) and (min-height: 40rem)',
  /** A tablet or phone held upright; a phone is `(--portrait) and (--narrow)`. */
  portrait: '(orientation: portrait) and (max-width: 63.9rem)',
  /** A phone with little height, as at 360 × 640 or below the toolbars of a browser. */
  short: '(orientation: portrait) and (max-height: 44rem)',
  /** A phone held sideways, or large text in a wide window. */
  landscape: '(orientation: landscape) and ((max-width: 63.9rem) or (max-height: 39.9rem))',
  /** A very small window, as at a zoom of 300% or more. */
  tiny: '(max-height: 18.75rem) or (max-width: 17.9rem) or ((max-width: 30rem) and (max-height: 23rem))',
  // Pages that scroll have a container without a height, where only these two match.
  tablet: '(max-width: 63.9rem)',
  /** As narrow as a phone held upright, or as a small phone held sideways. */
  narrow: '(max-width: 43.75rem)',
};

/** The properties of a PostCSS at-rule that the plugin uses. */
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
 * A PostCSS plugin that replaces the names of layouts with their conditions. Conditions on the height
 * of a page that scrolls use `@media (--name)`.
 */
export const namedLayouts = {
  postcssPlugin: 'named-layouts',
  AtRule: { container: replaceNames, media: replaceNames },
};
