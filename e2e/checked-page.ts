// A `test` that fails if its page reports an error.
import { expect, test as base } from '@playwright/test';
import { watchErrors } from './play.ts';

export const test = base.extend({
  page: async ({ page }, use) => {
    const errors = watchErrors(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});
