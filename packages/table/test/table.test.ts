// The table: accepts legal answers and undos, refuses others, and replays its record.
import {
  formatFairSeed,
  parseRecord,
  replayRecord,
  sha256Hex,
  SPECTATOR,
  RULES_VERSION,
} from '@eminent/engine';
import { asQuestionId, type SavedGame } from '@eminent/protocol';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { updateSavedGame, shuffleSeats, Table, restoreTable } from '../src/index.ts';

const person = { kind: 'person', name: 'Ada' } as const;
const bot = { kind: 'bot', name: 'Vega', bot: 'captain' } as const;

const saved: SavedGame = {
  id: 'one',
  game: gameOptions({ players: 2 }),
  seed: 'table',
  seats: [person, bot],
  tokens: [],
  lastQuestion: 0,
};

function table(): Table {
  return new Table(saved);
}

function wholeGame(): readonly string[] {
  const game = table();
  while (!game.over) {
    if (game.waitsForBot) game.step();
    else game.answer(0, game.question, game.viewOf(0).decision?.default ?? '');
  }
  return game.tokens;
}

test('an answer counts if it is legal and from the deciding seat to the open question', () => {
  const game = table();
  const { question } = game;
  expect(game.answer(1, question, 'done')).toMatchObject({ refusal: { reason: 'not-your-turn' } });
  const other = asQuestionId(question + 3);
  expect(game.answer(0, other, 'done')).toMatchObject({ refusal: { reason: 'stale' } });
  expect(game.answer(0, question, 'buy:war-path')).toMatchObject({
    refusal: { reason: 'illegal' },
  });
  const long = game.answer(0, question, `${'['.repeat(10_000)}\n`);
  expect(!long.ok && long.refusal.sentence.length).toBeLessThan(100);
  expect(game.ply).toBe(0);
  expect(game.answer(0, question, 'done')).toEqual({ ok: true });
  expect(game.ply).toBe(1);
});

test('own choices can be undone until something is revealed', () => {
  const game = table();
  game.answer(0, game.question, 'done');
  game.answer(0, game.question, 'lead:warfare');
  expect(game.freeUndoPly(0)).toBe(0);
  expect(game.undoTo(1, 0, false)).toEqual({ ok: true });
  expect(game.tokens).toEqual(['done']);
  game.answer(0, game.question, 'lead:warfare');
  game.answer(0, game.question, 'done');
  while (!game.undoScope(1, 0).learnedByMe) {
    if (game.waitsForBot) game.step();
    else game.answer(0, game.question, game.viewOf(0).decision?.default ?? '');
  }
  expect(game.undoTo(1, 0, false)).toMatchObject({ refusal: { reason: 'not-free' } });
  expect(game.undoTo(1, 0, true)).toEqual({ ok: true });
});

test('after an undo, a late answer to the old question is stale and the new question is open', () => {
  const game = table();
  game.answer(0, game.question, 'done');
  const seen = game.question;
  game.answer(0, seen, 'lead:warfare');
  const boosting = game.question;
  game.undoTo(1, 0, false);
  expect(game.ply).toBe(1);
  // The open question has the same ply as `seen` but is another one. `boosting` was undone.
  for (const late of [seen, boosting]) {
    expect(game.answer(0, late, 'lead:survey')).toMatchObject({ refusal: { reason: 'stale' } });
  }
  expect(game.tokens).toEqual(['done']);
  expect(game.answer(0, game.question, 'lead:survey')).toEqual({ ok: true });
});

test('an undo requested before another undo is stale; after more answers it is still valid', () => {
  const game = table();
  game.answer(0, game.question, 'done');
  const seen = game.question;
  game.answer(0, seen, 'lead:warfare');
  expect(game.undoTo(0, 0, false, seen)).toEqual({ ok: true });
  game.answer(0, game.question, 'done');
  expect(game.undoTo(0, 0, false, seen)).toMatchObject({ refusal: { reason: 'stale' } });
  expect(game.tokens).toEqual(['done']);
});

test('an undo to the current ply changes nothing, not even the question', () => {
  const game = table();
  const { question } = game;
  expect(game.undoTo(0, 0, false)).toEqual({ ok: true });
  expect(game.question).toBe(question);
});

test('a bot answer to an undone question is not played', () => {
  const game = table();
  game.answer(0, game.question, 'done');
  game.answer(0, game.question, 'lead:warfare');
  game.answer(0, game.question, 'done');
  expect(game.waitsForBot).toBe(true);
  const thought = game.chooseBotAnswer();
  game.undoTo(0, 0, true);
  const { ply } = game;
  expect(game.playBotAnswer(thought)).toMatchObject({ refusal: { reason: 'stale' } });
  expect(game.ply).toBe(ply);
});

test('an answer of several parts counts as a whole or not at all', () => {
  const game = table();
  game.answer(0, game.question, 'done');
  game.answer(0, game.question, 'lead:warfare');
  const boosting = game.question;
  const { ply } = game;
  const wrong = game.answerStep(0, boosting, ['boost:warfare', 'boost:war-path'], true);
  expect(wrong).toMatchObject({ refusal: { reason: 'illegal' } });
  expect([game.ply, game.question]).toEqual([ply, boosting]);
  expect(game.answerStep(0, boosting, [], false)).toMatchObject({ refusal: { reason: 'illegal' } });
  expect(game.answerStep(0, boosting, [], true)).toEqual({ ok: true });
  expect(game.tokens.at(-1)).toBe('done');
});

test('against bots, undo stops at what the person learned; among people, at what anyone learned or chose', () => {
  const alone = table();
  const together = new Table({ ...saved, seats: [person, { ...person, name: 'Bob' }] });
  let differences = 0;
  while (!alone.over) {
    const { deciding } = alone;
    const token = alone.viewOf(deciding).decision?.default ?? '';
    if (deciding === 1) alone.step();
    else alone.answer(deciding, alone.question, token);
    together.answer(deciding, together.question, alone.tokens.at(-1) ?? '');
    const [freely, carefully] = [alone.freeUndoPly(0), together.freeUndoPly(0)];
    expect(alone.undoScope(freely, 0).learnedByMe).toBe(false);
    expect(together.undoScope(carefully, 0)).toEqual({
      learnedByMe: false,
      learnedByOthers: false,
      chosenByOthers: false,
    });
    expect(freely).toBeLessThanOrEqual(carefully);
    if (freely < carefully) differences++;
  }
  expect(differences).toBeGreaterThan(0);
});

test('a restored game uses new question ids', () => {
  const game = table();
  game.answer(0, game.question, 'done');
  const late = game.question;
  const again = restoreTable(updateSavedGame(saved, game));
  if (!again.ok) throw new Error(again.error);
  expect(again.value.tokens).toEqual(game.tokens);
  expect(again.value.question).toBeGreaterThan(late);
  expect(again.value.answer(0, late, 'lead:survey')).toMatchObject({
    refusal: { reason: 'stale' },
  });
});

test('a game saved without a rules version continues under the first rules, a new one under the current rules', () => {
  const prototype = { ...saved, game: gameOptions({ ruleset: 'prototype-2010' }) };
  const old = restoreTable({ ...prototype, tokens: ['done', 'lead:produce'] });
  if (!old.ok) throw new Error(old.error);
  expect(old.value.rules).toBe(1);
  expect(old.value.recordText()).toContain('rules: 1\n');
  expect(restoreTable(updateSavedGame(prototype, old.value))).toMatchObject({ ok: true });
  const fresh = restoreTable({ ...prototype, tokens: [] });
  if (!fresh.ok) throw new Error(fresh.error);
  expect(updateSavedGame(prototype, fresh.value).rules).toBe(RULES_VERSION);
  expect(restoreTable({ ...prototype, tokens: [], rules: RULES_VERSION + 1 })).toMatchObject({
    ok: false,
  });
});

test.each([
  ['a token that is none', { tokens: ['done', 'nonsense'] }],
  ['an answer that was not possible', { tokens: ['done', 'done'] }],
  ['answers after the end', { tokens: [...wholeGame(), 'done'] }],
  ['a bot that nobody knows', { seats: [person, { ...bot, bot: 'x' }] }],
  ['too few seats', { seats: [person] }],
])('a kept game with %s is refused in a sentence', (_, part) => {
  const again = restoreTable({ ...saved, ...part });
  expect(again.ok).toBe(false);
  expect(again.ok ? '' : again.error).toMatch(/^.{5,200}$/);
});

test('a whole game of bots leaves a record that replays, and spectators see no hand', () => {
  const game = new Table({
    game: gameOptions({ players: 3, variant: 'extended' }),
    seed: 'bots',
    seats: [bot, { ...bot, bot: 'random' }, bot],
  });
  while (!game.over) game.step();
  const record = parseRecord(game.recordText());
  expect(record.ok && replayRecord(record.value).ok).toBe(true);
  expect(game.viewOf(SPECTATOR).players.every((player) => player.hand === undefined)).toBe(true);
  const events = game.eventsSince(0, SPECTATOR);
  expect(events.some((event) => event.type === 'draw' && event.cards !== undefined)).toBe(false);
  const again = new Table({ ...game.options, seats: [person, person, person] });
  again.restore(game.tokens);
  expect(again.ply).toBe(game.ply);
});

test('scenarios chosen before the game have no question and no undo, also after a restore', () => {
  const named: SavedGame = {
    ...saved,
    game: gameOptions({ players: 2, ruleset: 'escalation', scenarios: 'chosen' }),
    scenarios: ['explorer', 'destroyer'],
  };
  const first = new Table(named);
  expect(first.tokens).toEqual(['scenario:explorer', 'scenario:destroyer']);
  expect(first.viewOf(0).players.map(({ scenario }) => scenario)).toEqual(named.scenarios);
  const again = restoreTable(updateSavedGame(named, first));
  if (!again.ok) throw new Error(again.error);
  for (const game of [first, again.value]) {
    expect(game.tokens).toHaveLength(2);
    expect(game.viewOf(0).decision?.step).not.toBe('choose-scenario');
    expect(game.undoReach(0)).toEqual({ free: 2 });
    expect(game.undoTo(1, 0, true)).toMatchObject({ ok: false, refusal: { reason: 'stale' } });
    expect(replayRecord(game.record()).ok).toBe(true);
  }
});

test('scenarios that exclude each other are refused before the game', () => {
  const game = gameOptions({ players: 2, ruleset: 'escalation', scenarios: 'chosen' });
  const scenarios = ['battlecruiser', 'destroyer'];
  expect(() => new Table({ ...saved, game, scenarios })).toThrow(/same start planet/);
  expect(restoreTable({ ...saved, game, scenarios })).toMatchObject({ ok: false });
});

test('wrong seat counts and unknown bots are refused; shuffling keeps all seats', () => {
  const game = gameOptions({ players: 2 });
  expect(() => new Table({ game, seed: 'a', seats: [person] })).toThrow('1 seats for 2 players');
  expect(() => new Table({ game, seed: 'a', seats: [person, { ...bot, bot: 'x' }] })).toThrow(
    'no bot is called x',
  );
  expect(new Set(shuffleSeats([person, bot], 'seed'))).toEqual(new Set([person, bot]));
});

test('a table with new shuffles after an undo is reproducible', () => {
  const fair = {
    ...saved,
    seed: formatFairSeed(sha256Hex('table')),
    seats: [person, { ...person, name: 'Bob' }],
    freshShuffles: true,
  };
  /** Plays a game with two undos. The first takes back shuffles, the second does not. */
  const played = (): Table => {
    const game = new Table(fair);
    const answer = (pick: number): void => {
      const options = game.viewOf(game.deciding).decision?.options ?? [];
      const token = options[pick % options.length]?.token ?? '';
      expect(game.answer(game.deciding, game.question, token)).toEqual({ ok: true });
    };
    for (let i = 0; i < 120; i++) answer(i * 7);
    expect(game.undoTo(30, 0, true)).toEqual({ ok: true });
    for (let i = 0; i < 60; i++) answer(i * 5);
    const free = game.freeUndoPly(game.deciding);
    expect(game.undoTo(free, game.deciding, false)).toEqual({ ok: true });
    for (let i = 0; i < 60; i++) answer(i * 3);
    return game;
  };
  const game = played();
  expect(played().recordText()).toBe(game.recordText());
  expect(played().undone).toEqual(game.undone);
  expect(game.undone[0]).toMatchObject({ to: 30 });
  expect(game.undone[0]?.tokens).toHaveLength(90);
  expect(game.record().seed).toMatch(/^fair:1:[0-9a-f]{64},\d+=\d+/);
  const record = parseRecord(game.recordText());
  expect(record.ok && replayRecord(record.value).ok).toBe(true);
  // A game with the same answers but without the undos has other cards.
  const straight = new Table({ ...fair, freshShuffles: false });
  expect(() => {
    straight.restore(game.tokens);
    expect(straight.viewOf(0)).toEqual(game.viewOf(0));
  }).toThrow();
});

test('new shuffles after an undo need the seed of a fair deal', () => {
  expect(() => new Table({ ...saved, freshShuffles: true })).toThrow('the seed of a fair deal');
});
