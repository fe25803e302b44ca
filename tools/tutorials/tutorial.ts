// Reads the code blocks of a tutorial in docs/tutorials, and applies them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.ts';

/** A fenced code block. `about` is the word after the language: a file, or the kind of step. */
export interface Block {
  readonly language: string;
  readonly about: string;
  readonly text: string;
}

export function blocksOf(tutorial: string): readonly Block[] {
  const text = readFileSync(inRoot(`docs/tutorials/${tutorial}.md`), 'utf8');
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n([^]*?)^```$/gm)].map(
    ([, language = '', about = '', content = '']) => ({ language, about, text: content }),
  );
}

/** Returns the lines of a diff that do not start with `left`, without their first character. */
function linesWithout(left: '+' | '-', diff: string): string {
  const lines = diff.split('\n').filter((line) => !line.startsWith(left));
  return lines.map((line) => line.slice(1)).join('\n');
}

/** Writes the file that a code block shows, or applies a diff to it. */
export function applyBlock(folder: string, { language, about, text }: Block): void {
  const file = join(folder, about);
  if (language !== 'diff') {
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, text);
  }
  const before = readFileSync(file, 'utf8');
  const [old, changed] = [linesWithout('+', text), linesWithout('-', text)];
  if (before.split(old).length !== 2) throw new Error(`${about}: expected once:\n${old}`);
  writeFileSync(
    file,
    before.replace(old, () => changed),
  );
}

/** Returns the words after `eminent --` in a command of a tutorial. */
export function argumentsOf(command: string): readonly string[] {
  const [, rest = ''] = command.trim().split(' eminent -- ');
  return [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
}
