// A record of a daily game is accepted only if the deal, the opponents and every answer are right.
import { formatRecord, parseRecord } from '@eminent/engine';
import { dailyGame, daysLater } from '@eminent/protocol';
import { expect, test } from 'vitest';
import { checkDaily, type DailyVerdict, Table } from '../src/index.ts';

const DATE = '2026-11-27';

function verdictOf(date: string, text: string): DailyVerdict {
  const check = checkDaily(date, text);
  for (;;) {
    const step = check.next();
    if (step.done === true) return step.value;
  }
}

/** Bot `as` plays for the user. `opponent` replaces the bots of the day. */
function recordOf(date: string, as: string, opponent?: string): string {
  const daily = dailyGame(date);
  if (daily === undefined) throw new Error('no date');
  const seats = daily.bots.map((bot) => {
    const name = bot === undefined ? as : (opponent ?? bot);
    return { kind: 'bot', name, bot: name } as const;
  });
  const table = new Table({ game: daily.game, seed: daily.seed, seats });
  while (!table.over) table.step();
  return table.recordText();
}

const PLAYED = recordOf(DATE, 'trader');

test('the score and the result follow from the record', () => {
  const verdict = verdictOf(DATE, PLAYED);
  const read = parseRecord(PLAYED);
  const own = dailyGame(DATE)?.bots.indexOf(undefined) ?? -1;
  expect(verdict).toMatchObject({ ok: true, won: read.ok && read.value.winners?.includes(own) });
  expect(verdict.ok && verdict.score).toBeGreaterThan(0);
});

test.each([
  ['another date', () => verdictOf(daysLater(DATE, 3), PLAYED), /another deal/],
  ['no date', () => verdictOf('2026-02-30', PLAYED), /no such date/],
  ['no record', () => verdictOf(DATE, 'won 99'), /./],
  ['easier opponents', () => verdictOf(DATE, recordOf(DATE, 'trader', 'random')), /differently/],
  ['a game cut short', () => verdictOf(DATE, cutShort()), /not over/],
  ['another seed', () => verdictOf(DATE, PLAYED.replace(DATE, '2026-11-28')), /another deal/],
  ['old rules', () => verdictOf(DATE, PLAYED.replace(/^rules: .*$/m, 'rules: 1')), /another deal/],
  [
    'an impossible answer',
    () => verdictOf(DATE, PLAYED.replace(/^(1\. seat \d+): \S+ /m, '$1: nonsense ')),
    /./,
  ],
])('%s is refused', (_, verdict, error) => {
  const given = verdict();
  expect(given.ok).toBe(false);
  expect(given.ok ? '' : given.error).toMatch(error);
});

function cutShort(): string {
  const read = parseRecord(PLAYED);
  if (!read.ok) throw new Error(read.error);
  const { winners: _, turns, ...rest } = read.value;
  return formatRecord({ ...rest, turns: turns.slice(0, -1) });
}
