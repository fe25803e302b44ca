// The Content-Security-Policy allows inline content of a page by hash, and only there.
import { expect, test } from 'vitest';
import { headersFor } from '../src/http/page-headers.ts';

const policyOf = (page: string): string => headersFor(page)['content-security-policy'] ?? '';

test('fonts come from the page’s own folder, and from inlined styles if the page has one there', () => {
  expect(policyOf('<style>p{margin:0}</style>')).toContain("font-src 'self';");
  const page = '<style>@font-face{font-family:A;src:url(data:font/woff2;base64,AA)}</style>';
  expect(policyOf(page)).toContain("font-src 'self' data:;");
});

test('an inlined style is allowed by its hash', () => {
  expect(policyOf('<style>p{margin:0}</style>')).toMatch(/style-src 'self' 'sha256-[\w+/=]+';/);
  expect(policyOf('<p>nothing</p>')).toContain("style-src 'self';");
});
