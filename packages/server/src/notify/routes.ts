// Routes of notifications: settings, push devices, webhooks.
import {
  madePush,
  madeWebhook,
  newPush,
  newWebhook,
  notifySettings,
  pushDevices,
  webhooks,
} from '@eminent/protocol/online';
import { notFound, Problem } from '../http/problem.ts';
import { idParams, type Route, routesOf } from '../http/route.ts';
import { allIdsOf } from '../core/user.ts';
import { deleteRowOf } from '../store/index.ts';
import { refuseBots } from '../accounts/authenticate.ts';
import { deviceOf } from '../accounts/device-name.ts';
import { addDevice, devicesOf, pushTo } from './push-devices.ts';
import type { NotifyDeps } from './dependencies.ts';
import { saveSettings, settingsOf } from './settings.ts';
import { TEST_MESSAGE } from './webhook-delivery.ts';
import { addWebhook, sendWebhook, webhooksOf } from './webhooks.ts';

const route = routesOf('notifications');

export function notifyRoutes(deps: NotifyDeps): readonly Route[] {
  return [...settingsRoutes(deps), ...pushRoutes(deps), ...webhookRoutes(deps)];
}

function settingsRoutes({ context }: NotifyDeps): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        url: '/me/notifications',
        summary: 'Notification settings of the user.',
        who: 'person',
        answer: notifySettings,
      },
      ({ person }) => settingsOf(context, person.id),
    ),
    route(
      {
        method: 'PUT',
        url: '/me/notifications',
        summary: 'Changes the notification settings.',
        who: 'person',
        body: notifySettings,
        answer: notifySettings,
        refusals: { 'bad-zone': 422 },
      },
      async ({ person, body }) => {
        await saveSettings(context, person.id, body);
        return body;
      },
    ),
  ];
}

function pushRoutes(deps: NotifyDeps): readonly Route[] {
  const { context, vapid } = deps;
  return [
    route(
      {
        method: 'GET',
        url: '/me/push',
        summary: 'Push subscriptions of the user, and the public key for a new one.',
        who: 'person',
        answer: pushDevices,
      },
      async ({ person }) => {
        const devices = (await devicesOf(context, person)).map(({ id, device, created, used }) => ({
          id,
          device,
          created,
          ...(used === null ? {} : { used }),
        }));
        return { key: vapid.publicKey, devices };
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/push',
        summary: 'Subscribes this browser to push notifications.',
        who: 'person',
        body: newPush,
        answer: madePush,
        status: 201,
        refusals: { 'bad-target': 422, 'not-for-bots': 403 },
        perMinute: 20,
      },
      async ({ person, body, request }) => {
        refuseBots(person);
        const device = deviceOf(request.headers['user-agent']);
        return { id: await addDevice(deps, person, body, device) };
      },
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/push/:id',
        summary: 'Removes a push subscription.',
        who: 'person',
        params: idParams,
      },
      async ({ person, params }) => {
        const owners = allIdsOf(person);
        const existed = await deleteRowOf(context.db, 'push_devices', owners, params.id);
        if (!existed) throw notFound('device');
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/push/test',
        summary: 'Sends a test notification to all browsers of the user.',
        who: 'person',
        refusals: { 'not-taken': 502 },
        perMinute: 5,
      },
      async ({ person }) => {
        if ((await pushTo(deps, person, { type: 'test' })) > 0) return;
        throw new Problem(502, 'not-taken', 'No push service accepted the message.');
      },
    ),
  ];
}

function webhookRoutes(deps: NotifyDeps): readonly Route[] {
  const { context } = deps;
  return [
    route(
      {
        method: 'GET',
        url: '/me/webhooks',
        summary: 'Webhooks of the user.',
        who: 'person',
        answer: webhooks,
      },
      async ({ person }) => ({
        rows: (await webhooksOf(context, person)).map(({ id, url, table, created, trouble }) => ({
          id,
          to: new URL(url).host,
          created,
          ...(table === null ? {} : { table }),
          ...(trouble === null ? {} : { trouble }),
        })),
      }),
    ),
    route(
      {
        method: 'POST',
        url: '/me/webhooks',
        summary:
          'Adds a webhook for one table or for all tables of the user; requests are signed with the secret.',
        who: 'person',
        body: newWebhook,
        answer: madeWebhook,
        status: 201,
        refusals: { 'bad-target': 422, 'not-allowed': 403 },
        perMinute: 10,
      },
      ({ person, body }) => addWebhook(deps, person, body),
    ),
    route(
      {
        method: 'DELETE',
        url: '/me/webhooks/:id',
        summary: 'Removes a webhook.',
        who: 'person',
        params: idParams,
      },
      async ({ person, params }) => {
        const existed = await deleteRowOf(context.db, 'webhooks', allIdsOf(person), params.id);
        if (!existed) throw notFound('webhook');
      },
    ),
    route(
      {
        method: 'POST',
        url: '/me/webhooks/:id/test',
        summary: 'Sends a test request to a webhook.',
        who: 'person',
        params: idParams,
        refusals: { 'not-taken': 502 },
        perMinute: 5,
      },
      async ({ person, params }) => {
        const hook = (await webhooksOf(context, person)).find(({ id }) => id === params.id);
        if (hook === undefined) throw notFound('webhook');
        if (await sendWebhook(deps, hook, TEST_MESSAGE)) return;
        throw new Problem(502, 'not-taken', 'The address did not accept the message.');
      },
    ),
  ];
}
