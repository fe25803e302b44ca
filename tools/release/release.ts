// Builds the release: one file for npm with page, server and command line, all prebuilt.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirePage } from '../build.ts';
import { serverFlags } from '../commands.mjs';
import { distFolder, inRoot } from '../paths.ts';
import { COMPILED, compileInto, manifestOf } from './compile.ts';
import { npmPack } from './npm-pack.ts';
import { shrinkwrapOf } from './shrinkwrap.ts';

interface RootManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
}

const ROOT_FILES = ['LICENSE', 'README.md', 'CHANGELOG.md'];

/** Packages of the registry that the compiled ones depend on, with their versions. */
function dependencies(): Record<string, string> {
  const all = COMPILED.flatMap((name) => Object.entries(manifestOf(name).dependencies ?? {}));
  const external = all.filter(([name]) => !name.startsWith('@eminent/'));
  return Object.fromEntries(external.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function manifest({ name, version, description, license }: RootManifest) {
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines: { node: '>=20' },
    bin: { eminent: 'bin/eminent.mjs' },
    files: ['bin', 'lib', 'npm-shrinkwrap.json', ...ROOT_FILES],
    dependencies: dependencies(),
  };
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}

async function stageRelease(folder: string): Promise<void> {
  await requirePage();
  mkdirSync(join(folder, 'bin'), { recursive: true });
  cpSync(inRoot('tools/release/eminent.mjs'), join(folder, 'bin/eminent.mjs'));
  cpSync(inRoot('tools/node.mjs'), join(folder, 'bin/node.mjs'));
  const flags = `export const serverFlags = ${JSON.stringify(serverFlags)};\n`;
  writeFileSync(join(folder, 'bin/flags.mjs'), flags);
  await compileInto(join(folder, 'lib'));
  // The compiled server looks for the page here.
  cpSync(`${distFolder}/`, join(folder, 'lib/web/dist'), { recursive: true, dereference: true });
  for (const file of ROOT_FILES) cpSync(inRoot(file), join(folder, file));
  const root = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as RootManifest;
  const written = manifest(root);
  writeJson(join(folder, 'package.json'), written);
  writeJson(join(folder, 'npm-shrinkwrap.json'), shrinkwrapOf(written));
}

/** Builds a release and packs it into a folder. Returns the path of the file. */
export async function packRelease(into: string): Promise<string> {
  mkdirSync(into, { recursive: true });
  const staged = join(into, 'release');
  rmSync(staged, { recursive: true, force: true });
  await stageRelease(staged);
  const file = await npmPack(staged, into);
  rmSync(staged, { recursive: true });
  return file;
}
