// The looks of the page: a file of colours in themes/ and a line here each, and its name in the languages.

/** Each file of themes/, by name. */
export const LOOKS = ['dark', 'light', 'contrast'] as const;
export type Look = (typeof LOOKS)[number];

/** What a person chooses: a look, or the one that the device asks for. */
export const THEMES = ['auto', ...LOOKS] as const;
export type Theme = (typeof THEMES)[number];

/** The look of a theme on a device that prefers light colours or not. */
export function lookOf(theme: Theme, devicePrefersLight: boolean): Look {
  if (theme !== 'auto') return theme;
  return devicePrefersLight ? 'light' : 'dark';
}
