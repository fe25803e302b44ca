// The weights, inputs and vocabulary of each net fit together, and weight files are read correctly.
import { readFileSync } from 'node:fs';
import { findKind, PLANET_TYPES, ROLES, STEP_NAMES } from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { findNetBot } from '../src/index.ts';
import { isMadeFor } from '../src/net/manifest.ts';
import { layersFor } from '../src/net/net.ts';
import { shippedWeights } from '../src/net/net-version.ts';
import { NETS, netFor } from '../src/net/nets.ts';
import { INPUTS } from '../src/net/official-v1/layout.ts';
import { officialV1 } from '../src/net/official-v1/official-v1.ts';
import { WEIGHTS } from '../src/net/official-v1/weights-data.ts';
import { checksumOfVocabulary } from '../src/net/vocabulary.ts';
import { packWeights, readWritten, unpackWeights } from '../src/net/packed-weights.ts';
import { formatWeights, readWeights } from '../src/net/weights-file.ts';
import { GAMES, gamesFor } from '../train/games.ts';

const { layers, manifest, vocabulary } = officialV1;
const BYTES = readFileSync(new URL('../src/net/official-v1/official-v1.bin', import.meta.url));

describe.each(NETS.map((net) => [net.manifest.name, net] as const))('%s', (_, net) => {
  test('has the vocabulary that its weights were trained with', () => {
    expect(checksumOfVocabulary(net.vocabulary)).toBe(net.manifest.vocabulary);
  });

  test('learns from games that it is made for', () => {
    const games = gamesFor(net);
    expect(games).toHaveLength(GAMES[net.manifest.name]?.length ?? 0);
    const found = net.shipped === undefined ? undefined : net;
    for (const game of games) {
      expect(isMadeFor(net.manifest, game)).toBe(true);
      expect(netFor(game)).toBe(found);
    }
  });
});

test('the layout of the inputs has as many places as the weights have rows', () => {
  expect(INPUTS).toBe(manifest.inputs);
});

test('today the words of official-v1 are all known to the engine', () => {
  for (const id of [...vocabulary.roleCards, ...vocabulary.technologies]) {
    expect(findKind(id)).toBeDefined();
  }
  expect(STEP_NAMES).toEqual(expect.arrayContaining([...vocabulary.steps]));
  expect(ROLES).toEqual(expect.arrayContaining([...vocabulary.roles]));
  expect(PLANET_TYPES).toEqual(expect.arrayContaining([...vocabulary.planetTypes]));
});

test('a game that no net has learned has none', () => {
  expect(netFor(gameOptions({ players: 2, ruleset: 'prototype-2010' }))).toBeUndefined();
});

test('shipped weights of another net, vocabulary or length do not load', () => {
  expect(() => readWritten(manifest, layers, { ...WEIGHTS, net: 'official-v2' }, BYTES)).toThrow(
    'official-v1 f16d8196 has weights of official-v2 f16d8196',
  );
  expect(() => readWritten(manifest, layers, { ...WEIGHTS, vocabulary: '0' }, BYTES)).toThrow();
  expect(() => readWritten(manifest, layersFor(1708), WEIGHTS, BYTES)).toThrow('expected');
});

describe('a file with weights', () => {
  const weights = unpackWeights(layers, shippedWeights(officialV1));
  const bytes = formatWeights(officialV1, weights);

  function headed(line: string): Uint8Array {
    const changed = bytes.slice();
    changed.set(new TextEncoder().encode(`${line.padEnd(63)}\n`));
    return changed;
  }

  test('gives back the written weights and the state of the learner', () => {
    const rest = weights.map((one) => one * one);
    // A Buffer may be a view of a larger memory area. Reading must not depend on its start.
    const read = readWeights(Buffer.from(formatWeights(officialV1, weights, rest)));
    if (!read.ok) throw new Error(read.error);
    expect(read.net).toBe(officialV1);
    expect(read.weights).toEqual(weights);
    expect(read.rest).toEqual(rest);
    expect(packWeights(layers, read.weights).data).toEqual(shippedWeights(officialV1).data);
  });

  test('makes a player of every name that uses a net, and of no other', () => {
    for (const name of ['net', 'commodore', 'viceadmiral', 'admiral', 'emperor:work=8']) {
      const found = findNetBot(name, bytes);
      expect(found.ok && found.bot.name).toBe(name);
    }
    expect(findNetBot('captain', bytes)).toMatchObject({ ok: false });
  });

  test.each([
    ['that is none', new Uint8Array(weights.length * 4), 'its first line names no net'],
    ['that is empty', new Uint8Array(0), 'its first line names no net'],
    [
      'of an unknown net',
      headed('eminent-net prototype-v1 00000000'),
      'it is for a net prototype-v1; expected one of official-v1, escalation-v1',
    ],
    [
      'of another vocabulary',
      headed('eminent-net official-v1 00000000'),
      'it was trained with another vocabulary of official-v1',
    ],
    [
      'that is cut off',
      bytes.subarray(0, 64 + 400),
      `100 weights do not fit official-v1, which has ${layers.size}`,
    ],
  ])('%s is refused with a sentence', (_, file, error) => {
    expect(findNetBot('net', file)).toEqual({ ok: false, error });
  });
});
