// Private views and next questions, over random games of every ruleset.
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  decidingSeat,
  joinViews,
  privateHandView,
  type PrivateHandView,
  privateTurnView,
  type PlayerView,
  playerView,
  playTrusted,
  privateView,
  SPECTATOR,
  seatsYetToFollow,
  tableView,
  nextQuestion,
  ViewChanges,
  view,
} from '../src/index.ts';
import { fewer, gamesOf, KINDS_OF_GAMES, playRandomly } from './random-games.ts';
import { scene } from './scene.ts';

/** In a deep run, each kind of game twice; Escalation then once from a rich position. */
const twice = (games: readonly unknown[]): readonly number[] => {
  const setting = process.env['EMINENT_CHEAP'];
  return setting === undefined ? gamesOf(2 * games.length) : [...Array(Number(setting)).keys()];
};

function same(found: unknown, wanted: unknown, place: string): void {
  if (isDeepStrictEqual(found, wanted)) return;
  throw new Error(`${place}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

test.each(KINDS_OF_GAMES)(
  '%s: what all see and the part of a seat are together the view of the seat',
  (_, games) => {
    let positions = 0;
    for (const game of twice(games)) {
      playRandomly(
        game,
        (state, legal, random) => {
          if (state.ply % 4 !== game % 4)
            return playTrusted(state, legal[random.below(legal.length)] ?? -1);
          const publicView = view(state, SPECTATOR);
          for (const seat of state.players.keys()) {
            positions++;
            const joined = joinViews(publicView, privateView(state, seat));
            same(joined, view(state, seat), `game ${game} ply ${state.ply} seat ${seat}`);
          }
          playTrusted(state, legal[random.below(legal.length)] ?? -1);
        },
        games,
      );
    }
    expect(positions).toBeGreaterThan(fewer(7000));
  },
);

test.each(KINDS_OF_GAMES)('%s: an unchanged part of a view has the same contents', (_, games) => {
  let positions = 0;
  let kept = 0;
  for (const game of gamesOf(games.length)) {
    const changes = new ViewChanges();
    const players: PlayerView[] = [];
    const hands: PrivateHandView[] = [];
    playRandomly(
      game,
      (state, legal, random) => {
        if (state.ply % 4 !== game % 4)
          return playTrusted(state, legal[random.below(legal.length)] ?? -1);
        const place = `game ${game} ply ${state.ply}`;
        const publicView = view(state, SPECTATOR);
        const { players: all, ...table } = publicView;
        same(tableView(state, SPECTATOR), table, place);
        for (const seat of state.players.keys()) {
          positions++;
          if (changes.hasPlayerChanged(state, seat))
            players[seat] = playerView(state, seat, SPECTATOR);
          else kept++;
          if (changes.hasHandChanged(state, seat)) hands[seat] = privateHandView(state, seat);
          expect(changes.hasPlayerChanged(state, seat) || changes.hasHandChanged(state, seat)).toBe(
            false,
          );
          same(players[seat], all[seat], `${place} seat ${seat}`);
          const own = { ...privateTurnView(state, seat), ...hands[seat] };
          same(own, privateView(state, seat), `${place} seat ${seat}`);
        }
        playTrusted(state, legal[random.below(legal.length)] ?? -1);
      },
      games,
    );
  }
  expect(positions).toBeGreaterThan(fewer(1000));
  expect(kept).toBeGreaterThan(positions / 10);
});

test.each(KINDS_OF_GAMES)(
  '%s: a question shown in advance comes unchanged, whatever earlier seats answer',
  (_, games) => {
    let compared = 0;
    for (const game of twice(games)) {
      /** The options that each seat was shown in advance since the role was led. */
      let shown: Record<number, string> = {};
      let wasShown = new Set<number>();
      const essence = (options: readonly { readonly token: string }[]): string =>
        options.map(({ token }) => token).join();
      playRandomly(
        game,
        (state, legal, random) => {
          const deciding = decidingSeat(state);
          const { decision } = view(state, deciding);
          if (decision?.step === 'follow-or-dissent' && wasShown.has(deciding)) {
            compared++;
            same(essence(decision.options), shown[deciding], `game ${game} ply ${state.ply}`);
          }
          const toCome = seatsYetToFollow(state);
          expect(toCome).not.toContain(deciding);
          if (toCome.length === 0) {
            shown = {};
            wasShown = new Set();
          }
          for (const seat of toCome) {
            const upcoming = nextQuestion(state, seat);
            if (upcoming === undefined) continue;
            expect(upcoming.decision).toMatchObject({ seat, ply: -1 });
            wasShown.add(seat);
            shown[seat] = essence(upcoming.decision.options);
          }
          playTrusted(state, legal[random.below(legal.length)] ?? -1);
        },
        games,
      );
    }
    expect(compared).toBeGreaterThan(fewer(100));
  },
);

test('a hand is sent again when its seat becomes the leader, for whom cards may be worth more', () => {
  const own = { hand: 'survey', permanents: 'wealth-of-knowledge' };
  const { state } = scene({ options: { ruleset: 'escalation' }, at: 'role', seats: [{}, own] });
  const changes = new ViewChanges();
  expect([changes.hasHandChanged(state, 1), changes.hasHandChanged(state, 1)]).toEqual([
    true,
    false,
  ]);
  state.leader = 1;
  state.ply++;
  expect(changes.hasHandChanged(state, 1)).toBe(true);
  expect(privateHandView(state, 1).handSymbols['survey']).toMatchObject({ warfare: 1 });
});
