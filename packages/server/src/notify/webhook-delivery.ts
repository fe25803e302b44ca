// What the webhooks of a table are told: whom it waits for, with a link, in the fields that chats read.
import type { TableRow, WebhookMessage } from '@eminent/protocol/online';
import type { NotifyParts } from './dependencies.ts';
import { sendWebhook, webhooksFor } from './webhooks.ts';

export async function tellWebhooks(parts: NotifyParts, row: TableRow, name: string): Promise<void> {
  const hooks = await webhooksFor(parts.ground, row.table, row.host);
  if (hooks.length === 0) return;
  const message = waitingMessage(parts.publicUrl, row.table, name);
  await Promise.all(hooks.map((hook) => sendWebhook(parts, hook, message)));
}

/** A name is somebody's own words: what a chat would take for a mention or a link is taken apart. */
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
