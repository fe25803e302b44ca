// Compiles server and command line for a release, because Node runs no TypeScript inside of
// node_modules.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inRoot } from '../paths.ts';
import { compile } from './npm-pack.ts';

export const COMPILED = [
  'engine',
  'protocol',
  'text',
  'bots',
  'env',
  'pictures',
  'table',
  'server',
  'cluster',
  'cli',
] as const;

/** An export with different files for Node and browsers. */
interface NodeExport {
  readonly node: string;
}

interface Manifest {
  readonly exports?: Readonly<Record<string, string | NodeExport>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(inRoot(`packages/${name}/package.json`), 'utf8')) as Manifest;
}

/** The compiled file of each workspace import, such as `@eminent/bots/registry`. */
function entryPoints(folder: string): ReadonlyMap<string, string> {
  return new Map(
    COMPILED.flatMap((name) =>
      Object.entries(manifestOf(name).exports ?? {}).map(([entry, file]): [string, string] => [
        join('@eminent', name, entry),
        join(folder, name, asJavaScript(typeof file === 'string' ? file : file.node)),
      ]),
    ),
  );
}

const asJavaScript = (file: string): string => file.replace(/\.ts$/, '.js');

/** Compiles into `folder/NAME/src` and makes imports of workspace packages relative. */
export async function compileInto(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const sources = COMPILED.map((name) => inRoot(`packages/${name}/src`));
  await compile(join(folder, 'tsconfig.json'), sources, {
    rootDir: inRoot('packages'),
    outDir: folder,
    types: ['node'],
    typeRoots: [inRoot('node_modules/@types')],
    lib: ['es2024', 'dom'],
  });
  for (const name of COMPILED) copyData(name, folder);
  const entries = entryPoints(folder);
  for (const file of globSync('**/*.js', { cwd: folder })) relink(join(folder, file), entries);
}

/** Copies data files beside the code that reads them, such as weights of nets. */
function copyData(name: string, folder: string): void {
  const source = inRoot(`packages/${name}/src`);
  for (const file of globSync('**/*.{bin,json}', { cwd: source })) {
    cpSync(join(source, file), join(folder, name, 'src', file));
  }
}

const WORKSPACE_IMPORT = /(['"])(@eminent\/[\w/-]+)\1/g;
/** Worker threads are started by a path, which the compiler does not rewrite. */
const THREAD = /new URL\('([\w./-]+)\.ts', import\.meta\.url\)/g;

function relink(file: string, entries: ReadonlyMap<string, string>): void {
  const source = readFileSync(file, 'utf8');
  const linked = source
    .replaceAll(WORKSPACE_IMPORT, (text, quote: string, name: string) => {
      const target = entries.get(name);
      if (target === undefined) return text;
      const path = relative(dirname(file), target).replaceAll('\\', '/');
      return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    })
    .replaceAll(THREAD, "new URL('$1.js', import.meta.url)");
  if (linked !== source) writeFileSync(file, linked);
}
