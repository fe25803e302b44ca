// The typefaces of the first screen: it is laid out once, in the letters that it keeps. In others it would be laid out anew for each
// typeface that comes, which takes as long as everything else together.

const FACES = ['1rem "Inter Variable"', '1rem "Jost Variable"'] as const;
/** Whoever has a slow line reads in other letters until these come. */
const PATIENCE_MS = 500;

/** Until the letters of this page are there, or have taken too long; one that cannot be had is done without. */
export async function loadFonts(): Promise<void> {
  const asked = FACES.map((face) => document.fonts.load(face));
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([Promise.allSettled(asked), patience]);
}
