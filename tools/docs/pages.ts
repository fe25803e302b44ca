// Reads the pages of the documentation site: links and anchors, the text on the site, and the
// navigation.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { inRoot, root } from '../paths.ts';

const HOME = 'docs/README.md';
const OTHER_PAGES = ['CONTRIBUTING.md', 'SECURITY.md'];
/** Folder of the site with copies of linked files. */
const FILES = 'files';

export interface Navigation {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Navigation[];
}

export function pagePaths(): readonly string[] {
  const found = globSync('docs/**/*.md', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return [...found, ...OTHER_PAGES].sort();
}

export function readPage(path: string): string {
  return readFileSync(inRoot(path), 'utf8');
}

/** Returns the path of a page within the site. A README is the index of its folder. */
export function sitePath(path: string): string {
  return path.replace(/^docs\//, '').replace(/README\.md$/, 'index.md');
}

/** Returns the path of a linked file on the site. With .txt at its end, browsers show it. */
export function filePath(path: string): string {
  return `${FILES}/${/\.(?:json|txt)$/.test(path) ? path : `${path}.txt`}`;
}

export function slug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

function withoutCode(text: string): string {
  return text.replaceAll(/^ *```[^]*?^ *```/gm, '');
}

/** Returns the title of a page up to a colon or comma. */
function shortTitle(text: string): string {
  return /^# (.+?)(?:[:,] .*)?$/m.exec(text)?.[1] ?? '';
}

/** Returns all anchors of a page. A repeated heading gets a number. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(text).matchAll(/^#+ (.+)$/gm)) {
    const anchor = slug(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    let unique = anchor;
    for (let n = 1; anchors.has(unique); n++) unique = `${anchor}-${n}`;
    anchors.add(unique);
  }
  return anchors;
}

export interface Link {
  /** Repository path. A link with only an anchor has the path of its page. */
  readonly path: string;
  readonly anchor?: string;
}

const LINK = /\]\(([^)\s]+)\)/g;
const isExternal = (target: string): boolean => /^[a-z]+:/.test(target);

function resolveLink(page: string, target: string): Link {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? page : posix.join(posix.dirname(page), file);
  return anchor === undefined ? { path } : { path, anchor };
}

/** Lists the links to files of the repository, in the order of the text. */
export function linksIn(page: string, text: string): readonly Link[] {
  return [...withoutCode(text).matchAll(LINK)].flatMap(([, target = '']) =>
    isExternal(target) ? [] : [resolveLink(page, target)],
  );
}

/** Lists the links to missing files or headings. */
export function deadLinks(page: string, text: string): readonly string[] {
  return linksIn(page, text).flatMap(({ path, anchor }) => {
    if (path !== page && !existsSync(inRoot(path))) return [path];
    if (anchor === undefined || !path.endsWith('.md')) return [];
    return anchorsOf(path === page ? text : readPage(path)).has(anchor)
      ? []
      : [`${path}#${anchor}`];
  });
}

/** Whether the site serves a copy of a linked file: neither a page nor a picture. */
export function isFile(path: string): boolean {
  return !pagePaths().includes(path) && !path.startsWith('docs/images/');
}

/** Returns a page's text with links to the site, without comments on lines of their own. */
export function siteText(page: string): string {
  const text = readPage(page).replaceAll(/^<!-- .*? -->\n/gm, '');
  return text.replaceAll(LINK, (whole, target: string) => {
    if (isExternal(target) || target.startsWith('#')) return whole;
    const { path, anchor } = resolveLink(page, target);
    if (isFile(path)) return `](/${filePath(path)})`;
    if (!path.endsWith('.md')) return whole;
    const to = posix.relative(posix.dirname(sitePath(page)), sitePath(path));
    return `](${to.startsWith('.') ? to : `./${to}`}${anchor === undefined ? '' : `#${anchor}`})`;
  });
}

/** Returns entries for the pages that a text links to. Those of a folder are below its README. */
function entries(page: string, text: string): readonly Navigation[] {
  const linked = new Set(linksIn(page, text).map(({ path }) => path));
  const pages = pagePaths().filter((path) => path !== page && linked.has(path));
  const order = [...linked];
  return pages
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((path) => {
      const content = readPage(path);
      const entry = {
        text: shortTitle(content),
        link: `/${sitePath(path).replace(/(?:index)?\.md$/, '')}`,
      };
      if (!path.endsWith('README.md')) return entry;
      return { ...entry, collapsed: true, items: entries(path, content) };
    });
}

/** Returns the navigation, with a group for each section of docs/README.md. */
export function navigation(): readonly Navigation[] {
  const sections = readPage(HOME).split(/^## /m).slice(1);
  return sections.map((section) => {
    const [text = '', ...rest] = section.split('\n');
    return { text, items: entries(HOME, rest.join('\n')) };
  });
}
