// The layouts of the page. Style sheets use their names, as in `@container page (--portrait)`.

/** Container query conditions by name. They use rem, so large text gets a smaller layout. */
export const LAYOUTS: Readonly<Record<string, string>> = {
  desktop: '(min-width: 64rem) and (min-height: 40rem)',
  /** A desktop window that is narrow beside an open drawer. */
  laptop: '(min-width: 64rem) and (max-width: 79.9rem) and (min-height: 40rem)',
  /** Everything but a desktop. */
  small: '(max-width: 63.9rem) or (max-height: 39.9rem)',
  /** A phone or a tablet held upright. */
  portrait: '(orientation: portrait) and (max-width: 63.9rem)',
  phone: '(orientation: portrait) and (max-width: 39.9rem)',
  /** A phone held sideways, or large text in a wide window. */
  landscape: '(orientation: landscape) and ((max-width: 63.9rem) or (max-height: 39.9rem))',
  /** A very small window, as at a zoom of 300% or more. */
  tiny: '(max-height: 18.75rem) or (max-width: 17.9rem) or ((max-width: 30rem) and (max-height: 23rem))',
  /** As narrow as a phone: for pages of text, and for the table on a small phone held sideways. */
  narrow: '(max-width: 43.75rem)',
};

/** The properties of a PostCSS at-rule that the plugin uses. */
interface ContainerRule {
  params: string;
  error(message: string): Error;
}

/** A PostCSS plugin that replaces the names of layouts with their conditions in `@container`. */
export const namedLayouts = {
  postcssPlugin: 'named-layouts',
  AtRule: {
    container(rule: ContainerRule) {
      rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
        const condition = LAYOUTS[name];
        if (condition === undefined) throw rule.error(`There is no layout --${name}.`);
        return `(${condition})`;
      });
    },
  },
};
