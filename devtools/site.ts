// npm run docs: builds the documentation site from docs/ with VitePress; --serve previews it.
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, serve } from 'vitepress';
import { readConfig, startServer } from '../packages/server/src/index.ts';
import { readFlags, startProgram, wholeNumber } from '../tools/command-line.ts';
import {
  filePath,
  isFile,
  linksIn,
  navigation,
  pagePaths,
  readPage,
  sitePath,
  siteText,
} from '../tools/docs/pages.ts';
import { type OpenApi, routesText } from '../tools/http-api.ts';
import { inRoot } from '../tools/paths.ts';

const HELP = `npm run docs -- [--serve] [--port N]

Builds the documentation site from docs/ and prints the folder. A dead link is an error.
  --serve   also serves it for a preview
  --port N  port of the preview (4180)
`;

const SITE = inRoot('devtools/site');
const CONTENT = join(SITE, 'content');

/** The routes of the HTTP API as Markdown, from the description that a server publishes. */
async function apiRoutes(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'eminent-docs-'));
  const settings = { data, port: '0', host: '127.0.0.1', page: 'none', 'log-level': 'silent' };
  const server = await startServer(readConfig(settings, {}));
  try {
    const response = await fetch(`${server.address}/api/v1/openapi.json`);
    return routesText((await response.json()) as OpenApi);
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function writeContent(): Promise<void> {
  rmSync(CONTENT, { recursive: true, force: true });
  for (const page of pagePaths()) {
    write(join(CONTENT, sitePath(page)), siteText(page));
    for (const { path } of linksIn(page, readPage(page)).filter((link) => isFile(link.path))) {
      const copy = join(CONTENT, 'public', filePath(path));
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(inRoot(path), copy);
    }
  }
  const api = 'docs/http-api.md';
  write(join(CONTENT, sitePath(api)), `${siteText(api)}\n${await apiRoutes()}`);
  cpSync(inRoot('docs/images'), join(CONTENT, 'images'), { recursive: true });
  write(join(CONTENT, 'navigation.json'), JSON.stringify(navigation(), undefined, 2));
}

startProgram();
const flags = readFlags({
  serve: { type: 'boolean', default: false },
  port: { type: 'string', default: '4180' },
  help: { type: 'boolean', short: 'h', default: false },
});
if (flags.help) {
  process.stdout.write(HELP);
} else {
  const port = wholeNumber('port', flags.port, 0, 65_535);
  await writeContent();
  await build(SITE);
  console.log(join(SITE, 'dist'));
  if (flags.serve) await serve({ root: SITE, port });
}
