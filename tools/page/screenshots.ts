// The screenshots for tests and the contact sheet: what they show, window size, theme and language.
import type { GameOptions, StepName } from '@eminent/engine';
import type { Language } from '@eminent/text';
import type { LobbyState } from './lobby-mock.ts';
import { MOMENTS as MOMENTS_ONLINE, type OnlineMoment } from './online-table-mock.ts';
import type { Look } from '../../packages/web/src/theme/themes.ts';
import {
  type First,
  type SavedGame,
  hunting,
  savedWithQuestion,
  savedAt,
  savedEnd,
  savedTie,
  settlingTurn,
} from './saved-games.ts';
import type { GameSize } from './resize-game.ts';

type Vision = 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia';

/** Size of the window, such as `390x844`. `isTouched` says which are touch screens. */
export type Size = `${number}x${number}`;

export interface Screenshot {
  readonly name: string;
  readonly size: Size;
  readonly theme: Look;
  readonly lang: Language;
  readonly text: number;
  readonly vision?: Vision;
  /** Path of the screen after `#/`. Games are shown at the table. */
  readonly screen?: string;
  readonly game?: () => SavedGame;
  /** Shows an online table at this moment instead of a local game. */
  readonly online?: OnlineMoment;
  /** State of the mocked server for other online screens. */
  readonly lobbyState?: LobbyState;
  /** Hands, empires and fleets of another size than in the game. */
  readonly gameSize?: GameSize;
  readonly proof?: string;
  readonly pressed?: string;
  readonly key?: string;
  /** How a deep run checks the layout. `strict` also reports covered text and narrow columns. */
  readonly layoutCheck?: 'plain' | 'strict';
  /** Themes in which a deep run checks the screenshot with axe. */
  readonly axe?: 'own theme' | 'every theme';
}

const DESK = '1440x900';
const PHONE = '390x844';
const SIDEWAYS = '844x390';
const TABLET = '1024x768';

/** Positions in a game, as shares of its answers. */
const MOMENTS = { early: 0.12, middle: 0.5, late: 0.85 } as const;
type Moment = keyof typeof MOMENTS;

const STEPS = [
  'action',
  'role',
  'boost',
  'keep-planet',
  'buy-technology',
  'follow-or-dissent',
  'discard',
  'remove',
] as const;
type Step = (typeof STEPS)[number];

const games = new Map<string, SavedGame>();

/** Creates a game on first use and keeps it for other screenshots. */
function once(name: string, make: () => SavedGame): () => SavedGame {
  return () => {
    const game = games.get(name) ?? make();
    games.set(name, game);
    return game;
  };
}

function at(players: number, moment: Moment, step: Step): Pick<Screenshot, 'game'> {
  const first: First = step === 'buy-technology' ? 'researcher' : 'warmonger';
  return {
    game: once(`${players} ${moment} ${step}`, () =>
      savedAt(players, MOMENTS[moment], [step], first),
    ),
  };
}

function ended(players: number, won: boolean): Pick<Screenshot, 'game'> {
  return { game: once(`${players} ${won}`, () => savedEnd(players, won)) };
}

type Given = Partial<Omit<Screenshot, 'name' | 'size'>>;

function shot(what: string, size: Size, given: Given): Screenshot {
  const { theme = 'dark', lang = 'en', text = 100, vision } = given;
  const marks = [
    what,
    size,
    ...(theme === 'dark' ? [] : [theme]),
    ...(lang === 'en' ? [] : [lang]),
    ...(text === 100 ? [] : [`text${text}`]),
    ...(vision === undefined ? [] : [vision]),
  ];
  return { ...given, name: marks.join('-'), size, theme, lang, text };
}

const PLAIN = { layoutCheck: 'plain' } as const;
const STRICT = { layoutCheck: 'strict' } as const;
const AXE = { axe: 'own theme' } as const;
const AXE_IN_EVERY_THEME = { axe: 'every theme' } as const;
const BOTH = [DESK, PHONE] as const;

const late4 = at(4, 'late', 'role');
const market = at(3, 'middle', 'buy-technology');

function questions(): readonly Screenshot[] {
  return STEPS.flatMap((step) =>
    BOTH.map((size) => shot(`ask-${step}`, size, { ...at(3, 'middle', step), ...PLAIN, ...AXE })),
  );
}

/** Full tables of the base game in many windows, themes and text sizes. */
function tables(): readonly Screenshot[] {
  const sizes: readonly Size[] = [
    '320x256',
    '360x640',
    SIDEWAYS,
    '768x1024',
    TABLET,
    '1280x800',
    '1920x1080',
    '2560x1440',
    '3840x2160',
  ];
  const stretched = (n: number, size: Size) =>
    shot(`hand-and-planets-${n}`, size, { ...late4, gameSize: { hand: n, planets: n }, ...PLAIN });
  const first = { game: once('first words', () => savedAt(4, 0, ['follow-or-dissent'])) };
  return [
    ...sizes.map((size) => shot('role4', size, { ...late4, ...PLAIN })),
    ...BOTH.map((size) => shot('role4', size, { ...late4, theme: 'contrast', ...PLAIN })),
    shot('role4', DESK, late4),
    shot('market', DESK, market),
    shot('ask-keep-planet', SIDEWAYS, at(3, 'middle', 'keep-planet')),
    shot('role4', PHONE, { ...late4, lang: 'it', ...PLAIN }),
    shot('role4', DESK, { ...late4, text: 200, ...PLAIN }),
    shot('role3', PHONE, { ...at(3, 'middle', 'role'), text: 150, ...STRICT }),
    shot('role4', PHONE, { ...late4, text: 200, ...STRICT }),
    ...(['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const).map((vision) =>
      shot('role4', DESK, { ...late4, vision }),
    ),
    shot('market', '360x640', { ...market, ...PLAIN }),
    shot('market', PHONE, { ...market, text: 200, ...STRICT }),
    ...(['light', 'contrast'] as const).flatMap((theme) => [
      shot('boost4', DESK, { ...at(4, 'late', 'boost'), theme, ...AXE }),
      shot('market', DESK, { ...market, theme, ...AXE }),
      shot('won4', DESK, { ...ended(4, true), theme, ...AXE }),
    ]),
    ...[DESK, PHONE, SIDEWAYS, TABLET].map((size) => stretched(9, size as Size)),
    // Visible part of a phone's browser with toolbars.
    stretched(11, '390x664'),
    // Six planets are in two rows of three, with names.
    stretched(6, PHONE),
    shot('colonies', '360x640', {
      game: once('colonies', () => savedAt(4, MOMENTS.middle, ['tuck'], 'admiral')),
      gameSize: { hand: 9, planets: 8 },
      ...PLAIN,
    }),
    // The first question of a first game, if others have already led.
    ...([PHONE, '360x640'] as const).map((size) =>
      shot('first-words', size, { ...first, ...PLAIN }),
    ),
  ];
}

function drawers(): readonly Screenshot[] {
  const game = at(3, 'middle', 'role');
  return BOTH.flatMap((size) => [
    shot('open-log', size, { ...game, key: 'l', ...PLAIN, ...AXE }),
    shot('open-technologies', size, { ...game, key: 't', ...PLAIN }),
    shot('open-hint', size, { ...game, key: 'h', ...AXE }),
  ]);
}

function ends(): readonly Screenshot[] {
  return BOTH.flatMap((size) => [
    shot('won3', size, { ...ended(3, true), ...PLAIN, ...AXE }),
    shot('lost3', size, { ...ended(3, false), ...AXE }),
    shot('tie-shared', size, { game: once('tie', savedTie), ...PLAIN }),
  ]);
}

function screens(): readonly Screenshot[] {
  const one = (screen: string, size: Size, given: Given = {}) =>
    shot(screen.replace('/', '-') || 'home', size, { ...given, screen });
  return [
    ...['', 'new', 'settings', 'replays'].map((screen) => one(screen, PHONE, PLAIN)),
    one('rules', PHONE, STRICT),
    one('', DESK),
    one('new', DESK, PLAIN),
    one('settings', DESK, { theme: 'light', lang: 'it' }),
    one('rules', DESK, { theme: 'contrast' }),
    ...['learn', 'learn/survey', 'campaign'].flatMap((screen) => [
      one(screen, DESK, AXE),
      one(screen, PHONE, { ...PLAIN, ...AXE }),
    ]),
    one('learn/survey', '320x256', PLAIN),
    ...BOTH.map((size) =>
      shot('new-scenarios', size, {
        screen: 'new',
        pressed: 'label:has(input[name="scenarios"][aria-label="Draft"])',
        ...PLAIN,
      }),
    ),
  ];
}

/** Every moment in the usual windows, and some in other windows, themes and languages. */
function onlineTables(): readonly Screenshot[] {
  return [
    ...MOMENTS_ONLINE.flatMap((online) =>
      BOTH.map((size) => shot(`online-${online}`, size, { online, ...PLAIN, ...AXE })),
    ),
    ...(['role', 'watched'] as const).map((online) =>
      shot(`online-${online}`, SIDEWAYS, { online, ...PLAIN }),
    ),
    shot('online-consent', TABLET, { online: 'consent', ...PLAIN }),
    shot('online-consent', DESK, { online: 'consent', theme: 'light', lang: 'it', ...AXE }),
    shot('online-consent', PHONE, { online: 'consent', theme: 'contrast', lang: 'it', ...AXE }),
    shot('online-role', '768x1024', { online: 'role', ...PLAIN }),
    ...(['light', 'contrast'] as const).map((theme) =>
      shot('online-role', PHONE, { online: 'role', theme, lang: 'it', ...PLAIN }),
    ),
    ...BOTH.map((size) =>
      shot('online-talk', size, { online: 'consent', key: 'c', ...PLAIN, ...AXE }),
    ),
  ];
}

/** Online screens other than the table, by name. */
const AROUND: Readonly<Record<string, Given>> = {
  lobby: { screen: 'online', lobbyState: 'full' },
  'lobby-quiet': { screen: 'online', lobbyState: 'quiet' },
  'lobby-stranger': { screen: 'online', lobbyState: 'stranger' },
  create: { screen: 'online/new', lobbyState: 'full' },
  invitation: { screen: 'online/i/secret', lobbyState: 'stranger' },
  'my-games': { screen: 'online/games', lobbyState: 'full' },
  friends: { screen: 'online/friends', lobbyState: 'full' },
  profile: { screen: 'online/profile/nova', lobbyState: 'full' },
  leaderboard: { screen: 'online/leaderboard', lobbyState: 'full' },
  account: { screen: 'online/settings', lobbyState: 'full' },
  'sign-in': { screen: 'online/settings', lobbyState: 'stranger' },
  admin: { screen: 'online/admin', lobbyState: 'host' },
  muted: { screen: 'online', lobbyState: 'muted' },
  verify: { screen: 'verify', lobbyState: 'stranger' },
  verified: { screen: 'verify', lobbyState: 'stranger', proof: 'docs/fair-deal.json' },
};

/** Names of those with full lists or unusual content, which axe checks. */
const AXE_SCREENS = ['lobby', 'invitation', 'my-games', 'profile', 'admin', 'muted', 'verify'];

function aroundTables(): readonly Screenshot[] {
  return [
    ...Object.entries(AROUND).flatMap(([name, around]) => [
      shot(name, PHONE, { ...around, ...PLAIN, ...(AXE_SCREENS.includes(name) && AXE) }),
      shot(name, TABLET, { ...around, lang: 'it', ...PLAIN }),
    ]),
    shot('admin', DESK, { ...AROUND['admin'], theme: 'light', lang: 'it', ...AXE }),
    shot('profile', PHONE, { ...AROUND['profile'], theme: 'contrast', ...AXE }),
  ];
}

const ESCALATION = { ruleset: 'escalation' } as const;

function escalation(
  players: number,
  share: number,
  step: string,
  first: First = 'warmonger',
  rules: Partial<GameOptions> = {},
): Pick<Screenshot, 'game'> {
  return {
    game: once(`escalation ${players} ${share} ${step}`, () =>
      savedAt(players, share, [step], first, { ...ESCALATION, ...rules }),
    ),
  };
}

/** What Escalation adds to the screens: fleets, planets, scenarios, two prices, a fifth seat. */
function ofEscalation(): readonly Screenshot[] {
  const fleets = escalation(3, MOMENTS.late, 'action');
  const prices = escalation(2, 0.7, 'buy-technology', 'researcher');
  const scenarios = escalation(3, 0, 'choose-scenario', 'warmonger', { scenarios: 'chosen' });
  const start = escalation(2, 0, 'start-planet');
  const end = escalation(3, 1, 'role');
  const own = BOTH.flatMap((size) => [
    shot('escalation-fleets', size, { ...fleets, ...PLAIN }),
    shot('escalation-market', size, { ...prices, ...PLAIN }),
    shot('escalation-scenarios', size, { ...scenarios, lang: 'it', ...(size === PHONE && PLAIN) }),
    shot('escalation-start', size, { ...start, ...(size === PHONE && PLAIN) }),
    shot('escalation-end', size, end),
    shot('escalation-technologies', size, { ...fleets, key: 't' }),
    shot('escalation-hint', size, { ...fleets, key: 'h' }),
    shot('escalation-piles', size, { ...fleets, pressed: '[data-seat] button[aria-haspopup]' }),
    shot('table5-late', size, escalation(5, MOMENTS.late, 'role')),
  ]);
  return own.map((one) => ({ ...one, ...AXE_IN_EVERY_THEME }));
}

function tablesOfEscalation(): readonly Screenshot[] {
  const table = (players: number, moment: Moment) => escalation(players, MOMENTS[moment], 'role');
  return [
    ...BOTH.map((size) => shot('table5-early', size, { ...table(5, 'early'), ...PLAIN })),
    shot('escalation4-middle', DESK, { ...table(4, 'middle'), theme: 'light', ...STRICT }),
    shot('escalation4-late', PHONE, { ...table(4, 'late'), lang: 'it', ...STRICT }),
    // Fleets beside portraits on a tablet.
    shot('escalation4-late', '768x1024', { ...table(4, 'late'), lang: 'it', ...PLAIN }),
    // A permanent beside ships of three sizes, and a table with four opponents.
    shot('escalation4-late', SIDEWAYS, { ...table(4, 'late'), lang: 'it', ...PLAIN }),
    shot('escalation5-middle', SIDEWAYS, { ...table(5, 'middle'), ...PLAIN }),
    // A two-digit number of fighters beside a two-digit supply.
    shot('escalation2-fleet', SIDEWAYS, {
      ...table(2, 'late'),
      gameSize: { fighters: 12 },
      ...PLAIN,
    }),
    shot('escalation2-late', DESK, table(2, 'late')),
  ];
}

/** Rare questions that games of Escalation reach without a certain technology. */
const QUESTIONS_OF_ESCALATION = [
  'produce',
  'trade',
  'tuck',
  'muster',
  'remove',
  'redistribute',
  'build',
  'take-technology',
  'survey-depth',
  'pay-ships',
] as const;

/** Questions that only come up with this technology, if any, which seat 0 therefore buys. */
const ASKED_BY = {
  annex: 'annex',
  'recon-deck': 'synthesize',
  'recon-planets': 'deep-space-probes',
  'remove-permanent': 'natural-order',
  'name-produced': 'specialized-production',
  'one-more-role': 'well-oiled-machine',
  'move-colony': undefined,
} as const satisfies Partial<Record<StepName, string | undefined>>;

function questionsOfEscalation(): readonly Screenshot[] {
  const rules = { ruleset: 'escalation', players: 3, scenarios: 'random' } as const;
  const question = QUESTIONS_OF_ESCALATION.map((step, i) =>
    shot(`escalation-ask-${step}`, i % 2 === 0 ? DESK : PHONE, {
      game: once(`asking ${step}`, () => savedWithQuestion(step, rules)),
      ...(step === 'pay-ships' && PLAIN),
    }),
  );
  const hunted = (Object.keys(ASKED_BY) as (keyof typeof ASKED_BY)[]).map((step, i) => {
    const technology = ASKED_BY[step];
    const scenarios = technology === undefined ? 'random' : 'off';
    const played = { ruleset: 'escalation', players: 2, scenarios } as const;
    const game = once(`hunting ${step}`, () =>
      savedWithQuestion(step, played, hunting(technology)),
    );
    return shot(`escalation-ask-${step}`, i % 2 === 0 ? PHONE : DESK, { game });
  });
  return [...question, ...hunted].map((one) => ({ ...one, ...AXE_IN_EVERY_THEME }));
}

function forTheReadme(): readonly Screenshot[] {
  const game = once('settling', settlingTurn);
  return BOTH.map((size) => shot('readme', size, { game }));
}

export function allScreenshots(): readonly Screenshot[] {
  return [
    ...forTheReadme(),
    ...tables(),
    ...questions(),
    ...drawers(),
    ...ends(),
    ...screens(),
    ...onlineTables(),
    ...aroundTables(),
    ...ofEscalation(),
    ...tablesOfEscalation(),
    ...questionsOfEscalation(),
  ];
}

/** Names of the screenshots that `npm test` checks. */
const IN_GATE = [
  'role4-844x390',
  'role4-390x844-text200',
  'market-360x640',
  'ask-boost-1440x900',
  'home-390x844',
  'online-role-390x844-contrast-it',
  'escalation4-late-390x844-it',
];

/** Names of additional screenshots on the contact sheet. */
const ON_SHEET = [
  'escalation-fleets-1440x900',
  'lobby-390x844',
  'admin-1440x900-light-it',
  'profile-390x844-contrast',
  'open-log-1440x900',
  'won3-1440x900',
  'role4-1440x900-contrast',
  'role4-320x256',
  'new-1440x900',
  'settings-1440x900-light-it',
  'escalation-market-390x844',
  'learn-survey-390x844',
  'first-words-390x844',
  'ask-role-390x844',
  'campaign-390x844',
  'role4-390x844-it',
  'market-1440x900-light',
  'hand-and-planets-11-390x664',
  'ask-action-1440x900',
  'ask-keep-planet-390x844',
  'ask-discard-390x844',
  'ask-follow-or-dissent-1440x900',
  'rules-390x844',
  'replays-390x844',
  'online-talk-1440x900',
  'create-1024x768-it',
  'my-games-390x844',
  'sign-in-390x844',
  'escalation5-middle-844x390',
  'verified-1024x768-it',
  'lost3-390x844',
  'role4-1280x800',
  'account-1024x768-it',
  'home-1440x900',
  'online-prepares-390x844',
  'open-hint-390x844',
  'readme-1440x900',
  'readme-390x844',
  'role4-360x640',
  'role4-768x1024',
  'role4-1024x768',
  'role4-2560x1440',
  'role4-1440x900',
  'role4-1440x900-text200',
  'role4-1440x900-protanopia',
  'role4-1440x900-deuteranopia',
  'role4-1440x900-tritanopia',
  'role4-1440x900-achromatopsia',
  'boost4-1440x900-contrast',
  'hand-and-planets-9-1440x900',
  'ask-buy-technology-1440x900',
  'ask-remove-390x844',
  'open-technologies-1440x900',
  'won4-1440x900-light',
  'tie-shared-390x844',
  'settings-390x844',
  'rules-1440x900-contrast',
  'learn-1440x900',
  'campaign-1440x900',
  'online-lost-1440x900',
  'online-watched-844x390',
  'online-over-1440x900',
  'lobby-1024x768-it',
  'lobby-stranger-390x844',
  'invitation-390x844',
  'friends-390x844',
  'leaderboard-1024x768-it',
  'muted-390x844',
  'table5-late-1440x900',
  'escalation-scenarios-1440x900-it',
  'escalation-start-1440x900',
  'escalation-end-1440x900',
  'escalation-piles-390x844',
  'escalation-ask-muster-390x844',
];

function named(names: readonly string[]): readonly Screenshot[] {
  const byName = new Map(allScreenshots().map((one) => [one.name, one]));
  return names.map((name) => {
    const found = byName.get(name);
    if (found === undefined) throw new Error(`there is no picture ${name}`);
    return found;
  });
}

export const gateScreenshots = (): readonly Screenshot[] => named(IN_GATE);

export const sheetShots = (): readonly Screenshot[] => named([...IN_GATE, ...ON_SHEET]);

export function screenshotOf(name: string): Screenshot {
  return named([name])[0] as Screenshot;
}

export function sizeOf({ size }: Pick<Screenshot, 'size'>): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/** Whether the window is a touch screen. The smallest size is a zoomed desktop window. */
export function isTouched(shown: Pick<Screenshot, 'size'>): boolean {
  const { width, height } = sizeOf(shown);
  return height > 256 && (width < 1024 || height < 500);
}
