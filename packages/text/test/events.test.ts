// Every event has a sentence for the reader's seat and for other seats, in every language.
import type { EventType, GameEvent } from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { eventText, type Table } from '../src/events.ts';
import { LANGUAGES, loadLanguage } from '../src/language.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

const fertile = { type: 'fertile', warfareCost: 4, colonizeCost: 5 } as const;
const metallic = { type: 'metallic', warfareCost: 6, colonizeCost: 3 } as const;

const table: Table = {
  names: ['Ada', 'Bea', 'Carl'],
  you: 0,
  planetAt: (seat) => (seat === 0 ? { ...fertile, planet: 'mik-mik' } : fertile),
};

const EVENTS: { [Type in EventType]: Extract<GameEvent, { type: Type }> } = {
  turn: { type: 'turn', seat: 1, number: 7 },
  action: { type: 'action', seat: 1, card: 'improved-survey.trade' },
  lead: { type: 'lead', seat: 1, role: 'survey', card: 'survey' },
  follow: { type: 'follow', seat: 1, role: 'survey' },
  dissent: { type: 'dissent', seat: 1, role: 'survey' },
  boost: { type: 'boost', seat: 1, role: 'survey', card: 'improved-survey.research' },
  draw: { type: 'draw', seat: 1, count: 2 },
  shuffle: { type: 'shuffle', seat: 1, count: 9 },
  look: { type: 'look', seat: 1, backs: [fertile, metallic] },
  planet: { type: 'planet', seat: 1, at: 2, back: metallic },
  reject: { type: 'reject', seat: 1, planets: ['idroyos', 'styku'] },
  fighters: { type: 'fighters', seat: 1, count: 1 },
  attack: { type: 'attack', seat: 1, at: 0, planet: 'styku', paid: 5 },
  settle: { type: 'settle', seat: 1, at: 0, planet: 'styku' },
  colony: { type: 'colony', seat: 1, at: 0, card: 'terraforming', colonies: 2 },
  produce: { type: 'produce', seat: 1, at: 0, resource: 'water' },
  'arrive-full': { type: 'arrive-full', seat: 1, at: 0, resources: ['food', 'water'] },
  trade: { type: 'trade', seat: 1, at: 0, resource: 'water' },
  'trade-fighter': { type: 'trade-fighter', seat: 1 },
  influence: { type: 'influence', seat: 1, count: 1, source: 'specialization' },
  buy: { type: 'buy', seat: 1, card: 'logistics' },
  remove: { type: 'remove', seat: 1, card: 'politics', from: 'resolving' },
  take: { type: 'take', seat: 1, card: 'colonize' },
  'name-resource': { type: 'name-resource', seat: 1, resource: 'iron' },
  discard: { type: 'discard', seat: 1, card: 'warfare' },
  'stack-empty': { type: 'stack-empty', card: 'warfare' },
  'end-triggered': { type: 'end-triggered', cause: 'stacks' },
  'extra-round': { type: 'extra-round' },
  'look-technologies': {
    type: 'look-technologies',
    seat: 1,
    deck: 'fertile',
    count: 2,
    cards: ['tf-hasu', 'tf-haco'],
  },
  'logistics-turn': { type: 'logistics-turn', seat: 1 },
  use: { type: 'use', seat: 1, planet: 'vierra' },
  ships: { type: 'ships', seat: 1, ship: 'destroyer', count: 1 },
  'pay-ships': { type: 'pay-ships', seat: 1, ship: 'destroyer', count: 2 },
  replenish: { type: 'replenish', seat: 1, fighters: 1, destroyers: 0 },
  'spend-card': { type: 'spend-card', seat: 1, card: 'annex', as: 'iron' },
  'spend-resource': { type: 'spend-resource', seat: 1, at: 0, resource: 'iron' },
  fleet: { type: 'fleet', seat: 1, improved: true },
  capture: { type: 'capture', seat: 1, owner: 2, at: 3, planet: 'styku', wasUp: false },
  'remove-permanent': { type: 'remove-permanent', seat: 1, owner: 2, card: 'imperialism' },
  'return-influence': { type: 'return-influence', seat: 1, count: 1 },
  recon: { type: 'recon', seat: 1, deck: 'planets', chosen: false },
  'more-role': { type: 'more-role', seat: 1 },
  'move-colony': { type: 'move-colony', seat: 1, card: 'colonize', from: 0, to: 1 },
  scenario: { type: 'scenario', seat: 1, scenario: 'explorer' },
  'start-planet': { type: 'start-planet', seat: 1, planet: 'drawde', away: 'voson' },
  'start-planets': { type: 'start-planets' },
  'game-over': { type: 'game-over', winners: [1] },
};

const events: readonly GameEvent[] = Object.values(EVENTS);

describe.each(LANGUAGES)('%s', (lang) => {
  test.each(events.map((event) => [event.type, event] as const))('%s', (_type, event) => {
    const theirs = eventText(lang, event, table);
    expect(theirs).toMatch(/\S\.$/);
    expect(theirs).not.toMatch(/[{}]|undefined/);
    const namesThem = 'seat' in event && event.type !== 'arrive-full';
    expect(theirs.includes('Bea')).toBe(namesThem || event.type === 'game-over');
  });

  test('your own events speak to you', () => {
    for (const event of events) {
      if (!('seat' in event)) continue;
      expect(eventText(lang, { ...event, seat: 0 }, table)).not.toContain('Ada');
    }
  });
});

test('actions of others on your pieces are described as yours', () => {
  const capture = EVENTS.capture as Extract<GameEvent, { type: 'capture' }>;
  const removed = EVENTS['remove-permanent'] as Extract<GameEvent, { type: 'remove-permanent' }>;
  const sentence = (event: GameEvent) => eventText('en', event, table);
  expect(sentence({ ...capture, owner: 0 })).toBe('Bea annexes your Styku.');
  expect(sentence({ ...capture, owner: 0, wasUp: true })).toBe('Bea takes over Styku from you.');
  expect(sentence({ ...removed, owner: 0 })).toBe('Bea removes your Imperialism from the game.');
  expect(sentence({ ...removed, seat: 0, owner: 0 })).toBe(
    'You remove your Imperialism from the game.',
  );
  expect(sentence({ ...removed, owner: 1 })).toBe('Bea removes their Imperialism from the game.');
});

test('numbers choose the word', () => {
  const draw = (count: number) => eventText('it', { type: 'draw', seat: 1, count }, table);
  expect([draw(1), draw(2)]).toEqual(['Bea pesca 1 carta.', 'Bea pesca 2 carte.']);
});

test('planets are named only where the reader knows them', () => {
  expect(eventText('en', { ...EVENTS.look, planets: ['styku', 'idroyos'] }, table)).toBe(
    'Bea looks at 2 planets: Styku and Idroyos.',
  );
  expect(eventText('en', EVENTS.look, table)).toBe(
    'Bea looks at 2 planets: Fertile 4/5 and Metallic 6/3.',
  );
  expect(eventText('en', EVENTS.colony, table)).toBe(
    'Bea tucks Terraforming under Fertile 4/5 as 2 colonies.',
  );
  expect(eventText('it', { ...EVENTS.colony, seat: 0, card: 'colonize', colonies: 1 }, table)).toBe(
    'Infili Colonizzazione sotto Mik-Mik come 1 colonia.',
  );
});

test('equal cards are counted', () => {
  const cards = ['survey', 'warfare', 'survey'];
  expect(eventText('en', { type: 'draw', seat: 0, count: 3, cards }, table)).toBe(
    'You draw Survey ×2 and Warfare.',
  );
});

test('an empty stack, the planet deck and the causes of the end have their own sentences', () => {
  expect(eventText('en', { type: 'lead', seat: 0, role: 'trade' }, table)).toBe(
    'You lead Trade; its stack is empty.',
  );
  expect(eventText('en', { type: 'shuffle', count: 5 }, table)).toContain('planet deck of 5');
  expect(eventText('en', { type: 'end-triggered', cause: 'influence' }, table)).toContain('supply');
});

test('influence names the card that gave it', () => {
  const from = (source: 'trade' | 'diverse-markets') =>
    eventText('en', { type: 'influence', seat: 0, count: 1, source }, table);
  expect(from('trade')).toBe('You take 1 influence.');
  expect(from('diverse-markets')).toBe('You take 1 influence from Diverse Markets.');
});

test('the end names one winner or all who share', () => {
  const over = (winners: number[]) => eventText('it', { type: 'game-over', winners }, table);
  expect(over([0])).toBe('La partita è finita. Hai vinto.');
  expect(over([2])).toBe('La partita è finita. Vince Carl.');
  expect(over([0, 2])).toBe('La partita è finita. Vittoria condivisa: Ada e Carl.');
});

test('a seat without a name is a mistake of the caller', () => {
  expect(() => eventText('en', { type: 'dissent', seat: 5, role: 'trade' }, table)).toThrow(
    'no name for seat 5',
  );
});
