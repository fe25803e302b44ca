// A `test` that fails if its page reports an error.
import { expect, test as base } from '@playwright/test';
import { watchErrors } from './play.ts';

/** `test` that also fails if its page reports an error or logs one to the console. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors = watchErrors(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});
