// VitePress configuration of the documentation site. devtools/site.ts writes content/ and the navigation.
import { readFileSync } from 'node:fs';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { slug } from '../../../tools/docs/pages.ts';

const sidebar = JSON.parse(
  readFileSync(new URL('../content/navigation.json', import.meta.url), 'utf8'),
) as DefaultTheme.SidebarItem[];

export default defineConfig({
  title: 'Eminent Domain',
  description: 'Documentation of Eminent Domain for browsers and terminals',
  srcDir: 'content',
  outDir: 'dist',
  cacheDir: '.cache',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    // The anchors of GitHub, which the links between documents use.
    anchor: { slugify: slug },
    // Paths in headings have parameters in braces.
    attrs: { disable: true },
    languageAlias: { conversation: 'json' },
  },
  themeConfig: { sidebar, outline: [2, 3], search: { provider: 'local' } },
});
