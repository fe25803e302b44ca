// The tests of rules, run on an engine with one planted error (environment: PLANTED): its source is changed while it is read.
import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { root } from '../paths.ts';
import { ERRORS, EXPANSION_ERRORS } from './errors.ts';
import { NO_TRIAL, planted } from './plant.ts';

const error = [NO_TRIAL, ...ERRORS].find(({ id }) => id === process.env['PLANTED']);
if (error === undefined) throw new Error('PLANTED names no planted error');

/** Tests of the expansion are enough for what is wrong with it. */
const files = EXPANSION_ERRORS.includes(error)
  ? ['rules-expansion*', 'escalation-*']
  : ['rules-*', 'cards-*', 'data', 'options', 'prototype*', 'escalation-*'];

const plant: Plugin = {
  name: 'planted-error',
  enforce: 'pre',
  transform(code, id) {
    const isEngine = relative(root, id).replaceAll('\\', '/').startsWith('packages/engine/src/');
    return isEngine ? { code: planted(planted(code, error), NO_TRIAL), map: null } : undefined;
  },
};

export default defineConfig({
  root,
  plugins: [plant],
  test: {
    // What tells a rule in a sentence: no snapshots, counts, recorded or random games.
    include: files.map((name) => `packages/engine/test/${name}.test.ts`),
    // Old records and positions are repeated, not explained, and games at random tell nothing.
    testNamePattern:
      /^(?!.*(?:\ba (?:record|position) (?:of a version )?without|games of every number of players end))/,
    // One process, so that an endless game can be stopped as a whole.
    pool: 'threads',
    isolate: false,
    // What is read for one error must not be kept for the next.
    fsModuleCache: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 20_000,
  },
});
