// Chooses with an evaluator but without a search tree.
import { formatOption, legalOptions, playTrusted } from '@eminent/engine';
import type { BotRequest, Reply } from '../bot.ts';
import type { Evaluator } from '../search/evaluator.ts';

/** Ranks options by the deciding seat's mean chance after them. Needs `evaluator.chanceOf`. */
export function greedyReply(
  request: BotRequest,
  evaluator: Evaluator,
  determinizations: number,
): Reply {
  const first = request.sample(request.random);
  const options = legalOptions(first);
  const seat = first.frames.at(-1)?.seat ?? 0;
  const sums = options.map(() => 0);
  if (options.length > 1) {
    for (let i = 0; i < determinizations; i++) {
      const sample = i === 0 ? first : request.sample(request.random);
      for (const [k, option] of options.entries()) {
        const after = sample.clone();
        playTrusted(after, option);
        sums[k] = (sums[k] ?? 0) + (evaluator.chanceOf?.(after, seat) ?? 0);
      }
    }
  }
  const ranking = options
    .map((option, k) => ({
      token: formatOption(first, option),
      winChance: (sums[k] ?? 0) / determinizations,
    }))
    .sort((a, b) => b.winChance - a.winChance);
  const [best] = ranking;
  if (best === undefined) throw new Error('no legal option');
  return { token: best.token, winChance: best.winChance, ranking };
}
