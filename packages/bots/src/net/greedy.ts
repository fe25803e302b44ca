// The net without search: the option after which it sees the best chance, over a few deals of what is hidden.
import { formatOption, legalOptions, playTrusted } from '@eminent/engine';
import type { Asked, Reply } from '../bot.ts';
import type { Evaluator } from '../search/evaluator.ts';

/** Rates every option in `worlds` deals and answers with the best. */
export function greedyReply(asked: Asked, evaluator: Evaluator, worlds: number): Reply {
  const first = asked.sample(asked.random);
  const options = legalOptions(first);
  const seat = first.frames.at(-1)?.seat ?? 0;
  const sums = options.map(() => 0);
  if (options.length > 1) {
    for (let i = 0; i < worlds; i++) {
      const world = i === 0 ? first : asked.sample(asked.random);
      for (const [k, option] of options.entries()) {
        const after = world.clone();
        playTrusted(after, option);
        sums[k] = (sums[k] ?? 0) + (evaluator.chanceOf?.(after, seat) ?? 0);
      }
    }
  }
  const ranking = options
    .map((option, k) => ({
      token: formatOption(first, option),
      winChance: (sums[k] ?? 0) / worlds,
    }))
    .sort((a, b) => b.winChance - a.winChance);
  const [best] = ranking;
  if (best === undefined) throw new Error('no legal option');
  return { token: best.token, winChance: best.winChance, ranking };
}
