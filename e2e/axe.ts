// Runs the accessibility checker axe on a page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Returns up to three violations of each rule, in elements that match `part`. */
export async function axeFaults(page: Page, part = 'html'): Promise<readonly string[]> {
  // Legacy mode skips frames of other sites. Otherwise axe opens an extra page, which is slow.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}
