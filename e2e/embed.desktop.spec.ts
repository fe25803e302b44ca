// The replay widget of a finished online game, on a page of another site whose frames may store nothing.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { enter, isOver, openTable, playUntil, seat } from './online.ts';
import { watchErrors } from './play.ts';
import { test } from './server.ts';

test('a finished game is shown on another site, without storage, and steps by keyboard', async ({
  browser,
  server,
}) => {
  const place = { browser, server };
  const ada = await enter(place, 'Ada');
  const bo = await enter(place, 'Bo');
  const { table } = await seat(server, [ada, bo], { join: 'listed', left: 2 });
  for (const { page } of [ada, bo]) await openTable(page, table);
  await playUntil([ada, bo], async () => (await isOver(ada)) && isOver(bo));
  // No other computer can open the address of this server.
  await expect(
    ada.page.getByRole('button', { name: 'Copy the code to embed this game' }),
  ).toBeHidden();

  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  // Like a browser that blocks storage in frames of other sites.
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
  // Another origin than the server's localhost.
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
  expect(await axeFaults(page)).toEqual([]);
  await context.close();
  blog.closeAllConnections();
  blog.close();
});
