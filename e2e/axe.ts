// What axe finds on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Of each rule that is broken the first few places, a line for each; on the whole page, or in one part of it. */
export async function axeFaults(page: Page, part = 'html'): Promise<readonly string[]> {
  // Without frames of foreign pages there is nothing to put together in a page of its own, which takes longer than all rules.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
