// Compiles packages to JavaScript and packs folders for npm, for the release and the libraries.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';
import { run, runNode } from '../run-process.ts';

/** Compiles TypeScript folders. `config` is a temporary file. Throws the compiler's output. */
export async function compile(
  config: string,
  include: readonly string[],
  options: object,
): Promise<void> {
  const compilerOptions = { noEmit: false, rewriteRelativeImportExtensions: true, ...options };
  const extended = inRoot('tsconfig.base.json');
  writeFileSync(config, JSON.stringify({ extends: extended, compilerOptions, include }));
  const compiled = await runNode('node_modules/typescript/bin/tsc', ['-p', config]);
  rmSync(config);
  if (compiled.code !== 0) throw new Error(`The sources do not compile: ${compiled.output}`);
}

/** Packs a folder with npm. Returns the path of the file. */
export async function npmPack(folder: string, into: string): Promise<string> {
  const quiet = ['--json', '--loglevel=error'];
  const packed = await run('npm', ['pack', folder, '--pack-destination', into, ...quiet]);
  if (packed.code !== 0) throw new Error(`npm pack: ${packed.output}`);
  const [{ filename }] = JSON.parse(packed.output) as [{ filename: string }];
  return join(into, filename);
}
