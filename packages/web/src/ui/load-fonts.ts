// Loads the fonts of the first screen before it is rendered, because a font that arrives later
// causes a second, expensive layout.

const FACES = ['1rem "Inter Variable"', '1rem "Jost Variable"'] as const;
/** After this time the page is rendered with fallback fonts. */
const TIMEOUT_MS = 500;

/** Resolves when the fonts are loaded or have failed to load, or after `TIMEOUT_MS`. */
export async function loadFonts(): Promise<void> {
  const loading = FACES.map((face) => document.fonts.load(face));
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([Promise.allSettled(loading), timeout]);
}
