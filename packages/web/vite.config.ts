// The production build and the development server of the page.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { namedLayouts } from './build/layouts.ts';
import { puzzleFile } from './build/puzzle-file.ts';
import { offlineCopy } from './build/pwa.ts';

/**
 * Inlines the styles into the page, which saves a request before the first paint. The disabled link stays: chunks loaded later look for it,
 * and would otherwise load the same styles again and cause a new layout.
 */
function stylesInPage(): Plugin {
  return {
    name: 'styles-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replaceAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, file: string) => {
          const styles = bundle[file];
          return styles?.type === 'asset'
            ? `<style>${String(styles.source)}</style>${link.replace('>', ' disabled>')}`
            : link;
        }),
    },
  };
}

/**
 * The title of index.html is seen first: the parts of the scripts are named there, the page itself as the last, and fetched and run behind
 * the first frame (`public/first-frame.js`).
 */
function titleFirst(): Plugin {
  return {
    name: 'title-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const page = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html);
        if (page === null) throw new Error('index.html names no script');
        return html
          .replace(page[0], '<script defer src="/first-frame.js"></script>')
          .replaceAll('<link rel="modulepreload"', '<link rel="part"')
          .replace(
            /(?:<link rel="part"[^>]*>\s*)+/,
            (parts) => `${parts}<link rel="part" data-page crossorigin href="${page[1]}">\n    `,
          );
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  // In a build the names of classes are short, since every one of them is downloaded twice.
  css: {
    postcss: { plugins: [namedLayouts] },
    ...(command === 'build' && { modules: { generateScopedName: '_[hash:base64:5]' } }),
  },
  plugins: [
    react(),
    stylesInPage(),
    titleFirst(),
    puzzleFile(fileURLToPath(new URL('src/puzzles/puzzles.json', import.meta.url))),
    offlineCopy(fileURLToPath(new URL('service-worker.js', import.meta.url))),
  ],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // A drawing inside a style sheet holds up every screen, and is read at once where it is first used.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
  },
}));
