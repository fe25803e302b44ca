// Loads the fonts of the first screen before it is rendered. Otherwise each font that arrives would
// cause a new layout, which takes as long as everything else together.

const FACES = ['1rem "Inter Variable"', '1rem "Jost Variable"'] as const;
/** On a slow connection, fallback fonts are used after this time. */
const TIMEOUT_MS = 500;

/** Waits for the fonts or the timeout; a font that fails to load is skipped. */
export async function loadFonts(): Promise<void> {
  const loading = FACES.map((face) => document.fonts.load(face));
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([Promise.allSettled(loading), patience]);
}
