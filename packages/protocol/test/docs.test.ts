// The example conversation of docs/bot-protocol.md is made of messages that our parsers accept, and tells of steps and events that exist.
import { readFileSync } from 'node:fs';
import { checkOptions, describe, newGame, play, randomFromSeed, STEP_NAMES } from '@eminent/engine';
import { expect, test } from 'vitest';
import { BOT_MESSAGES, HOST_MESSAGES, parseBotMessage, parseHostMessage } from '../src/index.ts';

/** What random games of both rulesets ask and tell: the numbers of each step, and the kinds of events. */
function toldInGames(): {
  readonly questions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly events: ReadonlySet<string>;
} {
  const questions = new Map<string, Set<string>>();
  const events = new Set<string>();
  const shared = ['ply', 'seat', 'step', 'role', 'card', 'several', 'most', 'options', 'default'];
  const games = [
    { players: 3 },
    { players: 3, researchAction: 'one-anywhere' },
    { players: 3, ruleset: 'prototype-2010', prototypeRoleActions: true },
  ];
  for (let seed = 0; seed < 60; seed++) {
    const checked = checkOptions(games[seed % games.length] ?? {});
    if (!checked.ok) throw new Error(checked.error);
    const state = newGame(checked.value, `docs ${seed}`);
    const random = randomFromSeed(`docs ${seed}`);
    state.log = [];
    while (!state.over) {
      const decision = describe(state);
      const numbers = questions.get(decision.step) ?? new Set();
      for (const key of Object.keys(decision)) if (!shared.includes(key)) numbers.add(key);
      questions.set(decision.step, numbers);
      const { options } = decision;
      play(state, options[random.below(options.length)]?.option ?? -1);
    }
    for (const event of state.log) events.add(event.type);
  }
  return { questions, events };
}

const told = toldInGames();
const page = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
const said = page.split('\n').filter((line) => /^[<>] \{/.test(line));

test.each(said)('%s', (line) => {
  const read = line.startsWith('>')
    ? parseHostMessage(line.slice(2))
    : parseBotMessage(line.slice(2));
  expect(read).toMatchObject({ ok: true });
});

test('the page shows both sides', () => {
  const types = new Set(said.map((line) => `${line[0]} ${/"type":"([a-z]+)"/.exec(line)?.[1]}`));
  expect([...types].sort()).toEqual(
    ['< choose', '< hello', '> decide', '> end', '> error', '> hello', '> start'].sort(),
  );
});

/** The fields that a table of the page lists, by message type. */
function listedIn(heading: string): Record<string, string[]> {
  const section = page.slice(page.indexOf(`## ${heading}`));
  const table = section.slice(0, section.indexOf('\n\n', section.indexOf('|---')));
  const rows = [...table.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)];
  return Object.fromEntries(
    rows.map(([, type = '', fields = '']) => [
      type,
      [...fields.matchAll(/`(\w+)`/g)].map(([, field = '']) => field).sort(),
    ]),
  );
}

test.each([
  ['Messages of the host', HOST_MESSAGES],
  ['Messages of the program', BOT_MESSAGES],
])('%s: the page lists every message with every field', (heading, messages) => {
  const fields = Object.entries(messages).map(([type, { entries }]) => [
    type,
    Object.keys(entries)
      .filter((field) => field !== 'type')
      .sort(),
  ]);
  expect(listedIn(heading)).toEqual(Object.fromEntries(fields));
});

test('the steps and events of the examples exist', () => {
  const steps = [...page.matchAll(/"step":"([a-z-]+)"/g)].map((match) => match[1]);
  expect(steps.length).toBeGreaterThan(1);
  for (const step of steps) expect(STEP_NAMES).toContain(step);
  const events = [...page.matchAll(/"events":\[\{"type":"([a-z-]+)"/g)].map((match) => match[1]);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect([...told.events]).toContain(event);
});

test('the table of steps names every step that asks, with its numbers', () => {
  const rows = page.split('\n').filter((line) => /^ {2}\| `/.test(line));
  const table = new Map<string, string[]>();
  for (const row of rows.slice(1)) {
    const [, steps = '', , numbers = ''] = row.split('|');
    const words = (text: string): string[] =>
      [...text.matchAll(/`([A-Za-z-]+)`/g)].map((match) => match[1] ?? '').sort();
    for (const step of words(steps)) table.set(step, words(numbers));
  }
  for (const [step, numbers] of told.questions)
    expect([step, table.get(step)]).toEqual([step, [...numbers].sort()]);
  expect(told.questions.size).toBeGreaterThan(20);
});
