// Loads the fonts of the first screen before it is rendered. A font that arrives later causes a new
// layout, which takes as long as the rest of the start.

const FACES = ['1rem "Inter Variable"', '1rem "Jost Variable"'] as const;
/** On a slow connection, fallback fonts are used after this time. */
const TIMEOUT_MS = 500;

/** Waits for the fonts, or for the timeout. A font that fails to load is ignored. */
export async function loadFonts(): Promise<void> {
  const loading = FACES.map((face) => document.fonts.load(face));
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
  });
  await Promise.race([Promise.allSettled(loading), timeout]);
}
