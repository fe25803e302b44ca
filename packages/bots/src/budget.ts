// Finds bots by names that may contain a budget, such as `emperor:ms=250`.
import type { Bot, Budget } from './bot.ts';

/** Parses a budget such as `ms=250` or `work=400`. Returns undefined if it is malformed or 0. */
function parseBudget(text: string): Budget | undefined {
  const match = /^(ms|work)=(\d{1,6})$/.exec(text);
  const amount = Number(match?.[2]);
  if (match === null || amount === 0) return undefined;
  return match[1] === 'ms' ? { ms: amount } : { work: amount };
}

/**
 * Returns the bot with a name such as `emperor`; undefined if the name or budget is wrong. A budget
 * after the name, as in `emperor:ms=250`, replaces the budget of every request.
 */
export function findAmong(bots: readonly Bot[], spec: string): Bot | undefined {
  const [name, ...rest] = spec.split(':');
  const bot = bots.find((one) => one.name === name);
  if (bot === undefined || rest.length === 0) return bot;
  const budget = parseBudget(rest.join(':'));
  if (budget === undefined) return undefined;
  return {
    name: spec,
    ...(bot.spends === undefined ? {} : { spends: budget }),
    choose: (request) => bot.choose({ ...request, budget }),
  };
}
