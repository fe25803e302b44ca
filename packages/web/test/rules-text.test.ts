// The rules on the page: every internal link leads to an existing heading.
import { LANGUAGES } from '@eminent/text';
import { expect, test } from 'vitest';
import { rulesText } from '../src/learn/rules-text.ts';

test.each(LANGUAGES)('links of the rules in %s', async (lang) => {
  const blocks = await rulesText(lang);
  const ids = blocks.map((block) => block.id);
  const links = blocks.flatMap(({ html }) =>
    [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? ''),
  );
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    expect(link).toMatch(/^#\/rules\//);
    expect(ids).toContain(decodeURIComponent(link.slice('#/rules/'.length)));
  }
});

test.each(LANGUAGES)('the rules in %s start with a sentence for players', async (lang) => {
  const [first, second] = await rulesText(lang);
  for (const block of [first, second]) {
    expect(block?.plain).not.toMatch(/program|\.md|2011/);
  }
  expect(first?.plain).toMatch(/^(two to four|da due a quattro)/);
});
