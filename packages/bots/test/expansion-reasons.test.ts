// Reasons for options of Escalation: ships by size, opponents' cards, icons, peace, scenarios.
// Every kind of option has a specific reason.
import {
  decidingSeat,
  type GameState,
  legalOptions,
  newGame,
  OPTION,
  playTrusted,
  randomFromSeed,
  view,
} from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { scene } from '../../engine/test/scene.ts';
import { reasonsFor } from '../src/index.ts';
import type { Reason } from '../src/reason.ts';

const RULES = { ruleset: 'escalation', startPlanetChoice: 'old-only' } as const;

function reasonsAt(game: ReturnType<typeof scene>, token: string): readonly Reason[] {
  return reasonsFor(game.view(game.deciding), token);
}

function start(input: object, seed: string): GameState {
  return newGame(gameOptions({ ruleset: 'escalation', ...input }), seed);
}

describe('the cost of a planet is given in ships of its size', () => {
  test('a bustling one by a destroyer, a hostile one by nothing else', () => {
    const game = scene({
      options: RULES,
      seats: [{ hand: 'survey survey' }],
      planetDeck: 'terra-prime odonata lyttle',
      at: 'role',
    });
    game.play('lead:survey', 'boost:survey', 'boost:survey').until('keep-planet');
    const kept = game.of('keep').map((token) => reasonsAt(game, token)[0]);
    expect(kept).toContainEqual({ kind: 'costs', colonies: 4, ship: 'destroyer', ships: 1 });
    expect(kept).toContainEqual({ kind: 'costs', ship: 'destroyer', ships: 1 });
  });

  test('fighters bring no planet nearer that needs a destroyer', () => {
    const game = (planets: string, destroyers = 0) =>
      scene({
        options: RULES,
        seats: [{ hand: 'warfare', planets, extra: { destroyers } }],
        at: 'role',
      });
    const kinds = (planets: string, destroyers?: number) =>
      reasonsAt(game(planets, destroyers), 'lead:warfare');
    expect(kinds('terra-prime')).toContainEqual({ kind: 'fighters', n: 2 });
    expect(kinds('terra-prime')).not.toContainEqual(expect.objectContaining({ kind: 'nearer' }));
    expect(kinds('terra-prime', 1)).toContainEqual({ kind: 'ships-ready' });
    expect(kinds('terra-prime, lyttle')).toContainEqual(
      expect.objectContaining({ kind: 'nearer', role: 'warfare' }),
    );
  });

  test('no colony brings a hostile planet nearer', () => {
    const game = scene({
      options: RULES,
      seats: [{ hand: 'colonize', planets: 'odonata' }],
      at: 'role',
    });
    expect(reasonsAt(game, 'lead:colonize')).not.toContainEqual(
      expect.objectContaining({ kind: 'nearer' }),
    );
  });
});

test('the fleet reason names what it builds, and the value of a battlecruiser', () => {
  const game = scene({
    options: RULES,
    seats: [{ hand: 'survey', fighters: 3, extra: { destroyers: 2 } }],
  });
  expect(reasonsAt(game, 'use-fleet-1')).toEqual([{ kind: 'builds', ship: 'destroyer', n: 1 }]);
  expect(reasonsAt(game, 'use-fleet-2')).toEqual([{ kind: 'battlecruiser', influence: 2 }]);
});

test('a technology for ships names the ships, and the improved fleet as a way to pay', () => {
  const game = scene({
    options: RULES,
    seats: [{ hand: 'research research', fighters: 3, planets: 'lyttle up' }],
    at: 'role',
  });
  expect(reasonsAt(game, 'lead:research')).toContainEqual({ kind: 'improves-fleet' });
  game.play('lead:research', 'boost:research', 'boost:research');
  expect(reasonsAt(game, 'buy-with-ships:improved-research.fighter')).toContainEqual({
    kind: 'pays',
    ship: 'fighter',
    n: 3,
  });
  const [upgrade = ''] = game.options.filter((token) => /upgrade.*(ships|fighters)/.test(token));
  expect(reasonsAt(game, upgrade)).toEqual([
    { kind: 'improves-fleet' },
    { kind: 'pays', ship: 'fighter', n: 3 },
  ]);
});

test('the reason for annexing names what the owner gets', () => {
  const game = scene({
    options: RULES,
    seats: [{ hand: 'annex', fighters: 9 }, { planets: 'lyttle' }],
  });
  game.play('play:annex');
  const [annex = ''] = game.of('annex');
  expect(reasonsAt(game, annex)).toEqual([
    { kind: 'takes-planet', planet: '?', influence: 0 },
    { kind: 'owner-gains', influence: 2 },
  ]);
});

test('dissenting Warfare in peace brings influence', () => {
  const game = scene({
    options: RULES,
    seats: [
      { hand: 'warfare' },
      { hand: 'warfare', deck: 'survey survey', permanents: 'peace-treaty.fertile' },
    ],
    at: 'role',
  });
  game.play('lead:warfare').until('follow-or-dissent');
  expect(reasonsAt(game, 'dissent')[0]).toEqual({ kind: 'influence', n: 1 });
});

const MAX_CHECKS_PER_KIND = 25;

test('every kind of option that only Escalation has gets its own reason', () => {
  const silent = new Set<string>();
  const looks = new Map<number, number>();
  for (let n = 0; n < 24; n++) {
    const state = start(
      { players: 2 + (n % 4), scenarios: n % 3 === 0 ? 'chosen' : 'off' },
      `${n}`,
    );
    const random = randomFromSeed(`said ${n}`);
    while (!state.over) {
      const legal = legalOptions(state);
      const fresh = legal.filter(
        (option) => (looks.get(baseOf(option)) ?? 0) < MAX_CHECKS_PER_KIND,
      );
      if (fresh.some((option) => option >= OPTION.USE_FLEET)) {
        const seen = view(state, decidingSeat(state));
        for (const { token, kind, option } of seen.decision?.options ?? []) {
          if (option < OPTION.USE_FLEET) continue;
          looks.set(baseOf(option), (looks.get(baseOf(option)) ?? 0) + 1);
          if (reasonsFor(seen, token)[0]?.kind === 'playing-on') silent.add(kind);
        }
      }
      playTrusted(state, legal[random.below(legal.length)] ?? -1);
    }
  }
  expect([...silent]).toEqual([]);
  expect(looks.size).toBeGreaterThan(12);
});

const BASES = Object.values(OPTION).filter((base) => typeof base === 'number');

/** The lowest number of the kind to which an option belongs. */
function baseOf(option: number): number {
  return Math.max(...BASES.filter((base) => base <= option));
}
