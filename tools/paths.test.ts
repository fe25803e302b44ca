// Every repository path that a document names in backticks exists.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot, root } from './paths.ts';

const isElsewhere = (name: string): boolean =>
  /(?:^|\/)(?:node_modules|dist|builds)$|^\./.test(name);
const inRepository = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: isElsewhere }).map((path) => path.replaceAll('\\', '/'));

const documents = ['*.md', 'docs/**/*.md', 'packages/*/README.md'].flatMap(inRepository).sort();
/** All paths of the repository, with a leading slash so that whole path segments are compared. */
const everything = inRepository('**/*').map((path) => `/${path}`);

/** Names that need not exist here: files of the reader, generated or future files, linter rules. */
const NOT_HERE =
  /NAME|\bxx\b|^\.\.|^node_modules\/|^packages\/web\/(?:dist|builds)\b|^rulesets\/escalation\/|^import\/|^bin\/eminent\.mjs$|^my-bot\//;
/** A path with a folder, or a name with a file extension. */
const PATH = /^(?:[\w.*-]+\/)+[\w.*-]*$|^[\w-][\w.-]*\.(?:[cm]?[jt]sx?|md|json|css|py)$/;

/** The paths in backticks, also inside commands. Code blocks are skipped. */
function pathsNamed(text: string): string[] {
  const sentences = text.replace(/^```[^]*?^```/gm, '');
  return [...sentences.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, quoted = '']) => quoted.split(/[\s,'"]+/))
    .filter((word) => PATH.test(word) && !NOT_HERE.test(word));
}

function exists(path: string): boolean {
  const pattern = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
  const end = new RegExp(`/${pattern}$`);
  return everything.some((known) => end.test(known));
}

test.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(inRoot(document), 'utf8');
  const missing = pathsNamed(text).filter((path) => !exists(path));
  expect(missing).toEqual([]);
});
