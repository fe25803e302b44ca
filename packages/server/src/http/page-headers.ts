// Security headers of the page. They allow scripts of this server only.
import { createHash } from 'node:crypto';

function styleHash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

type FrameAncestors = "'none'" | '*';

/** Allows the inline styles of the HTML `page` by their hashes. */
function contentPolicy(page: string, ancestors: FrameAncestors): string {
  const inline = [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((found) => found[1] ?? '');
  // Vite inlines the font of the title as a data URL.
  const hasFont = inline.some((style) => style.includes('url(data:font/'));
  return [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    ['style-src', "'self'", ...inline.map(styleHash)].join(' '),
    // Planets are drawn in a worker and shown as blob URLs.
    "img-src 'self' blob:",
    `font-src 'self'${hasFont ? ' data:' : ''}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
}

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

const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

/** Returns the security headers for the HTML `page`, which no site may embed. */
export function headersFor(page: string): Readonly<Record<string, string>> {
  return { ...securityHeaders, 'content-security-policy': contentPolicy(page, "'none'") };
}

/** Returns the security headers for the page as a replay widget, which every site may embed. */
export function embedHeadersFor(page: string): Readonly<Record<string, string>> {
  return {
    ...securityHeaders,
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': contentPolicy(page, '*'),
    // Search engines should index the replay at its own URL instead.
    'x-robots-tag': 'noindex',
  };
}
