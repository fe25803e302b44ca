// Short URLs: /t/ID opens a table, /r/ID a replay, /r/ID#PLY a moment of it. Servers do not receive
// the fragment, so a script in the page reads it.
import type { OnlineRecord } from '@eminent/protocol/online';
import type { FastifyInstance } from 'fastify';
import {
  answerLinkPage,
  answerPicture,
  answerText,
  type LinkDeps,
  linkLimits,
} from './link-page.ts';
import { ANY_GAME, previewOf } from './link-preview.ts';

const ID = /^[0-9a-z]{1,40}$/;

const SCRIPT = `'use strict';
const [, id] = /\\/r\\/([0-9a-z]+)$/.exec(location.pathname) ?? [];
const ply = /^#(\\d{1,6})$/.exec(location.hash)?.[1];
location.replace('../#/online/r/' + (id ?? '') + (ply === undefined ? '' : '/' + ply));
`;

export interface RedirectDeps extends LinkDeps {
  /** The record of a finished game that everyone may watch; undefined for other tables. */
  readonly publicRecord: (table: string) => Promise<OnlineRecord | undefined>;
  /** The preview picture of a finished game as PNG; undefined if it cannot be drawn now. */
  readonly pictureOf: (table: string) => Promise<Buffer | undefined>;
}

export function addRedirects(app: FastifyInstance, deps: RedirectDeps): void {
  const limits = linkLimits(deps);
  app.get<{ Params: { id: string } }>('/t/:id', ({ params }, reply) => {
    const to = ID.test(params.id) ? `../#/online/t/${params.id}` : '../#/online';
    return reply.redirect(to, 302);
  });
  app.get('/r/open.js', (_, reply) => answerText(reply, 'text/javascript', SCRIPT));
  app.get<{ Params: { id: string } }>('/r/:id', limits.page, async (request, reply) => {
    const { id } = request.params;
    if (!ID.test(id)) return reply.redirect('../#/online', 302);
    const record = await deps.publicRecord(id);
    const preview = record === undefined ? ANY_GAME : previewOf(record);
    const link = { preview, path: `/r/${id}`, to: `../#/online/r/${id}`, label: 'Replay' };
    return answerLinkPage(deps, request, reply, link);
  });
  app.get<{ Params: { id: string } }>(
    '/r/:id/preview.png',
    limits.picture,
    async (request, reply) => {
      const { id } = request.params;
      return answerPicture(reply, ID.test(id) ? await deps.pictureOf(id) : undefined);
    },
  );
}
