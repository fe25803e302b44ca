// VitePress configuration of the documentation site. devtools/site.ts writes content/ and the
// navigation.
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
    // Uses GitHub's anchors, because the links between documents do.
    anchor: { slugify: slug },
    // Attributes in braces are off, because API paths in headings have parameters in braces.
    attrs: { disable: true },
    languageAlias: { conversation: 'json' },
  },
  themeConfig: { sidebar, outline: [2, 3], search: { provider: 'local' } },
});
