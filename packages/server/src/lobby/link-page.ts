// Answers short links with a small page: the tags of the link preview, and a script that opens the
// target of the link in the web client. Also answers with the picture of the preview.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANY_PICTURE, type LinkPreview, previewTags } from './link-preview.ts';

/** Limit of picture requests per client address. Drawing takes a second, unless it is cached. */
const PICTURES_PER_MINUTE = 30;
/** How long pictures may be cached: briefly, because names of deleted accounts must disappear. */
const PICTURE_SECONDS = 3600;

export interface LinkDeps {
  readonly publicUrl: string | undefined;
  /** Requests per minute and client address; 0 for no limit. */
  readonly perMinute: number;
}

/** Route options with the rate limits of pages and of pictures. */
export function linkLimits({ perMinute }: LinkDeps) {
  const page = perMinute === 0 ? (false as const) : { max: perMinute, timeWindow: '1 minute' };
  const picture = page && { ...page, max: Math.min(perMinute, PICTURES_PER_MINUTE) };
  return { page: { config: { rateLimit: page } }, picture: { config: { rateLimit: picture } } };
}

/** The origin of the configured public URL, or else that of the request, whose host was checked. */
function originOf({ publicUrl }: LinkDeps, { protocol, host }: FastifyRequest): string {
  return publicUrl === undefined ? `${protocol}://${host}` : new URL(publicUrl).origin;
}

/** Answers with a text of this media type. */
export function answerText(reply: FastifyReply, type: string, text: string): FastifyReply {
  const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'";
  return reply.header('content-security-policy', policy).type(`${type}; charset=utf-8`).send(text);
}

interface LinkPage {
  readonly preview: LinkPreview;
  readonly path: string;
  /** The URL that the link opens, relative to `path`. */
  readonly to: string;
  /** The visible text of the link. */
  readonly label: string;
  /** The URL of the script that opens the link, relative to `path`. */
  readonly script?: string;
}

/** Answers with the page of a link: its preview tags, and a script that opens it. */
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

/**
 * Answers with a picture as PNG, or redirects to the general one if it cannot be drawn now. `root`:
 * the relative path from the picture to the page.
 */
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
