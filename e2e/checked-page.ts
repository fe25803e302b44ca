// `test` for pages that may report no error.
import { expect, test as base } from '@playwright/test';
import { watchErrors } from './play.ts';

/** `test` that also fails if its page has reported an error. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors = watchErrors(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});
