// Scenarios that the host assigns to the seats of a table: each player gets their own, regardless
// of the start player, and none can be taken back.
import { expect, test } from 'vitest';
import { loadTable } from '../../src/tables/load-table.ts';
import { MemoryStore } from './memory-store.ts';
import { newKey } from './autoplay.ts';
import { gameOptions } from '../../../../tools/game-options.ts';
import { newHub, person, seated, setupOf, WORDS } from './test-hub.ts';

const PEOPLE = ['Ada', 'Bea', 'Cleo'].map((name) => person(name));
const NAMED = ['explorer', 'destroyer', 'overseer'];

function named(scenarios: readonly string[], game: object = {}) {
  const chosen = { players: 3, ruleset: 'escalation', scenarios: 'chosen', ...game };
  return setupOf(3, { game: gameOptions(chosen), scenarios });
}

const shownIn = (seats: readonly { person?: string; scenario?: string }[] | undefined) =>
  Object.fromEntries(seats?.map((seat) => [seat.person, seat.scenario]) ?? []);

const OF_EACH = Object.fromEntries(PEOPLE.map(({ id }, at) => [id, NAMED[at]]));

test.each([0, 1, 2, 3, 4, 5])(
  'the game starts with them, with a random starting player (%i)',
  async (n) => {
    const store = new MemoryStore();
    const hub = newHub(store);
    const setup = named(NAMED);
    const made = await hub.create(PEOPLE[0] ?? person('nobody'), setup, `named-${n}`);
    if (!made.ok) throw new Error(made.refusal.sentence);
    const { table } = made;
    expect((await hub.summary(table))?.seats.map(({ scenario }) => scenario)).toEqual(NAMED);
    for (const one of PEOPLE) await hub.sit(table, one, { words: WORDS });
    expect(shownIn((await hub.summary(table))?.seats)).toEqual(OF_EACH);
    const tableState = loadTable(table, await store.log.read(table, 0));
    const view = tableState.game?.viewOf(0);
    expect(view?.decision?.step).not.toBe('choose-scenario');
    expect(
      Object.fromEntries(
        tableState.seats.map((seat, at) => [seat.person, view?.players[at]?.scenario]),
      ),
    ).toEqual(OF_EACH);
  },
);

test('they cannot be taken back, even if all agree', async () => {
  const hub = newHub();
  const table = await seated(hub, PEOPLE, named(NAMED));
  const question = await hub.look(table, (tableState) => tableState.question);
  const undo = { kind: 'undo', ply: 1, question } as const;
  for (const { id } of PEOPLE) {
    for (const wish of [
      { type: 'propose', wish: undo },
      { type: 'undo', ply: 1, question },
    ]) {
      const command = { table, key: newKey(), ...wish } as Parameters<typeof hub.command>[2];
      expect(await hub.command(table, id, command)).toMatchObject({
        ok: false,
        refusal: { reason: 'stale' },
      });
    }
  }
});

test("in a rematch each player has the neighbor's scenario", async () => {
  const hub = newHub();
  const table = await seated(hub, PEOPLE, named(NAMED));
  await hub.end(table);
  const wish = { type: 'rematch', table, sameDeal: false, words: WORDS } as const;
  for (const { id } of PEOPLE) await hub.rematch(table, id, { ...wish, key: newKey() });
  const next = await hub.look(table, (tableState) => tableState.rematch?.table);
  const after = shownIn((await hub.summary(next ?? ''))?.seats);
  expect(after).toEqual(
    Object.fromEntries(PEOPLE.map(({ id }, at) => [id, NAMED[(at + 2) % PEOPLE.length]])),
  );
});

test('incompatible, unavailable or too few scenarios are refused', async () => {
  const hub = newHub();
  const wrong = [
    named(['explorer', 'destroyer', 'battlecruiser']),
    named(['explorer', 'destroyer']),
    named(['explorer', 'destroyer', 'war-path']),
    named(NAMED, { scenarios: 'random' }),
    named(NAMED, { ruleset: 'official' }),
  ];
  for (const setup of wrong) {
    expect(await hub.create(person('Ada'), setup)).toMatchObject({ ok: false });
  }
});
