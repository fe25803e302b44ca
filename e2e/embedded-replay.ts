// Checks the replay widget of an online game in a frame on another site, where storage is blocked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect } from '@playwright/test';
import { axeFaults } from './axe.ts';
import type { At } from './online.ts';
import { watchErrors } from './play.ts';

/** Expects that the widget shows a finished game, steps by keyboard, and stores no cookies. */
export async function expectEmbeddable(browser: Browser, server: At, table: string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  // Simulates a browser that blocks storage in frames of other sites.
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('storage is blocked', 'SecurityError');
        },
      });
    }
  });
  const page = await context.newPage();
  const errors = watchErrors(page);
  const frame = `<iframe src="${server.address}/embed/r/${table}" title="A game" width="700" height="820"></iframe>`;
  const html = `<!doctype html><html lang="en"><title>Blog</title><main><h1>Blog</h1>${frame}</main>`;
  const blog = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(html),
  );
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
  const { port } = blog.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/`);
  const widget = page.frameLocator('iframe');
  await expect(widget.locator('[data-game]')).toBeVisible();
  const position = widget.getByRole('slider', { name: 'Position' });
  await position.focus();
  await page.keyboard.press('End');
  const end = await position.inputValue();
  expect(Number(end)).toBeGreaterThan(10);
  await page.keyboard.press('ArrowLeft');
  await expect(position).not.toHaveValue(end);
  await expect(widget.getByRole('link', { name: 'Open the game' })).toHaveAttribute(
    'href',
    new RegExp(`^${server.address}/r/${table}`),
  );
  expect(await context.cookies()).toEqual([]);
  expect(errors).toEqual([]);
  // axe skips frames of other sites, so it checks the widget as a page.
  await page.goto(`${server.address}/embed/r/${table}`);
  await expect(page.locator('[data-game]')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await context.close();
  blog.closeAllConnections();
  blog.close();
}
