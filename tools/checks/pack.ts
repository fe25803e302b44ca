// Installs the packed libraries in an empty project and runs the programs of their READMEs.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIBRARIES, packLibrary } from '../pack/library.ts';
import { inRoot } from '../paths.ts';
import { run } from '../run-process.ts';
import { CheckCounter } from '../testing/check-counter.ts';

function programsOf(library: string): { readonly language: string; readonly code: string }[] {
  const readme = readFileSync(inRoot(`packages/${library}/README.md`), 'utf8');
  return [...readme.matchAll(/^```(js|ts)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({
    language: language ?? '',
    code: code ?? '',
  }));
}

const counter = new CheckCounter();

const COMPILER_OPTIONS = {
  strict: true,
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2024',
  types: [],
  rootDir: 'src',
  outDir: 'out',
};

const folder = mkdtempSync(join(tmpdir(), 'eminent-pack-'));
try {
  const packed: string[] = [];
  for (const library of LIBRARIES) packed.push(await packLibrary(library, folder));
  const project = join(folder, 'project');
  mkdirSync(join(project, 'src'), { recursive: true });
  writeFileSync(
    join(project, 'package.json'),
    '{"name":"elsewhere","private":true,"type":"module"}',
  );
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['src'] }),
  );
  const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const installed = await run('npm', ['install', '--prefix', project, ...quiet, ...packed]);
  counter.check('the packed libraries can be installed', installed.code === 0, installed.output);

  for (const library of LIBRARIES) {
    const home = join(project, 'node_modules/@eminent', library);
    const files = readdirSync(home, { recursive: true }).map(String);
    for (const file of ['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']) {
      counter.check(`${library} holds ${file}`, files.includes(file));
    }
    counter.check(`${library} has source maps`, files.includes('dist/index.js.map'));
    counter.check(`${library} ships no source`, !files.some((file) => /(?<!\.d)\.ts$/.test(file)));
    const programs = programsOf(library);
    counter.check(`${library} has a first program`, programs.length > 0);
    for (const [index, { language, code }] of programs.entries()) {
      writeFileSync(join(project, 'src', `${library}-${index}.${language}`), code);
    }
  }

  const tsc = inRoot('node_modules/typescript/bin/tsc');
  const compiled = await run(process.execPath, [tsc, '-p', project]);
  counter.check('the programs in TypeScript compile', compiled.code === 0, compiled.output);
  for (const file of readdirSync(join(project, 'src'))) {
    const script = file.endsWith('.ts')
      ? join(project, 'out', file.replace(/ts$/, 'js'))
      : join(project, 'src', file);
    const ended = await run(process.execPath, [script]);
    counter.check(
      `${file} runs and says something`,
      ended.code === 0 && ended.output !== '',
      ended.output,
    );
  }
} finally {
  rmSync(folder, { recursive: true });
}
counter.finish();
