// Runs the accessibility checker axe on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Up to three violations of each rule, one line each, on the page or in a part of it. */
export async function axeFaults(page: Page, part = 'html'): Promise<readonly string[]> {
  // Without frames of other sites, axe needs no extra page to merge results, which is slow.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
