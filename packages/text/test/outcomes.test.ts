// Sentences for the results of answers: numbers match the position, and every question has a text.
import {
  CARDS,
  type Decision,
  decidingSeat,
  legalOptions,
  newGame,
  type OptionInfo,
  play,
  randomFromSeed,
  type RolePreview,
  type RoleYield,
  type View,
  view,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { byDepth } from '../../../tools/test-depth.ts';
import {
  gatherText,
  type PendingAnswer,
  loadLanguage,
  outcomeText,
  planetName,
  symbolsWith,
} from '../src/index.ts';

await loadLanguage('it');

const options = gameOptions({ players: 2 });
const start = view(newGame(options, 'outcomes'), 0);
const names = ['Ada', 'Vega'];
const home = start.players[0]?.planets[0];
if (home?.planet === undefined) throw new Error('the start planet is hidden');

const lead = (role: RolePreview['role']): OptionInfo => ({
  kind: 'lead',
  role,
  option: 10,
  token: `lead:${role}`,
});

function leading(role: RolePreview['role'], yields: RoleYield, part: Partial<View> = {}): View {
  const preview: RolePreview = {
    role,
    taken: 1,
    bonus: 0,
    empire: 1,
    hand: 3,
    handCards: 3,
    symbols: { least: 2, most: 5 },
    yields,
    stackLeft: 5,
    mayEnd: [],
    followers: [],
  };
  const decision: Decision = {
    step: 'role',
    several: false,
    ply: 1,
    seat: 0,
    options: [lead(role)],
    default: `lead:${role}`,
  };
  const [me, ...others] = start.players;
  if (me === undefined) throw new Error('nobody plays');
  const player = { ...me, handSymbols: { survey: { [role]: 1 }, research: { [role]: 2 } } };
  return { ...start, decision, previews: [preview], players: [player, ...others], ...part };
}

function textOf(seen: View, intended: Partial<PendingAnswer>, lang: 'en' | 'it' = 'en'): string {
  if (seen.decision === undefined) throw new Error('nothing is asked');
  const options = seen.decision.options.slice(0, 1);
  const context = { decision: seen.decision, view: seen, names };
  return outcomeText(lang, context, { options, boosts: [], ...intended });
}

const upTo = (most: number) => ({ least: Math.min(2, most), most });

test('a role shows its number of symbols and their effect', () => {
  const survey = leading('survey', { does: 'look-at-planets', planets: upTo(5), fewer: 0 });
  expect(textOf(survey, { boosts: ['survey', 'research'] })).toBe(
    'Lead Survey with 5: look at 5 planets, keep 1',
  );
  expect(textOf(survey, { boosts: ['survey'] }, 'it')).toBe(
    'Guida Esplorazione con 3: guarda 3 pianeti, tienine 1',
  );
  const trade = leading('trade', { does: 'trade', trades: upTo(4) });
  expect(textOf(trade, { boosts: ['research', 'survey'] })).toBe(
    'Lead Trade with 5: 4 resources for 4 influence',
  );
  expect(symbolsWith(trade, trade.previews?.[0] as RolePreview, ['research'])).toBe(4);
  const empty = leading('produce', { does: 'produce', resources: upTo(0) });
  expect(textOf(empty, {})).toBe('Lead Produce with 2: nothing');
  const one = leading('trade', { does: 'trade', trades: upTo(1) });
  expect(textOf(one, {})).toBe('Lead Trade with 2: 1 resource for 1 influence');
});

test('while cards are added, the button shows their effect', () => {
  const textFor = (leader: number, yields?: RoleYield): string => {
    const done: OptionInfo = { kind: 'done', option: 0, token: 'done' };
    const boost: OptionInfo = {
      kind: 'boost',
      card: 'trade',
      symbols: 1,
      option: 1,
      token: 'boost',
    };
    const decision: Decision = {
      step: 'boost',
      several: true,
      most: 1,
      ply: 1,
      seat: 0,
      role: 'trade',
      symbols: 2,
      options: [done, boost],
      default: 'done',
    };
    const seen: View = { ...start, leader, decision, ...(yields && { yields }) };
    const context = { decision, view: seen, names };
    return outcomeText('en', context, { options: [boost], boosts: [] });
  };
  const trades: RoleYield = { does: 'trade', trades: { least: 1, most: 2 } };
  expect(textFor(0, trades)).toBe('Lead Trade with 3: 2 resources for 2 influence');
  expect(textFor(1, trades)).toBe('Follow with 3: 2 resources for 2 influence');
  expect(textFor(1)).toBe('Follow with 3 symbols');
});

test('cards that make trades worth more are not counted wrongly', () => {
  const specialized = leading(
    'trade',
    { does: 'trade', trades: upTo(2) },
    { acted: 'specialization' },
  );
  expect(textOf(specialized, {})).toBe('Lead Trade with 2: trade 2 resources');
});

test('a planet that is won is named, with its points', () => {
  const yields: RoleYield = {
    does: 'add-colonies',
    colonies: upTo(5),
    settleNow: [0],
    settleThen: { least: [0], most: [0] },
  };
  const seen = leading('colonize', yields);
  const name = planetName(home.planet ?? '');
  expect(textOf(seen, { target: 0 })).toMatch(
    new RegExp(`^Lead Colonize: settle ${name}, \\+\\d$`),
  );
  expect(textOf(seen, { target: 0 }, 'it')).toContain(`stabilisciti su ${name}, +`);
  expect(
    gatherText('en', seen, seen.previews?.[0] as RolePreview, seen.players[0]?.hand ?? []),
  ).toBe('Or 4 colonies');
  // The player has not chosen between colonies and settling, so the text names both.
  expect(textOf(seen, {})).toMatch(
    new RegExp(`^Lead Colonize with 2: 2 colonies.*, or settle ${name}, \\+\\d$`),
  );
  expect(textOf(seen, { gathers: true })).not.toContain('settle');
  expect(textOf(seen, { boosts: ['survey'] })).not.toContain('settle');
});

test('fighters that are enough for one of two planets are not shown as enough for both', () => {
  const [me, ...others] = start.players;
  if (me === undefined) throw new Error('nobody plays');
  const need = (n: number) => ({ need: n, missing: n, have: 0 });
  const planets = ['voson', 'idroyos'].map((planet) => ({
    ...me.planets[0],
    planet,
    attack: need(3),
  }));
  const yields: RoleYield = {
    does: 'collect-fighters',
    fighters: upTo(3),
    attackNow: [],
    attackThen: { least: [], most: [0, 1] },
  };
  const seen = leading('warfare', yields);
  const [led] = seen.players;
  const both = { ...seen, players: [{ ...led, planets } as never, ...others] };
  const boosts = ['survey', 'survey', 'survey'];
  expect(textOf(both, { boosts })).toMatch(/enough for Voson or Idroyos$/);
  expect(textOf(both, { boosts }, 'it')).toMatch(/quanto basta per Voson o Idroyos$/);
});

test('losing a battlecruiser includes its influence: the text has the new score', () => {
  const options: OptionInfo[] = [
    { kind: 'attack', at: 0, planet: 'nakagawa-kozi', option: 1300, token: 'attack:1' },
    { kind: 'buy-with-ships', card: 'elite-squadron', option: 2210, token: 'buy-with-ships' },
  ];
  const decision: Decision = {
    step: 'attack',
    several: false,
    attacksLeft: 1,
    ply: 1,
    seat: 0,
    options,
    default: 'attack:1',
  };
  const [me, ...others] = start.players;
  if (me === undefined) throw new Error('nobody plays');
  const words = (battlecruiser: number, hand: readonly string[] = []) => {
    const planet = {
      ...me.planets[0],
      planet: 'nakagawa-kozi',
      warfareShip: 'battlecruiser',
      attack: { need: 1, missing: 0, have: 1 },
    };
    const player = { ...me, hand, planets: [planet], ships: { destroyer: 0, battlecruiser } };
    const seen = { ...start, decision, players: [player as never, ...others] };
    const context = { decision, view: seen, names };
    return options.map((option) =>
      outcomeText('en', context, { options: [option], boosts: [] }).replace(/^.*: /, ''),
    );
  };
  expect(words(1)).toEqual(['+2', '+1']);
  // No points are lost if a hand card can pay, or if the player has no battlecruiser.
  expect(words(1, ['industrial-espionage'])).toEqual(['+4', '+3']);
  expect(words(0)).toEqual(['+4', '+3']);
});

/** Each option alone, and nothing if several can be selected. */
function* answersIn(seen: View): Generator<PendingAnswer> {
  const { decision } = seen;
  if (decision === undefined) return;
  if (decision.several) yield { options: [], boosts: [] };
  for (const option of decision.options) yield { options: [option], boosts: [] };
}

test('random games: every answer to every question has its words, in each language', () => {
  const texts = new Map<string, Set<string>>();
  for (let game = 0; game < byDepth(2, 12); game++) {
    const seed = `outcomes ${game}`;
    const state = newGame(options, seed);
    const random = randomFromSeed(seed);
    while (!state.over) {
      const seen = view(state, decidingSeat(state));
      const { decision } = seen;
      if (decision === undefined) throw new Error(`seed ${seed}: nothing is asked`);
      for (const intended of answersIn(seen)) {
        for (const lang of ['en', 'it'] as const) {
          const text = outcomeText(lang, { decision, view: seen, names }, intended);
          expect({ seed, ply: state.ply, text }).toMatchObject({
            text: expect.stringMatching(/^\p{Lu}[^{}]+$/u),
          });
          texts.set(decision.step, (texts.get(decision.step) ?? new Set()).add(text));
        }
      }
      const legal = legalOptions(state);
      play(state, legal[random.below(legal.length)] ?? -1);
    }
  }
  expect(texts.size).toBeGreaterThan(10);
  expect(
    [...(texts.get('discard') ?? [])].some((text) => text.startsWith('Keep all your cards')),
  ).toBe(true);
  const tucked = ['tuck', 'colonize-or-settle'].flatMap((step) => [...(texts.get(step) ?? [])]);
  expect(tucked.filter((text) => text.includes('already enough')).length).toBeGreaterThan(0);
  expect([...(texts.get('settle') ?? texts.get('colonize-or-settle') ?? [])].join()).toMatch(
    /\+\d/,
  );
});

test('over the hand limit, an empty selection to discard is no answer', () => {
  const over = new Set<string>();
  const within = new Set<string>();
  for (let seed = 0; seed < 3; seed++) {
    const random = randomFromSeed(`over the limit ${seed}`);
    const state = newGame(options, `over the limit ${seed}`);
    while (!state.over) {
      const seen = view(state, decidingSeat(state));
      const { decision } = seen;
      const me = seen.players[seen.seat ?? -1];
      if (decision?.step === 'discard' && me !== undefined) {
        const none = { options: [], boosts: [] };
        const text = outcomeText('en', { decision, view: seen, names }, none);
        (me.handSize > me.handLimit ? over : within).add(text);
      }
      const legal = legalOptions(state);
      play(state, legal[random.below(legal.length)] ?? -1);
    }
  }
  expect([...over]).toEqual(['Make a choice']);
  expect([...within].filter((text) => !text.startsWith('Keep'))).toEqual([]);
});

test('the button of every Action says what the card does', () => {
  const playText = (lang: 'en' | 'it', card: string): string => {
    const option: OptionInfo = { kind: 'play', card, option: 1, token: `play:${card}` };
    const decision: Decision = {
      step: 'action',
      several: false,
      actionsPlayed: 0,
      actionsLeft: 1,
      ply: 1,
      seat: 0,
      options: [option],
      default: option.token,
    };
    const context = { view: { ...start, decision }, decision, names };
    return outcomeText(lang, context, { options: [option], boosts: [] });
  };
  expect(playText('en', 'politics')).toBe('Play Politics: swap it for a role card');
  expect(playText('it', 'politics')).toBe('Gioca Politica: scambiala con 1 carta ruolo');
  for (const { id, action } of CARDS) {
    // Skips Actions that do nothing in this position, because nothing can be attacked or settled.
    if (action.length === 0 || action[0]?.op === 'attack' || action[0]?.op === 'settle') continue;
    for (const lang of ['en', 'it'] as const) {
      expect(playText(lang, id)).toMatch(/^[^:]+: ./);
      expect(playText(lang, id).length).toBeLessThan(80);
    }
  }
});
