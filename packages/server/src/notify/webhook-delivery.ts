// Sends a message to webhooks when a table waits for a player.
import type { TableRow, WebhookMessage } from '@eminent/protocol/online';
import type { NotifyDeps } from './dependencies.ts';
import { sendWebhook, webhooksFor } from './webhooks.ts';

/** Sends all webhooks of a table the message that it is the turn of the player `name`. */
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

/** Replaces characters that chat programs would read as mentions, links or formatting. */
function plain(name: string): string {
  return name.replace(/[@<>*_`~[\]()|\\]/g, ' ').trim();
}

function waitingMessage(
  publicUrl: string | undefined,
  table: string,
  name: string,
): WebhookMessage {
  const link = publicUrl === undefined ? undefined : `${publicUrl}/#/online/t/${table}`;
  const text = [`Eminent Domain: it is ${plain(name)}’s turn.`, link ?? ''].join(' ').trim();
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
  text: 'Eminent Domain: messages about whose turn it is will appear here.',
  content: 'Eminent Domain: messages about whose turn it is will appear here.',
};
