// Short URLs: /t/ID opens a table, /r/ID#ply a replay. The fragment never reaches the server, so a
// script carries it over.
import type { FastifyInstance, FastifyReply } from 'fastify';

const ID = /^[0-9a-z]{1,40}$/;

const SCRIPT = `'use strict';
const [, id] = /\\/r\\/([0-9a-z]+)$/.exec(location.pathname) ?? [];
const ply = /^#(\\d{1,6})$/.exec(location.hash)?.[1];
location.replace('../#/online/r/' + (id ?? '') + (ply === undefined ? '' : '/' + ply));
`;

function pageFor(id: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Eminent</title>
<script src="open.js"></script>
<a href="../#/online/r/${id}">Replay</a>
</html>
`;
}

function answer(reply: FastifyReply, type: string, text: string): FastifyReply {
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'";
  return reply.header('content-security-policy', policy).type(`${type}; charset=utf-8`).send(text);
}

export function addRedirects(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>('/t/:id', ({ params }, reply) => {
    const to = ID.test(params.id) ? `../#/online/t/${params.id}` : '../#/online';
    return reply.redirect(to, 302);
  });
  app.get('/r/open.js', (_, reply) => answer(reply, 'text/javascript', SCRIPT));
  app.get<{ Params: { id: string } }>('/r/:id', ({ params }, reply) =>
    ID.test(params.id)
      ? answer(reply, 'text/html', pageFor(params.id))
      : reply.redirect('../#/online', 302),
  );
}
