// The examples and tables of docs/bot-protocol.md match the messages, steps, options, events and
// fields that exist in games.
import { readFileSync } from 'node:fs';
import {
  cardAt,
  checkOptions,
  describe,
  formatPosition,
  formatViewPosition,
  type GameState,
  kindOf,
  newGame,
  parsePosition,
  play,
  randomFromSeed,
  type View,
  view,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { BOT_MESSAGES, HOST_MESSAGES, parseBotMessage, parseHostMessage } from '../src/index.ts';

/** Names of fields, by kind of object. */
type Seen = Map<string, Set<string>>;

function see(seen: Seen, name: string, thing: object): void {
  const fields = seen.get(name) ?? new Set();
  for (const field of Object.keys(thing)) fields.add(field);
  seen.set(name, fields);
}

/** Adds the fields of a view as `view`, and those of all objects inside its players as `player`. */
function seeView(seen: Seen, seatView: View): void {
  see(seen, 'view', seatView);
  const collect = (thing: unknown): void => {
    if (typeof thing !== 'object' || thing === null) return;
    if (!Array.isArray(thing)) see(seen, 'player', thing);
    for (const one of Object.values(thing)) collect(one);
  };
  collect(seatView.players);
}

const SHARED = new Set([
  'later',
  'ply',
  'seat',
  'step',
  'role',
  'card',
  'several',
  'most',
  'options',
  'default',
]);

function seenInGames() {
  const questions: Seen = new Map();
  const options: Seen = new Map();
  const events: Seen = new Map();
  const places: Seen = new Map();
  const games = [
    { players: 3 },
    { players: 3, researchAction: 'one-anywhere' },
    { players: 3, ruleset: 'prototype-2010', prototypeRoleActions: true },
  ];
  for (let seed = 0; seed < 60; seed++) {
    const state = newGame(gameOptions(games[seed % games.length] ?? {}), `docs ${seed}`);
    const random = randomFromSeed(`docs ${seed}`);
    state.log = [];
    while (!state.over) {
      const decision = describe(state);
      if (state.ply % 25 === 0) seeView(places, view(state, 0));
      see(questions, decision.step, decision);
      for (const option of decision.options) see(options, option.kind, option);
      const chosen = decision.options[random.below(decision.options.length)];
      play(state, chosen?.option ?? -1);
    }
    for (const event of state.log) see(events, event.type, event);
    see(places, 'position', formatViewPosition(state, 0));
  }
  for (const id of PERMANENTS) seeView(places, view(withPermanent(id), 0));
  return { questions, options, events, places };
}

const PERMANENTS = ['biosphere', 'colony-ship', 'elite-squadron'];

function withPermanent(id: string): GameState {
  const position = formatPosition(
    newGame(gameOptions({ ruleset: 'escalation', startPlanetChoice: 'old-only' }), 'docs'),
  );
  const card = cardAt(kindOf(id));
  const other = card.family === 'technology' ? card.otherFace : undefined;
  const read = parsePosition({
    ...position,
    technologies: position.technologies.filter((one) => one !== id && one !== other),
    players: position.players.map((player, seat) =>
      seat === 0 ? { ...player, permanents: [id] } : player,
    ),
  });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const inGames = seenInGames();
const page = readFileSync(new URL('../../../docs/bot-protocol.md', import.meta.url), 'utf8');
const examples = page.split('\n').filter((line) => /^[<>] \{/.test(line));

test.each(examples)('%s', (line) => {
  const read = line.startsWith('>')
    ? parseHostMessage(line.slice(2))
    : parseBotMessage(line.slice(2));
  expect(read).toMatchObject({ ok: true });
});

test('the page shows both sides', () => {
  const types = new Set(
    examples.map((line) => `${line[0]} ${/"type":"([a-z]+)"/.exec(line)?.[1]}`),
  );
  expect([...types].sort()).toEqual(
    ['< choose', '< hello', '> decide', '> end', '> error', '> hello', '> start'].sort(),
  );
});

/** Reads the table below a heading: the fields of each message type. */
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

interface Named {
  readonly [field: string]: unknown;
}

interface Question extends Named {
  readonly step: string;
  readonly default: string;
  readonly options: readonly (Named & { readonly kind: string; readonly token: string })[];
}

const questions = examples
  .filter((line) => line.includes('"type":"decide"'))
  .map(
    (line) =>
      JSON.parse(line.slice(2)) as {
        readonly view: Named & { readonly decision: Question };
        readonly position: Named;
        readonly events: readonly (Named & { readonly type: string })[];
      },
  );

function unknownFields(seen: Seen, name: string, example: object): readonly string[] {
  return Object.keys(example)
    .filter((field) => seen.get(name)?.has(field) !== true)
    .map((field) => `${name}.${field}`);
}

test('steps, options and events of the examples exist, with the fields that they have', () => {
  expect(questions.length).toBeGreaterThan(1);
  expect(questions.flatMap(({ events }) => events)).not.toEqual([]);
  for (const { view: seen, position, events } of questions) {
    const { decision } = seen;
    expect(unknownFields(inGames.places, 'view', seen)).toEqual([]);
    expect(unknownFields(inGames.places, 'position', position)).toEqual([]);
    expect(unknownFields(inGames.questions, decision.step, decision)).toEqual([]);
    for (const option of decision.options) {
      expect(unknownFields(inGames.options, option.kind, option)).toEqual([]);
    }
    for (const event of events) {
      expect(unknownFields(inGames.events, event.type, event)).toEqual([]);
    }
    const tokens = decision.options.map((option) => option.token);
    expect(tokens).toContain(decision.default);
    expect(tokens).toEqual([...new Set(tokens)].sort());
  }
});

test('the rules of the example are rules that can be played', () => {
  const starts = examples.filter((line) => line.includes('"type":"start"'));
  expect(starts).not.toEqual([]);
  for (const line of starts) {
    const { options, names } = JSON.parse(line.slice(2)) as { options: object; names: string[] };
    expect(checkOptions(options)).toMatchObject({ ok: true, value: { players: names.length } });
  }
});

/** Words in code style in the line of the document that starts with this text. */
function wordsOf(beginning: string): readonly string[] {
  const line = page.split('\n').find((one) => one.startsWith(beginning)) ?? '';
  return [...line.slice(beginning.length).matchAll(/`([\w.-]+)`/g)].map(([, word = '']) => word);
}

test('the fields of the view that the text names exist', () => {
  const ofPlayer = wordsOf('- `view.players[n]`:');
  expect(ofPlayer).toContain('handSize');
  expect(ofPlayer.filter((field) => inGames.places.get('player')?.has(field) !== true)).toEqual([]);
  const ofTable = page.match(/`view\.(\w+)`/g)?.map((field) => field.slice(6, -1)) ?? [];
  expect(ofTable).toContain('stacks');
  for (const field of ofTable) expect([...(inGames.places.get('view') ?? [])]).toContain(field);
});

test('the kinds of options that the text names exist', () => {
  const kinds = wordsOf('- Each option has a `token` ').filter((word) => word.length > 2);
  expect(kinds).toContain('lead');
  const fields = ['kind', 'card', 'role', 'planet'];
  const known = new Set([...inGames.options.keys(), ...fields]);
  expect(kinds.filter((kind) => !known.has(kind))).toEqual([]);
});

test('the table of steps lists every step with a question, with its numbers', () => {
  const rows = page.split('\n').filter((line) => /^ {2}\| `/.test(line));
  const table = new Map<string, string[]>();
  for (const row of rows.slice(1)) {
    const [, steps = '', , numbers = ''] = row.split('|');
    const words = (text: string): string[] =>
      [...text.matchAll(/`([A-Za-z-]+)`/g)].map((match) => match[1] ?? '').sort();
    for (const step of words(steps)) table.set(step, words(numbers));
  }
  for (const [step, fields] of inGames.questions) {
    const numbers = [...fields].filter((field) => !SHARED.has(field)).sort();
    expect([step, table.get(step)]).toEqual([step, numbers]);
  }
  expect(inGames.questions.size).toBeGreaterThan(20);
});
