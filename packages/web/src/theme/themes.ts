// Lists the looks of the page. A look is a file with colors in themes/, a name in this list, and a
// name in each language.

/** Names of the files in themes/. */
export const LOOKS = ['dark', 'light', 'contrast'] as const;
export type Look = (typeof LOOKS)[number];

/** Themes in the settings: a look, or `auto` for the look that the device prefers. */
export const THEMES = ['auto', ...LOOKS] as const;
export type Theme = (typeof THEMES)[number];

/** Returns the look of a theme, given the preference of the device. */
export function lookOf(theme: Theme, devicePrefersLight: boolean): Look {
  if (theme !== 'auto') return theme;
  return devicePrefersLight ? 'light' : 'dark';
}
