// Packs a library: JavaScript, types, source maps, README and license in one file for npm.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { run, runNode } from '../run-process.ts';

/** The packages that others may build on, each after those that it needs. */
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

/** Compiles and packs a library into a folder. Returns the path of the file for npm. Throws with the compiler's output. */
export async function packLibrary(library: Library, folder: string): Promise<string> {
  const staged = join(folder, library);
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  await compile(library, staged);
  // Other files are copied, such as the weights of the nets.
  for (const file of globSync('src/**/*.bin', { cwd: inRoot(`packages/${library}`) })) {
    cpSync(inRoot(`packages/${library}/${file}`), join(staged, file.replace(/^src/, 'dist')));
  }
  const source = inRoot(`packages/${library}`);
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(
    join(staged, 'package.json'),
    `${JSON.stringify(published(manifest), undefined, 2)}\n`,
  );
  cpSync(join(source, 'README.md'), join(staged, 'README.md'));
  cpSync(inRoot('LICENSE'), join(staged, 'LICENSE'));
  const packed = await run('npm', ['pack', staged, '--pack-destination', folder, '--json']);
  if (packed.code !== 0) throw new Error(`npm pack: ${packed.output}`);
  return join(
    folder,
    `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`,
  );
}

async function compile(library: Library, staged: string): Promise<void> {
  const source = inRoot(`packages/${library}/src`);
  const config = join(staged, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    // The engine uses no API of Node or a browser; the other packages use those that both have, such as a clock.
    ...(library === 'engine' ? {} : { lib: ['es2024', 'dom'] }),
    // The bots have an entry for Node.
    ...(library === 'bots' ? { types: ['node'], typeRoots: [inRoot('node_modules/@types')] } : {}),
    rootDir: source,
    outDir: join(staged, 'dist'),
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    rewriteRelativeImportExtensions: true,
  };
  const extended = inRoot('tsconfig.base.json');
  writeFileSync(config, JSON.stringify({ extends: extended, compilerOptions, include: [source] }));
  const compiled = await runNode('node_modules/typescript/bin/tsc', ['-p', config]);
  rmSync(config);
  if (compiled.code !== 0) throw new Error(`${library} does not compile: ${compiled.output}`);
}

/** The published manifest: entry points lead to compiled files instead of sources. */
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
    exports: Object.fromEntries(Object.entries(exports).map(([door, to]) => [door, madeOf(to)])),
    ...(dependencies === undefined ? {} : { dependencies }),
  };
}

/** The target of an entry point, by condition if there are several. */
function madeOf(to: string | Readonly<Record<string, string>>) {
  if (typeof to === 'string') return made(to);
  return Object.fromEntries(Object.entries(to).map(([condition, file]) => [condition, made(file)]));
}

function made(file: string) {
  const path = file.replace('./src/', './dist/');
  if (!path.endsWith('.ts')) return path;
  const name = path.replace(/\.ts$/, '');
  return { types: `${name}.d.ts`, default: `${name}.js` };
}
