// Links between documents lead somewhere, and the site's navigation reaches every page.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import {
  anchorsOf,
  deadLinks,
  type Navigation,
  navigation,
  pagePaths,
  readPage,
  sitePath,
  siteText,
} from './pages.ts';

const documents = [
  ...pagePaths(),
  ...globSync(['README.md', 'CHANGELOG.md', 'packages/*/README.md'], { cwd: root }),
];

test.each(documents)('%s has no dead links', (page) => {
  expect(deadLinks(page, readPage(page))).toEqual([]);
});

test('a missing file and a missing heading are found', () => {
  const text =
    '# A\n\n## B, c\n\n[1](#b-c) [2](#b) [3](rules.md#setup) [4](none.md) [5](https://example.org)';
  expect(deadLinks('docs/a.md', text)).toEqual([
    'docs/a.md#b',
    'docs/rules.md#setup',
    'docs/none.md',
  ]);
  expect([...anchorsOf('# È `x`: a-b\n## Same\n## Same\n```\n# no\n```\n')]).toEqual([
    'è-x-a-b',
    'same',
    'same-1',
  ]);
});

test('the navigation has the four kinds of documents and reaches every page', () => {
  const groups = navigation();
  expect(groups.map(({ text }) => text)).toEqual([
    'Tutorials',
    'How-to guides',
    'Reference',
    'Explanation',
  ]);
  const reached = (entries: readonly Navigation[]): string[] =>
    entries.flatMap(({ text, link, items = [] }) => {
      expect(text).not.toBe('');
      return [...(link === undefined ? [] : [link]), ...reached(items)];
    });
  const links = pagePaths().map((path) => `/${sitePath(path).replace(/(?:index)?\.md$/, '')}`);
  expect(reached(groups).sort()).toEqual(links.filter((link) => link !== '/').sort());
});

test('links of the site lead to pages and copies of files', () => {
  expect(siteText('docs/README.md')).toContain('](./CONTRIBUTING.md)');
  expect(siteText('docs/how-to/bot.md')).toContain('](../bot-protocol.md)');
  expect(siteText('docs/hosting.md')).toContain('](/files/Dockerfile.txt)');
  expect(siteText('docs/hosting.md')).not.toContain('<!-- settings -->');
  expect(siteText('CONTRIBUTING.md')).toContain('](./how-to/index.md)');
});
