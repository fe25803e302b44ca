// Packs a library: JavaScript, types, source maps, README and license in one file for npm.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { compile, npmPack } from '../release/npm-pack.ts';

/** The packages that are packed for npm as libraries. Each comes after its dependencies. */
export const LIBRARIES = ['engine', 'protocol', 'text', 'bots', 'env'] as const;
export type Library = (typeof LIBRARIES)[number];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Compiles and packs a library. Returns the path of the file; throws if it cannot compile. */
export async function packLibrary(library: Library, folder: string): Promise<string> {
  const staged = join(folder, library);
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const source = inRoot(`packages/${library}`);
  await compile(join(staged, 'tsconfig.json'), [join(source, 'src')], {
    // All packages but the engine use what Node and browsers share, such as a clock.
    ...(library === 'engine' ? {} : { lib: ['es2024', 'dom'] }),
    // The bots have an entry point for Node.
    ...(library === 'bots' ? { types: ['node'], typeRoots: [inRoot('node_modules/@types')] } : {}),
    rootDir: join(source, 'src'),
    outDir: join(staged, 'dist'),
    declaration: true,
    sourceMap: true,
    inlineSources: true,
  });
  // The compiler does not copy the weights of the nets.
  for (const file of globSync('src/**/*.bin', { cwd: source })) {
    cpSync(join(source, file), join(staged, file.replace(/^src/, 'dist')));
  }
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(
    join(staged, 'package.json'),
    `${JSON.stringify(published(manifest), undefined, 2)}\n`,
  );
  cpSync(join(source, 'README.md'), join(staged, 'README.md'));
  cpSync(inRoot('LICENSE'), join(staged, 'LICENSE'));
  return npmPack(staged, folder);
}

/** Returns the published manifest, whose entry points are compiled files. */
function published({ name, version, description, license, type, exports, dependencies }: Manifest) {
  return {
    name,
    version,
    description,
    license,
    type,
    engines: { node: '>=20' },
    files: ['dist'],
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, file]) => [entry, compiledEntry(file)]),
    ),
    ...(dependencies === undefined ? {} : { dependencies }),
  };
}

function compiledEntry(to: string | Readonly<Record<string, string>>) {
  if (typeof to === 'string') return compiledFile(to);
  return Object.fromEntries(
    Object.entries(to).map(([condition, file]) => [condition, compiledFile(file)]),
  );
}

function compiledFile(file: string) {
  const path = file.replace('./src/', './dist/');
  if (!path.endsWith('.ts')) return path;
  const name = path.replace(/\.ts$/, '');
  return { types: `${name}.d.ts`, default: `${name}.js` };
}
