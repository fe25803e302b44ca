// The production build and the development server of the page.
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { securityHeaders } from '../server/src/http/page-headers.ts';

/**
 * The styles come with the page itself, so that the first thing is seen one request earlier. The link stays, disabled, so that nobody fetches it:
 * what is loaded later looks for it, and would else bring the same styles again, by which everything is styled and laid out anew.
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
  ...(command === 'build' && { css: { modules: { generateScopedName: '_[hash:base64:5]' } } }),
  plugins: [
    react(),
    stylesInPage(),
    titleFirst(),
    VitePWA({
      registerType: 'autoUpdate',
      // The page asks for it when its first screen is there (src/ui/without-network.ts). The two lines at the end are not implied then.
      injectRegister: false,
      manifest: {
        name: 'Eminent Domain (unofficial)',
        short_name: 'Eminent',
        description: 'An unofficial fan version of the deck-building game Eminent Domain',
        start_url: './',
        display: 'standalone',
        background_color: '#070a14',
        theme_color: '#0a0f1e',
        icons: [
          { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        // What a push says, and what a press on it opens.
        importScripts: ['push.js'],
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // Alphabets that neither English nor Italian needs are fetched only where a name uses them.
        globIgnores: ['**/*-{cyrillic,cyrillic-ext,greek,greek-ext,vietnamese}-*.woff2'],
        cleanupOutdatedCaches: true,
        skipWaiting: true,
        clientsClaim: true,
      },
    }),
  ],
  // The policy of contents is for the built page alone: hot reload writes scripts and styles into the page.
  server: { headers: { ...securityHeaders } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // A drawing inside a style sheet holds up every screen, and is read at once where it is first used.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
  },
}));
