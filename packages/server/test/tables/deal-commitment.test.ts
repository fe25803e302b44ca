// The commitment to a deal is published before players add words, also for a rematch, and matches
// the revealed seed.
import { commitment, verifyDeal } from '@eminent/protocol/online';
import { expect, test } from 'vitest';
import type { Hub } from '../../src/tables/hub.ts';
import { resultOf } from '../../src/tables/result.ts';
import { playOn } from './autoplay.ts';
import { newHub, person, seated, setupOf, WORDS } from './test-hub.ts';

const PEOPLE = [person('Ada'), person('Bea')] as const;
const OTHERS = WORDS.replaceAll('0', 'f');

async function playToTheEnd(hub: Hub, table: string): Promise<void> {
  for (let answers = 0; (await hub.summary(table))?.phase === 'playing'; answers += 50) {
    await playOn(hub, table, 50, answers);
  }
}

test('an open table shows its commitment, and the proof at the end matches it', async () => {
  const hub = newHub();
  const [ada, bea] = PEOPLE;
  const made = await hub.create(ada, setupOf(2));
  if (!made.ok) throw new Error(made.refusal.sentence);
  const { table } = made;
  const promise = (await hub.summary(table))?.promise;
  expect(promise).toMatch(/^[0-9a-f]{64}$/);
  await hub.sit(table, ada, { words: WORDS });
  expect((await hub.summary(table))?.promise).toBe(promise);
  await hub.sit(table, bea, { words: OTHERS });
  // After the deal, it is too late to remember the commitment.
  expect((await hub.summary(table))?.promise).toBeUndefined();
  await playToTheEnd(hub, table);
  const result = await hub.look(table, resultOf);
  if (result?.proof === undefined || promise === undefined) throw new Error('no proof');
  for (const words of [WORDS, OTHERS]) {
    const verdict = verifyDeal(result.proof as never, { table, commitment: promise, words });
    expect(verdict.steps.filter(({ ok }) => !ok)).toEqual([]);
  }
  await hub.close();
});

test('a rematch is committed before it is requested, and dealt from that commitment with the words of all', async () => {
  const hub = newHub();
  const [ada, bea] = PEOPLE;
  const first = await seated(hub, PEOPLE, setupOf(2));
  await playToTheEnd(hub, first);
  const wish = { type: 'rematch', table: first, sameDeal: false } as const;
  const promise = await hub.look(first, (tableState) => tableState.rematch?.promise);
  if (promise === undefined) throw new Error('nothing was promised');
  await hub.rematch(first, ada.id, { ...wish, key: 'ada-wants-it', words: WORDS });
  expect(await hub.look(first, (tableState) => tableState.rematch?.table)).toBeUndefined();
  await hub.rematch(first, bea.id, { ...wish, key: 'bea-wants-it', words: OTHERS });
  const next = await hub.look(first, (tableState) => tableState.rematch?.table);
  if (next === undefined) throw new Error('no rematch');
  expect(await hub.look(first, (tableState) => tableState.rematch?.promise)).toBe(promise);
  expect(await hub.look(next, (tableState) => commitment(tableState.created.secret))).toBe(promise);
  await playToTheEnd(hub, next);
  const result = await hub.look(next, resultOf);
  for (const words of [WORDS, OTHERS]) {
    const note = { table: next, commitment: promise, words };
    const verdict = verifyDeal(result?.proof as never, note);
    expect(verdict.steps.filter(({ ok }) => !ok)).toEqual([]);
  }
  await hub.close();
});

test('a single player with bots also gets the next commitment before adding words', async () => {
  const hub = newHub();
  const [ada] = PEOPLE;
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }] as const;
  const first = await seated(hub, [ada], setupOf(2, { seats: [...seats] }));
  await hub.end(first);
  const promise = await hub.look(first, (tableState) => tableState.rematch?.promise);
  const wish = { type: 'rematch', table: first, sameDeal: false, key: 'ada-alone' } as const;
  await hub.rematch(first, ada.id, { ...wish, words: WORDS });
  const next = (await hub.look(first, (tableState) => tableState.rematch?.table)) ?? '';
  expect(await hub.look(next, (tableState) => commitment(tableState.created.secret))).toBe(promise);
  // The deal of a further rematch is already fixed too.
  const later = await hub.look(next, (tableState) => tableState.created.next);
  expect(later).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment(later ?? '')).not.toBe(promise);
  await hub.close();
});
