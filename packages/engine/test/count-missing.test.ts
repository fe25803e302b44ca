// `countMissing` gives the same number as the slower `planetsMissing`, in positions of all
// rulesets.
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { legalOptions, newGame, playTrusted, randomFromSeed, RULESETS } from '../src/index.ts';
import { testSeed } from '../../../tools/test-depth.ts';
import { countMissing, planetCounts, planetsMissing } from '../src/queries/planet-prerequisites.ts';

const seed = `count missing ${testSeed(1)}`;

test.for(RULESETS)(
  `missing planets are counted as they are listed: %s (seed ${seed})`,
  (ruleset) => {
    const state = newGame(gameOptions({ ruleset, players: 3 }), seed);
    const random = randomFromSeed(seed);
    for (let ply = 0; ply < 400 && !state.over; ply++) {
      const legal = legalOptions(state);
      playTrusted(state, legal[random.below(legal.length)] ?? 0);
      for (const player of state.players) {
        const listed = state.technologies.map((kind) =>
          planetsMissing(player, kind).reduce((sum, { need, have }) => sum + need - have, 0),
        );
        const counts = planetCounts(player);
        expect(state.technologies.map((kind) => countMissing(player, counts, kind))).toEqual(
          listed,
        );
      }
    }
  },
);
