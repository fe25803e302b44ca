// What one seat knows beyond all others, and the question it will be asked: over random games of every ruleset.
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  decidingSeat,
  joinViews,
  playTrusted,
  privateView,
  SPECTATOR,
  seatsToCome,
  upcomingQuestion,
  view,
} from '../src/index.ts';
import { playRandomly } from './random-games.ts';

const GAMES = Number(process.env['EMINENT_CHEAP'] ?? 60);

function same(found: unknown, wanted: unknown, place: string): void {
  if (isDeepStrictEqual(found, wanted)) return;
  throw new Error(`${place}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

test('what all see and the part of a seat are together the view of the seat', () => {
  let positions = 0;
  for (let game = 0; game < GAMES; game++) {
    playRandomly(game, (state, legal, random) => {
      if (state.ply % 4 !== game % 4)
        return playTrusted(state, legal[random.below(legal.length)] ?? -1);
      const everybody = view(state, SPECTATOR);
      for (const seat of state.players.keys()) {
        positions++;
        const joined = joinViews(everybody, privateView(state, seat));
        same(joined, view(state, seat), `game ${game} ply ${state.ply} seat ${seat}`);
      }
      playTrusted(state, legal[random.below(legal.length)] ?? -1);
    });
  }
  expect(positions).toBeGreaterThan(10_000);
});

test('a question that is shown before is asked in the same way, whatever those before answer', () => {
  let seen = 0;
  for (let game = 0; game < GAMES; game++) {
    /** By seat, what it was shown since the role was led. */
    let shown: Record<number, string> = {};
    let wasShown = new Set<number>();
    const essence = (options: readonly { readonly token: string }[]): string =>
      options.map(({ token }) => token).join();
    playRandomly(game, (state, legal, random) => {
      const deciding = decidingSeat(state);
      const { decision } = view(state, deciding);
      if (decision?.step === 'follow-or-dissent' && wasShown.has(deciding)) {
        seen++;
        same(essence(decision.options), shown[deciding], `game ${game} ply ${state.ply}`);
      }
      const toCome = seatsToCome(state);
      expect(toCome).not.toContain(deciding);
      if (toCome.length === 0) {
        shown = {};
        wasShown = new Set();
      }
      for (const seat of toCome) {
        const upcoming = upcomingQuestion(state, seat);
        if (upcoming === undefined) continue;
        expect(upcoming.decision.seat).toBe(seat);
        wasShown.add(seat);
        shown[seat] = essence(upcoming.decision.options);
      }
      playTrusted(state, legal[random.below(legal.length)] ?? -1);
    });
  }
  expect(seen).toBeGreaterThan(100);
});
