// Every card and planet has names and texts, and numbers in texts of cards match the engine.
import { type CardDef, CARDS, type Effect, PLANET_DEFS, RESOURCES, ROLES } from '@eminent/engine';
import { describe, expect, test } from 'vitest';
import { messageCatalog, LANGUAGES, loadLanguage } from '../src/language.ts';
import {
  backLabel,
  cardLabel,
  cardName,
  cardText,
  planetName,
  resourceName,
  roleLetter,
  roleName,
  roleText,
  spokenCard,
  spokenFaceDown,
  spokenPlanet,
} from '../src/card-texts.ts';
import { PLANET_NAMES } from '../src/planet-names.ts';

await Promise.all(LANGUAGES.map(loadLanguage));

const ANY_NUMBER = 99;
const lyttle = { type: 'advanced', warfareCost: 5, colonizeCost: 4 } as const;

function numbersOf(effect: Effect): number[] {
  if (!('n' in effect) || effect.n === ANY_NUMBER) return [];
  return [effect.n];
}

/** Numbers of the Actions that every text of the card must contain. */
function expectedNumbers(card: CardDef): string[] {
  return card.action.flatMap(numbersOf).map(String);
}

describe.each(LANGUAGES)('%s', (lang) => {
  test.each(CARDS.map((card) => [card.id, card] as const))('%s names its numbers', (id, card) => {
    const words = cardText(lang, id).match(/\d+/g) ?? [];
    expect(words).toEqual(expect.arrayContaining(expectedNumbers(card)));
  });

  test('different cards have different names', () => {
    // Cards of Escalation and of the reference manual may share a name. No game has both.
    const labels = (manual: boolean) =>
      CARDS.filter((card) => card.family === 'technology')
        .filter(({ id }) => manual || !id.startsWith('manual-'))
        .filter(({ shipCost }) => !manual || shipCost === undefined)
        .map(({ id }) => cardLabel(lang, id));
    for (const met of [labels(true), labels(false)]) expect(new Set(met).size).toBe(met.length);
  });

  test('permanents with symbols name them', () => {
    for (const card of CARDS) {
      if (card.family !== 'technology' || !card.permanent) continue;
      for (const symbol of card.symbols) {
        expect(cardText(lang, card.id)).toContain(roleName(lang, symbol));
      }
    }
  });

  test('all roles and resources have names', () => {
    expect(new Set(ROLES.map((role) => roleName(lang, role))).size).toBe(6);
    expect(new Set(RESOURCES.map((resource) => resourceName(lang, resource))).size).toBe(4);
    for (const role of ROLES) expect(roleText(lang, role).leader).toMatch(/^Leader/);
  });

  test('the letters of the roles differ and are in their names, in all rulesets', () => {
    for (const locale of [lang, `${lang}-x-proto-2010`] as const) {
      const letters = ROLES.map((role) => roleLetter(locale, role));
      expect(new Set(letters).size).toBe(ROLES.length);
      for (const [at, role] of ROLES.entries()) {
        expect(letters[at]).toMatch(/^\p{Lu}$/u);
        expect(roleName(locale, role).toUpperCase()).toContain(letters[at]);
      }
    }
  });

  test('every card can be spoken, with name and text', () => {
    for (const { id } of CARDS) {
      const spoken = spokenCard(lang, id);
      expect(spoken.startsWith(cardName(lang, id))).toBe(true);
      expect(spoken.endsWith(cardText(lang, id))).toBe(true);
    }
  });

  test('every planet can be spoken, with its numbers', () => {
    for (const { id, influence } of PLANET_DEFS) {
      expect(spokenPlanet(lang, id)).toMatch(new RegExp(` ${influence} `));
    }
  });

  test('no words are left for cards that do not exist', () => {
    const ids = new Set(CARDS.map((card) => card.id.split('.')[0]));
    const worded = [...messageCatalog(lang).keys()].flatMap((key) =>
      key.startsWith('cards.') ? [key.split('.')[1]] : [],
    );
    expect(worded.filter((id) => !ids.has(id))).toEqual([]);
  });
});

test('the planets of the engine and no others have names', () => {
  expect(Object.keys(PLANET_NAMES).sort()).toEqual(PLANET_DEFS.map(({ id }) => id).sort());
  expect(planetName('mik-mik')).toBe('Mik-Mik');
});

test('later texts are used only where a card has one', () => {
  expect(cardText('en', 'abundance', true)).toContain('produce up to 4');
  expect(cardText('en', 'abundance')).not.toContain('4');
  expect(cardText('it', 'survey', true)).toBe(cardText('it', 'survey'));
});

test('spoken names contain the important facts', () => {
  expect(cardLabel('it', 'improved-survey.trade')).toBe('Esplorazione Migliorata (Commercio)');
  expect(spokenCard('en', 'improved-survey.trade')).toBe(
    'Improved Survey, Advanced technology, level 1, costs 3 Research symbols and 1 Advanced planet, symbols: Survey and Trade. Action: Draw 3 cards.',
  );
  expect(spokenPlanet('en', 'new-texas')).toBe(
    'New Texas, Fertile planet, 2 influence, symbol: Colonize, food slot, water slot.',
  );
  expect(spokenPlanet('it', 'oknow', { colonies: 0, resources: ['silicon'], blocked: false })).toBe(
    'Oknow, pianeta Avanzato, 2 influenza, spazio per silicio, limite di carte in mano +1, contiene silicio.',
  );
  expect(spokenPlanet('en', 'voson', { colonies: 0, resources: [], blocked: true })).toContain(
    'can’t hold resources',
  );
});

test('a face-down planet is spoken with its name only to those who know it', () => {
  expect(backLabel('en', lyttle)).toBe('Advanced 5/4');
  expect(spokenFaceDown('en', lyttle, 1)).toBe(
    'Advanced planet, face down, 5 fighters or 4 colonies, 1 colony.',
  );
  expect(spokenFaceDown('en', lyttle, 2, 'lyttle')).toBe(
    'Lyttle, Advanced planet, face down, 5 fighters or 4 colonies, 2 colonies, 3 influence, symbol: Research, silicon slot.',
  );
});

test('names that do not exist are refused', () => {
  expect(() => cardName('en', 'warp-drive')).toThrow('no card is called warp-drive');
  expect(() => spokenCard('en', 'warp-drive')).toThrow('no card is called warp-drive');
  expect(() => planetName('vulcan')).toThrow('no planet is called vulcan');
});
