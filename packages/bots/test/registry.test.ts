// Every bot of the registry has an implementation, texts, and the ratings of docs/opponents.md.
import { readFileSync } from 'node:fs';
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
  expect(strengthOf('emperor:ms=250')).toBe(MAX_STRENGTH);
  expect(strengthOf('random')).toBeUndefined();
});

function documentedElo(table: string, name: string): number {
  const elo = new RegExp(`\\| ${name} \\| (-?\\d+) ±`, 'i').exec(table)?.[1];
  if (elo === undefined) throw new Error(`${name} is not in the table`);
  return Number(elo);
}

test('ratings are those of the ladders in docs/opponents.md', () => {
  const docs = readFileSync(new URL('../../../docs/opponents.md', import.meta.url), 'utf8');
  const strength = docs.slice(docs.indexOf('## How strong they are'));
  const [levels = '', , characters = ''] = strength.split(/^\| (?:Level|Bot) /m).slice(1);
  const levelElo = (name: string) => documentedElo(levels, name) - documentedElo(levels, 'Captain');
  for (const level of LEVELS) {
    const name = level === 'viceadmiral' ? 'Vice Admiral' : level;
    expect([level, TWO_PLAYER_ELO[level]]).toEqual([level, levelElo(name)]);
  }
  const captain = documentedElo(characters, 'Captain');
  const scale = levelElo('Admiral') / (documentedElo(characters, 'Admiral') - captain);
  for (const bot of [...STYLES, 'random'] as const) {
    const name = bot === 'greedy' ? 'Miser \\(`greedy`\\)' : bot;
    const elo = Math.round((documentedElo(characters, name) - captain) * scale);
    expect([bot, TWO_PLAYER_ELO[bot]]).toEqual([bot, elo]);
  }
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
