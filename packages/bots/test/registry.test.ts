// The registry is the only list of bots: code, kinds and texts are found by its names.
import { expect, test } from 'vitest';
import { dynamicMessage } from '../../text/src/language.ts';
import { LANGUAGES, loadLanguage, opponentText } from '../../text/src/index.ts';
import { botEntry, BOTS, botNames, findBot, LADDER, LEVELS, STYLES } from '../src/index.ts';
import { MAX_STRENGTH, strengthOf, TWO_PLAYER_ELO } from '../src/registry.ts';
import * as players from '../src/implementations.ts';

test('every name has its code, and every code its name', () => {
  expect(Object.keys(players).sort()).toEqual([...botNames()].sort());
  for (const [name, bot] of Object.entries(players)) expect(bot.name).toBe(name);
  expect(new Set(botNames()).size).toBe(BOTS.length);
});

test('bots that search have a budget, and only these', () => {
  for (const { name } of BOTS) {
    expect([name, findBot(name)?.spends !== undefined]).toEqual([
      name,
      botEntry(name)?.searches === true,
    ]);
  }
});

test('levels grow stronger, and bots that people can play against are rated', () => {
  expect(LEVELS).toEqual([
    'cadet',
    'lieutenant',
    'captain',
    'commodore',
    'viceadmiral',
    'admiral',
    'emperor',
  ]);
  expect(LADDER).toEqual([...LEVELS, ...STYLES, 'random']);
  expect(botEntry('emperor:ms=250')).toMatchObject({ name: 'emperor', kind: 'level', net: true });
  expect(botEntry('nobody')).toBeUndefined();
});

test('strengths of levels increase, and no style is stronger than the strongest level', () => {
  const levels = LEVELS.map((level) => strengthOf(level) ?? 0);
  expect(levels).toEqual([...new Set(levels)].sort((a, b) => a - b));
  expect(levels.at(-1)).toBe(MAX_STRENGTH);
  for (const style of STYLES) {
    expect(strengthOf(style) ?? 1).toBeGreaterThan(0);
    expect(strengthOf(style) ?? 1).toBeLessThan(MAX_STRENGTH);
  }
  const elo = LEVELS.map((level) => TWO_PLAYER_ELO[level] ?? 0);
  for (const [i, points] of elo.slice(1).entries()) {
    expect(points - (elo[i] ?? 0)).toBeGreaterThanOrEqual(150);
    expect(points - (elo[i] ?? 0)).toBeLessThanOrEqual(250);
  }
  expect(strengthOf('emperor:ms=250')).toBe(MAX_STRENGTH);
  expect(strengthOf('random')).toBeUndefined();
});

test.each(LANGUAGES)('every player is introduced in %s', async (language) => {
  await loadLanguage(language);
  for (const name of botNames()) {
    const words = opponentText(language, name);
    expect(words.name).not.toBe(name);
    expect(words.text).not.toBe('');
  }
  for (const name of [...LEVELS, ...STYLES]) {
    expect(dynamicMessage(language, `opponents.${name}.motto`, {})).not.toBe('');
  }
});
