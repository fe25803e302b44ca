// Short URLs: /t/ID opens a table, /r/ID#ply a replay. The fragment never reaches the server, so a
// script carries it over. The page of a replay has tags for link previews.
import type { OnlineRecord } from '@eminent/protocol/online';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANY_GAME, ANY_PICTURE, previewOf, previewTags } from './link-preview.ts';

/** A picture takes a second of computing, unless it is cached. */
const PICTURES_PER_MINUTE = 30;
/** A deleted account takes its name out of the picture. */
const PICTURE_SECONDS = 3600;

const ID = /^[0-9a-z]{1,40}$/;

const SCRIPT = `'use strict';
const [, id] = /\\/r\\/([0-9a-z]+)$/.exec(location.pathname) ?? [];
const ply = /^#(\\d{1,6})$/.exec(location.hash)?.[1];
location.replace('../#/online/r/' + (id ?? '') + (ply === undefined ? '' : '/' + ply));
`;

export interface RedirectDeps {
  readonly publicUrl: string | undefined;
  /** Requests per minute and client address; 0 for no limit. */
  readonly perMinute: number;
  /** The record of a finished game that everyone may watch. */
  readonly publicRecord: (table: string) => Promise<OnlineRecord | undefined>;
  /** The picture of such a game as a PNG file; undefined if it cannot be drawn now. */
  readonly pictureOf: (table: string) => Promise<Buffer | undefined>;
}

function pageFor(id: string, tags: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${tags}
<script src="open.js"></script>
</head>
<a href="../#/online/r/${id}">Replay</a>
</html>
`;
}

function answer(reply: FastifyReply, type: string, text: string): FastifyReply {
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'";
  return reply.header('content-security-policy', policy).type(`${type}; charset=utf-8`).send(text);
}

/** The public address of the server, or the one of the request, whose host is checked. */
function originOf({ publicUrl }: RedirectDeps, { protocol, host }: FastifyRequest): string {
  return publicUrl === undefined ? `${protocol}://${host}` : new URL(publicUrl).origin;
}

export function addRedirects(app: FastifyInstance, deps: RedirectDeps): void {
  const { perMinute } = deps;
  const limit = perMinute === 0 ? false : { max: perMinute, timeWindow: '1 minute' };
  app.get<{ Params: { id: string } }>('/t/:id', ({ params }, reply) => {
    const to = ID.test(params.id) ? `../#/online/t/${params.id}` : '../#/online';
    return reply.redirect(to, 302);
  });
  app.get('/r/open.js', (_, reply) => answer(reply, 'text/javascript', SCRIPT));
  app.get<{ Params: { id: string } }>(
    '/r/:id',
    { config: { rateLimit: limit } },
    async (request, reply) => {
      const { id } = request.params;
      if (!ID.test(id)) return reply.redirect('../#/online', 302);
      const record = await deps.publicRecord(id);
      const preview = record === undefined ? ANY_GAME : previewOf(record);
      const tags = previewTags(preview, originOf(deps, request), `/r/${id}`);
      return answer(reply, 'text/html', pageFor(id, tags));
    },
  );
  app.get<{ Params: { id: string } }>(
    '/r/:id/preview.png',
    {
      config: {
        rateLimit: limit && { ...limit, max: Math.min(perMinute, PICTURES_PER_MINUTE) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const picture = ID.test(id) ? await deps.pictureOf(id) : undefined;
      if (picture === undefined) return reply.redirect('../..' + ANY_PICTURE.path, 302);
      return reply
        .header('cache-control', `public, max-age=${PICTURE_SECONDS}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/png')
        .send(picture);
    },
  );
}
