// Answers a link with a small page: tags for the link preview, and a script that opens the target
// in the web client. Also answers with the picture of the preview.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANY_PICTURE, type LinkPreview, previewTags } from './link-preview.ts';

/** Picture requests per client address. Drawing a picture takes a second. */
const PICTURES_PER_MINUTE = 30;
/** How long pictures may be cached: briefly, because names of deleted accounts must disappear. */
const PICTURE_SECONDS = 3600;

export interface LinkDeps {
  readonly publicUrl: string | undefined;
  /** Requests per minute and client address; 0 for no limit. */
  readonly perMinute: number;
}

export function linkLimits({ perMinute }: LinkDeps) {
  const page = perMinute === 0 ? (false as const) : { max: perMinute, timeWindow: '1 minute' };
  const picture = page && { ...page, max: Math.min(perMinute, PICTURES_PER_MINUTE) };
  return { page: { config: { rateLimit: page } }, picture: { config: { rateLimit: picture } } };
}

/** The origin of the public URL, or else that of the request, whose host was checked. */
function originOf({ publicUrl }: LinkDeps, { protocol, host }: FastifyRequest): string {
  return publicUrl === undefined ? `${protocol}://${host}` : new URL(publicUrl).origin;
}

/** Answers with a text. Its Content-Security-Policy allows scripts of this server only. */
export function answerText(reply: FastifyReply, type: string, text: string): FastifyReply {
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'";
  return reply.header('content-security-policy', policy).type(`${type}; charset=utf-8`).send(text);
}

interface LinkPage {
  readonly preview: LinkPreview;
  readonly path: string;
  /** The target of the link, relative to `path`, like `script`. */
  readonly to: string;
  readonly label: string;
  readonly script?: string;
}

export function answerLinkPage(
  deps: LinkDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { preview, path, to, label, script = 'open.js' }: LinkPage,
): FastifyReply {
  const tags = previewTags(preview, originOf(deps, request), path);
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${tags}
</head>
<a href="${to}">${label}</a>
<script src="${script}"></script>
</html>
`;
  return answerText(reply, 'text/html', page);
}

/** Answers with a PNG, or redirects to the general picture below `root` if there is none. */
export function answerPicture(
  reply: FastifyReply,
  picture: Buffer | undefined,
  root = '../..',
): FastifyReply {
  if (picture === undefined) return reply.redirect(root + ANY_PICTURE.path, 302);
  return reply
    .header('cache-control', `public, max-age=${PICTURE_SECONDS}`)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type('image/png')
    .send(picture);
}
