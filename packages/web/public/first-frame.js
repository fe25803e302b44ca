// Fetches and runs the page behind the first frame, which is the title of index.html: what comes quickly would otherwise hold it up. Each part
// of the scripts runs in a task of its own, between which the browser draws and answers; the last is the page itself.

/** A window that nobody sees draws no frame. */
const MAX_WAIT_MS = 100;
/** They come beside the scripts; the page waits for them a little (src/ui/load-fonts.ts). */
const FACES = ['1rem "Inter Variable"', '1rem "Jost Variable"'];

async function run() {
  const parts = [...document.querySelectorAll('link[rel="part"]')];
  for (const part of parts) part.rel = 'modulepreload';
  for (const face of FACES) document.fonts.load(face).catch(() => undefined);
  for (const { href } of parts) {
    await import(href);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let hasBegun = false;
function begin() {
  if (hasBegun) return;
  hasBegun = true;
  void run();
}
requestAnimationFrame(() => setTimeout(begin));
setTimeout(begin, MAX_WAIT_MS);
