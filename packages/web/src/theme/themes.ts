// The registry of looks. A look is a file with colors in themes/, a name in this list, and a name
// in each language.

/** The files of themes/ by name. */
export const LOOKS = ['dark', 'light', 'contrast'] as const;
export type Look = (typeof LOOKS)[number];

/** The themes in the settings: a look, or `auto` for the look that the device prefers. */
export const THEMES = ['auto', ...LOOKS] as const;
export type Theme = (typeof THEMES)[number];

/** The look of a theme, given the device's preference. */
export function lookOf(theme: Theme, devicePrefersLight: boolean): Look {
  if (theme !== 'auto') return theme;
  return devicePrefersLight ? 'light' : 'dark';
}
