// Patches of a seat beside others: unchanged values are not sent again.
import { formatOption, legalOptions, randomFromSeed } from '@eminent/engine';
import { expect, test } from 'vitest';
import { byDepth, testSeed } from '../../../../tools/test-depth.ts';
import { Subscribers } from '../../src/tables/subscribers.ts';
import type { Entry } from '../../src/tables/entries.ts';
import { TableState } from '../../src/tables/table-state.ts';
import { setupOf, WORDS } from './test-hub.ts';

const SEATS = 4;
const NOW = 1000;

type Fields = Readonly<Record<string, unknown>>;

/** Collects the messages that four players are sent from now on. */
function watched(id: string) {
  const tableState = new TableState(id);
  const enter = (entry: object) => tableState.apply(entry as Entry, tableState.seq + 1, NOW);
  const secret = WORDS + WORDS;
  enter({ type: 'created', version: 1, host: 'who-0', setup: setupOf(SEATS), secret });
  const people = Array.from({ length: SEATS }, (_, seat) => `who-${seat}`);
  for (const [seat, who] of people.entries()) {
    enter({ type: 'sat', seat, person: who, name: who, words: WORDS });
  }
  enter({ type: 'dealt', rules: 1, order: people.map((_, seat) => seat) });
  const subscribers = new Subscribers(tableState, { presenceOf: () => 'here' });
  const received = people.map((who) => {
    const texts: string[] = [];
    subscribers.add({ person: who, send: (text) => texts.push(text) }, undefined, NOW);
    return texts;
  });
  return { tableState, enter, subscribers, received };
}

/** Applies a patch, which must not repeat known values. */
function fresh(before: Fields, patch: Fields | undefined, place: string): Fields {
  const after: Record<string, unknown> = { ...before };
  for (const [name, value] of Object.entries(patch ?? {})) {
    expect(value, `${name} of ${place}`).not.toEqual(before[name] ?? null);
    after[name] = value ?? undefined;
  }
  return after;
}

const TABLES = byDepth(1, 5);
const seed = `telling ${testSeed(1)}`;

test(`unchanged values are not sent again, and kept values stay valid while others answer (seed ${seed})`, () => {
  const random = randomFromSeed(seed);
  let quiet = 0;
  for (let table = 0; table < TABLES; table++) {
    const { tableState, enter, subscribers, received } = watched(`table-${table}`);
    const known = received.map((texts) => {
      const { own, game } = JSON.parse(texts.at(-1) ?? '') as {
        own: Fields;
        game: { view: Fields };
      };
      const { players, ...view } = game.view;
      return { own, moment: own['view'] as Fields, view, players: players as Fields[] };
    });
    for (let answer = 0; answer < 300 && tableState.phase === 'playing'; answer++) {
      const { state, question } = tableState.game ?? {};
      const seat = state?.frames.at(-1)?.seat;
      if (state === undefined || seat === undefined) break;
      const options = legalOptions(state);
      const tokens = [formatOption(state, options[random.below(options.length)] ?? -1)];
      enter({ type: 'answered', seat, by: 'person', question, tokens, finish: false });
      for (const texts of received) texts.length = 0;
      subscribers.publish(NOW);
      for (const [at, texts] of received.entries()) {
        const { own, public: all } = JSON.parse(texts[0] ?? '') as Record<'own' | 'public', Fields>;
        const before = known[at] ?? { own: {}, moment: {}, view: {}, players: [] };
        const place = `seat ${at} ply ${state.ply}`;
        const { view: moment, events: _, ...rest } = own;
        const { players, ...view } = (all['view'] ?? {}) as Fields;
        if (before.own['upcoming'] !== undefined && !('upcoming' in own)) quiet++;
        const patches = (players ?? []) as (Fields | 0)[];
        known[at] = {
          own: fresh(before.own, rest, place),
          moment: fresh(before.moment, moment as Fields, place),
          view: fresh(before.view, view, place),
          players: before.players.map((player, of) =>
            fresh(player, patches[of] || undefined, `${place} of ${of}`),
          ),
        };
      }
    }
  }
  expect(quiet).toBeGreaterThan(20 * TABLES);
});
