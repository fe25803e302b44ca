// Security headers of the page. With them, a browser loads and runs only files of this server.
import { createHash } from 'node:crypto';

/** The hash by which a policy allows one inline style sheet. */
function styleHash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** Which sites may show the page in a frame: none, or all. */
type FrameAncestors = "'none'" | '*';

/**
 * The Content-Security-Policy of a page, given its HTML. Of inline styles, only those that Vite put
 * into the page are allowed.
 */
function contentPolicy(page: string, ancestors: FrameAncestors): string {
  const inline = [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((found) => found[1] ?? '');
  // The font of the title is inlined in the page.
  const hasFont = inline.some((style) => style.includes('url(data:font/'));
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    ['style-src', "'self'", ...inline.map(styleHash)].join(' '),
    // Planets are painted in a worker and shown as blob URLs.
    "img-src 'self' blob:",
    `font-src 'self'${hasFont ? ' data:' : ''}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

/** Browser features that the page does not use and the policy forbids. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers for every response. The replay widget overrides one of them. */
const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** All security headers for a page, given its HTML. */
export function headersFor(page: string): Readonly<Record<string, string>> {
  return { ...securityHeaders, 'content-security-policy': contentPolicy(page, "'none'") };
}

/** The headers for the same page as a replay widget, which every site may show in a frame. */
export function embedHeadersFor(page: string): Readonly<Record<string, string>> {
  return {
    ...securityHeaders,
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': contentPolicy(page, '*'),
    // Search engines index the replay under its own URL.
    'x-robots-tag': 'noindex',
  };
}
