// Verifies the record of a daily game by replaying it: the deal must be that of the date, the
// player's answers must be legal, and the bots must give the recorded answers.
import { legalOptions, parseOption, parseRecord, RULES_VERSION } from '@eminent/engine';
import { dailyGame } from '@eminent/protocol';
import { Table } from './table.ts';

export type DailyVerdict =
  | { readonly ok: true; readonly score: number; readonly won: boolean }
  | { readonly ok: false; readonly error: string };

const refuse = (error: string): DailyVerdict => ({ ok: false, error });

/** Verifies the record of a daily game. Yields after each turn, to let a server do other work. */
export function* checkDaily(date: string, text: string): Generator<void, DailyVerdict> {
  const daily = dailyGame(date);
  if (daily === undefined) return refuse('there is no such date');
  const record = parseRecord(text);
  if (!record.ok) return refuse(record.error);
  const { options, seed, rules = RULES_VERSION, turns } = record.value;
  const isSameDeal = seed === daily.seed && JSON.stringify(options) === JSON.stringify(daily.game);
  if (!isSameDeal || rules !== RULES_VERSION) return refuse('it is another deal');
  const seats = daily.bots.map((bot) =>
    bot === undefined
      ? ({ kind: 'person', name: '' } as const)
      : ({ kind: 'bot', name: bot, bot } as const),
  );
  const table = new Table({ game: daily.game, seed, seats });
  for (const turn of turns) {
    for (const token of turn.tokens) {
      const error = playToken(table, token);
      if (error !== undefined) return refuse(error);
    }
    yield;
  }
  if (!table.over) return refuse('the game is not over');
  const seat = daily.bots.indexOf(undefined);
  const { players, winners = [] } = table.viewOf(seat);
  return { ok: true, score: players[seat]?.score.total ?? 0, won: winners.includes(seat) };
}

/** Plays an answer. Returns why it is rejected; undefined if it is valid. */
function playToken(table: Table, token: string): string | undefined {
  if (table.over) return 'answers come after the end of the game';
  const option = parseOption(table.state, token);
  if (option === undefined || !legalOptions(table.state).includes(option)) {
    return `an answer at ply ${table.ply} is not possible`;
  }
  if (table.waitsForBot) {
    const answer = table.chooseBotAnswer();
    if (answer.option !== option) return `an opponent answers differently at ply ${table.ply}`;
    table.playBotAnswer(answer);
    return undefined;
  }
  const outcome = table.answer(table.deciding, table.question, token);
  return outcome.ok ? undefined : outcome.refusal.sentence;
}
