// The registry of looks. A look is a file of colors in themes/, a line here, and a name in each
// language.

/** The files of themes/ by name. */
export const LOOKS = ['dark', 'light', 'contrast'] as const;
export type Look = (typeof LOOKS)[number];

/** The choices in the settings: a look, or the one that the device prefers. */
export const THEMES = ['auto', ...LOOKS] as const;
export type Theme = (typeof THEMES)[number];

/** The look of a theme, given the device's preference. */
export function lookOf(theme: Theme, devicePrefersLight: boolean): Look {
  if (theme !== 'auto') return theme;
  return devicePrefersLight ? 'light' : 'dark';
}
