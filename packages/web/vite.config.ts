// The production build and the development server of the page.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { namedLayouts } from './build/layouts.ts';
import { puzzleFile } from './build/puzzle-file.ts';
import { offlineCopy } from './build/pwa.ts';

/**
 * Inlines the styles into the page, which saves a request before the first paint. The link stays,
 * disabled: without it, chunks loaded later would load the same styles again and cause a new
 * layout.
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
 * Paints the title of index.html before any script runs. The scripts become `<link rel="part">`,
 * the entry script last; `public/first-frame.js` loads and runs them after the first frame.
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
  // Class names are short in a build, because each is downloaded twice: in styles and in scripts.
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
    // An SVG inlined in a style sheet would delay every screen, not only those that show it.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
  },
}));
