// Builds and delivers webhook messages about the player a table waits for.
import type { TableRow, WebhookMessage } from '@eminent/protocol/online';
import type { NotifyDeps } from './dependencies.ts';
import { sendWebhook, webhooksFor } from './webhooks.ts';

export async function deliverToWebhooks(
  deps: NotifyDeps,
  row: TableRow,
  name: string,
): Promise<void> {
  const hooks = await webhooksFor(deps.context, row.table, row.host);
  if (hooks.length === 0) return;
  const message = waitingMessage(deps.publicUrl, row.table, name);
  await Promise.all(hooks.map((hook) => sendWebhook(deps, hook, message)));
}

/** Removes characters that chats would interpret as mentions or links. */
function plain(name: string): string {
  return name.replace(/[@<>*_`~[\]()|\\]/g, ' ').trim();
}

function waitingMessage(
  publicUrl: string | undefined,
  table: string,
  name: string,
): WebhookMessage {
  const link = publicUrl === undefined ? undefined : `${publicUrl}/#/online/t/${table}`;
  const text = [`Eminent Domain: the table waits for ${plain(name)}.`, link ?? ''].join(' ').trim();
  return {
    event: 'waiting',
    table,
    ...(link === undefined ? {} : { link }),
    waiting: [name],
    text,
    content: text,
  };
}

export const TEST_MESSAGE: WebhookMessage = {
  event: 'test',
  waiting: [],
  text: 'Eminent Domain: this is where you will be told whom a table waits for.',
  content: 'Eminent Domain: this is where you will be told whom a table waits for.',
};
