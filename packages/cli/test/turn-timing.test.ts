// The time a person waits depends only on which seats had to decide and how often, not on hidden
// cards or thinking times.
import type { Bot } from '@eminent/bots';
import { answerBudget, Table } from '@eminent/table';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { budgetOf, type Clock, runInTime } from '../src/turn-timing.ts';

class ManualClock implements Clock {
  time = 0;
  now(): number {
    return this.time;
  }
  until(moment: number): Promise<void> {
    this.time = Math.max(this.time, moment);
    return Promise.resolve();
  }
}

interface Thought {
  readonly options: number;
  readonly ms: number;
}

/** The bot answers a single option at once, and otherwise thinks for `ms`. */
function tableOf(clock: ManualClock, ms: number, thoughts: Thought[]): Table {
  const bot: Bot = {
    name: 'slow',
    choose({ view, random }) {
      const all = view.decision?.options ?? [];
      const spent = all.length === 1 ? 0 : ms;
      clock.time += spent;
      thoughts.push({ options: all.length, ms: spent });
      return { token: all[random.below(all.length)]?.token ?? '' };
    },
  };
  const seat = { kind: 'bot', name: 'slow', bot: 'slow' } as const;
  const person = { kind: 'person', name: 'you' } as const;
  return new Table(
    { game: gameOptions({ players: 3 }), seed: 'pace', seats: [person, seat, seat] },
    () => bot,
  );
}

/** Plays a game. Lists every time the person waits, with the bot's questions during that time. */
async function waitsOf(ms: number): Promise<{ wait: number; thoughts: readonly Thought[] }[]> {
  const clock = new ManualClock();
  const thoughts: Thought[] = [];
  const table = tableOf(clock, ms, thoughts);
  const budgets = [0, answerBudget(100), answerBudget(100)];
  const waits: { wait: number; thoughts: readonly Thought[] }[] = [];
  while (!table.over) {
    const before = clock.time;
    await runInTime(table, [], [], budgets, clock);
    waits.push({ wait: clock.time - before, thoughts: [...thoughts] });
    thoughts.length = 0;
    if (table.over) break;
    const decision = table.viewOf(0).decision;
    const token = decision?.options.at(-1)?.token ?? '';
    expect(table.answer(0, table.question, token)).toEqual({ ok: true });
  }
  return waits;
}

test('every wait is the number of questions times the budget, whatever the number of options', async () => {
  const waits = await waitsOf(100);
  for (const { wait, thoughts } of waits) {
    expect(wait).toBeCloseTo(thoughts.length * answerBudget(100));
  }
  // Makes sure that thinking times differ among waits with equally many questions.
  const thought = new Map<number, Set<number>>();
  for (const { thoughts } of waits) {
    const total = thoughts.reduce((sum, { ms }) => sum + ms, 0);
    thought.set(thoughts.length, (thought.get(thoughts.length) ?? new Set()).add(total));
  }
  expect(Math.max(...[...thought.values()].map((totals) => totals.size))).toBeGreaterThan(1);
  expect(
    waits.flatMap(({ thoughts }) => thoughts).filter(({ options }) => options === 1),
  ).not.toEqual([]);
});

test('a faster bot does not shorten the wait', async () => {
  const slow = await waitsOf(100);
  const quick = await waitsOf(3);
  expect(quick.map(({ wait }) => Math.round(wait))).toEqual(
    slow.map(({ wait }) => Math.round(wait)),
  );
});

test('a bot that searches gets its budget, another one answers quickly', () => {
  expect(budgetOf('emperor')).toBeGreaterThan(100);
  expect(budgetOf('emperor:ms=250')).toBeGreaterThan(250);
  expect(budgetOf('emperor:work=100')).toBeGreaterThan(50);
  expect(budgetOf('captain')).toBe(answerBudget(0));
  expect(budgetOf('captain:ms=250')).toBe(answerBudget(0));
  expect(budgetOf('exec:python3 bot.py')).toBeGreaterThan(100);
});
