// Accounts: a passkey, sign-in on another device, a new name, data export, and deletion.
import { readFileSync } from 'node:fs';
import { type CDPSession, expect, type Page } from '@playwright/test';
import { ask, enter, openTable, seat, seatedOf } from './online.ts';
import { test } from './server.ts';

interface Authenticator {
  readonly cdp: CDPSession;
  readonly id: string;
}

async function addAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
}

async function keysOf({ cdp, id }: Authenticator) {
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: id });
  return credentials;
}

test('a guest keeps the account by a passkey, comes back with it on another device, and removes it', async ({
  browser,
  server,
}) => {
  const place = { browser, server };
  const desk = await enter(place, 'Pia');
  const { page } = desk;
  const bo = await enter(place, 'Bo');
  const { table } = await seat(server, [desk, bo]);
  const device = await addAuthenticator(page);
  await page.goto('/?pause=0#/online/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Keep these codes/)).toBeVisible();
  const [key] = await keysOf(device);
  if (key === undefined) throw new Error('the device has no key');
  const keys = page.getByRole('listitem').filter({ hasText: 'Pia' });
  await expect(keys).toHaveCount(1);

  await test.step('a canceled dialog shows a message and changes nothing', async () => {
    const { cdp, id: authenticatorId } = device;
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('The passkey wasn’t used. Nothing has changed.')).toBeVisible();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await expect(keys).toHaveCount(1);
  });

  await test.step('signed out, the page shows no user', async () => {
    await page.getByRole('listitem').filter({ hasText: '(this one)' }).getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Profile of Pia' })).toHaveCount(0);
  });

  const phone = await enter(place, '', { viewport: { width: 390, height: 844 } });
  await test.step('another device with the same key signs in, and the seat is there', async () => {
    const other = await addAuthenticator(phone.page);
    await other.cdp.send('WebAuthn.addCredential', {
      authenticatorId: other.id,
      credential: key,
    });
    await phone.page.goto('/?pause=0#/online/settings');
    await phone.page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(phone.page.getByRole('link', { name: 'Profile of Pia' })).toBeVisible();
    await openTable(phone.page, table);
    await expect(phone.page.locator('[data-own-hand]')).toBeVisible();
  });

  await test.step('the only way to sign in cannot be removed until there is another', async () => {
    await phone.page.goto('/?pause=0#/online/settings');
    const remove = phone.page.getByRole('listitem').filter({ hasText: 'Pia' }).getByRole('button');
    await remove.click();
    await expect(
      phone.page.getByText('This is your only way in. Add another first.'),
    ).toBeVisible();
    await phone.page.getByText('Set a password').click();
    await phone.page.getByLabel('Sign-in name').fill('pia-by-word');
    await phone.page
      .getByLabel('New password, at least 12 characters')
      .fill('seven quiet comets pass');
    await phone.page.locator('details[open]').getByRole('button', { name: 'Save' }).click();
    await expect(phone.page.getByText('Change password')).toBeVisible();
    await remove.click();
    await expect(phone.page.getByRole('listitem').filter({ hasText: 'Pia' })).toHaveCount(0);
  });

  await test.step('a key that was removed opens nothing', async () => {
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('This passkey isn’t known here.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Profile of Pia' })).toHaveCount(0);
  });
  expect(phone.errors.filter((one) => !one.includes('409'))).toEqual([]);
  for (const { context } of [desk, phone, bo]) await context.close();
});

test('an old session must sign in once more, and then the action is done', async ({
  browser,
  server,
}) => {
  const place = { browser, server };
  const ada = await enter(place, 'Ada', { lang: 'it' });
  const { page } = ada;
  const password = 'seven quiet comets pass';
  await ask(ada.context, server, 'me/password', { login: 'ada-by-word', password }, 'put');
  const { id } = await seatedOf(ada, server);
  /** Makes the last sign-in so old that sensitive changes need a new one. */
  const expireProof = () => server.change(['update sessions set proved = 0 where person = ?', id]);
  expireProof();
  await page.goto('/?pause=0#/online/settings');
  const again = page.getByRole('button', { name: 'Accedi di nuovo' });
  const window = page.getByRole('dialog', { name: 'Accedi di nuovo' });

  await test.step('new recovery codes', async () => {
    await page.getByRole('button', { name: 'Crea codici nuovi' }).click();
    await expect(page.getByText('Prima accedi di nuovo.')).toBeVisible();
    await again.click();
    await expect(window.getByLabel('Nome per accedere')).toHaveValue('ada-by-word');
    await window.getByRole('textbox', { name: 'Password' }).fill('not the right one');
    await window.getByRole('button', { name: 'Accedi' }).click();
    await expect(window.getByText('Nome o password errati.')).toBeVisible();
    await window.getByRole('textbox', { name: 'Password' }).fill(password);
    await window.getByRole('button', { name: 'Accedi' }).click();
    await expect(window).toHaveCount(0);
    await expect(page.getByText(/^Conserva questi codici/)).toBeVisible();
    await expect(again).toHaveCount(0);
  });

  await test.step('canceled, nothing is done; then everything is', async () => {
    expireProof();
    await page.getByRole('button', { name: 'Elimina il mio account' }).click();
    await page.getByRole('button', { name: 'Elimina per sempre' }).click();
    await again.click();
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
    await again.click();
    await window.getByRole('textbox', { name: 'Password' }).fill(password);
    await window.getByRole('button', { name: 'Accedi' }).click();
    await expect(page).toHaveURL(/#\/online$/);
    await expect(page.getByRole('link', { name: /^Profilo di/ })).toHaveCount(0);
  });
  // The browser logs each refused response.
  expect(ada.errors.filter((one) => !/40[13]/.test(one))).toEqual([]);
  await ada.context.close();
});

async function profileOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /^Profile of/ });
  return (await link.getAttribute('href')) ?? '';
}

test('others see a new name; all data can be exported; a deleted account leaves nothing', async ({
  browser,
  server,
}) => {
  const place = { browser, server };
  const ada = await enter(place, 'Ada');
  const bo = await enter(place, 'Bo');
  const { table } = await seat(server, [ada, bo]);
  await openTable(bo.page, table);
  await expect(bo.page.getByRole('region', { name: 'Opponents' })).toContainText('Ada');
  const { page } = ada;
  await page.goto('/?pause=0#/online/settings');

  await test.step('the name', async () => {
    await page.getByLabel('Your name at the table').fill('Ada of the Comets');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByText('Saved.').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Profile of Ada of the Comets' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Profile of Ada of the Comets' })).toBeVisible();
    await expect(bo.page.getByRole('region', { name: 'Opponents' })).toContainText(
      'Ada of the Comets',
    );
    await bo.page.goto(`/?pause=0${await profileOf(page)}`);
    await expect(bo.page.getByRole('heading', { name: 'Ada of the Comets' })).toBeVisible();
  });

  await test.step('the data', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = readFileSync(await (await saved).path(), 'utf8');
    expect(JSON.stringify(JSON.parse(file))).toContain('Ada of the Comets');
    expect(file).toContain(table);
  });

  await test.step('the end of it', async () => {
    const profile = await profileOf(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL(/#\/online$/);
    await expect(page.getByRole('link', { name: /^Profile of/ })).toHaveCount(0);
    await bo.page.goto(`/?pause=0${profile}`);
    await bo.page.reload();
    await expect(bo.page.getByText('That no longer exists.')).toBeVisible();
    await expect(bo.page.getByText('Ada of the Comets')).toHaveCount(0);
    await openTable(bo.page, table);
    await expect(bo.page.getByText('Ada of the Comets')).toHaveCount(0);
  });
  expect(ada.errors).toEqual([]);
  for (const { context } of [ada, bo]) await context.close();
});
