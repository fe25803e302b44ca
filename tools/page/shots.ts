// The pictures of the contact sheet: which screen or position, in which window, theme, language and eye.
import type { GameOptions, StepName } from '@eminent/engine';
import type { Language } from '@eminent/text';
import type { Evening } from './lobby-scene.ts';
import { MOMENTS as MOMENTS_ONLINE, type OnlineMoment } from './online-scene.ts';
import type { Look } from '../../packages/web/src/theme/themes.ts';
import {
  type First,
  type SavedGame,
  hunting,
  savedAsking,
  savedAt,
  savedEnd,
  savedTie,
  settlingTurn,
} from './saved-game.ts';
import type { Stretch } from './stretch.ts';

const VISIONS = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
type Vision = (typeof VISIONS)[number];

/** A window as `390x844`; the smaller ones are screens that one touches. */
export type Size = `${number}x${number}`;

export interface Shot {
  readonly name: string;
  readonly size: Size;
  readonly theme: Look;
  readonly lang: Language;
  /** Per cent. */
  readonly text: number;
  readonly vision?: Vision;
  /** The screen by its address, or the table of a game. */
  readonly screen?: string;
  readonly game?: () => SavedGame;
  /** A moment of an online table, in place of a game of the page. */
  readonly online?: OnlineMoment;
  /** An evening at the server of online tables, for the screens around them. */
  readonly evening?: Evening;
  /** Hands and empires of sizes that games seldom have. */
  readonly stretch?: Stretch;
  /** A proof of a deal that is opened on the page. */
  readonly proof?: string;
  /** Something that is pressed first. */
  readonly pressed?: string;
  /** A key that opens something. */
  readonly key?: string;
  /** The whole page rather than the window. */
  readonly whole?: boolean;
  /** Pictures of the mock that it answers to. */
  readonly mock?: readonly string[];
  /** Among the few that the test of overlaps walks. */
  readonly walked?: boolean;
  /** Walked as strictly as by hand. */
  readonly strict?: boolean;
}

const SIZES: readonly Size[] = [
  '320x256',
  '360x640',
  '390x844',
  '844x390',
  '768x1024',
  '1024x768',
  '1280x800',
  '1440x900',
  '1920x1080',
  '2560x1440',
  '3840x2160',
];
const DESK = '1440x900';
const PHONE = '390x844';
const SIDEWAYS = '844x390';
const SCREENS = ['', 'new', 'learn', 'learn/survey', 'settings', 'rules', 'replays'] as const;

/** Share of a game's decisions at which a position is looked at. */
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

/** A game is played once, for all pictures of it. */
function once(name: string, make: () => SavedGame): () => SavedGame {
  return () => {
    const game = games.get(name) ?? make();
    games.set(name, game);
    return game;
  };
}

function at(players: number, moment: Moment, step: Step): Pick<Shot, 'game'> {
  const first: First = step === 'buy-technology' ? 'researcher' : 'warmonger';
  return {
    game: once(`${players} ${moment} ${step}`, () =>
      savedAt(players, MOMENTS[moment], [step], first),
    ),
  };
}

/** The fifth seat, which only the expansion's rules have. */
function five(moment: Moment): Pick<Shot, 'game'> {
  return {
    game: once(`5 ${moment}`, () =>
      savedAt(5, MOMENTS[moment], ['role'], 'warmonger', { ruleset: 'escalation' }),
    ),
  };
}

function ended(players: number, won: boolean): Pick<Shot, 'game'> {
  return { game: once(`${players} ${won}`, () => savedEnd(players, won)) };
}

function tied(players: number, isShared: boolean): Pick<Shot, 'game'> {
  return { game: once(`${players} tied ${isShared}`, () => savedTie(players, isShared)) };
}

type Given = Partial<Omit<Shot, 'name' | 'size'>>;

function shot(what: string, size: Size, given: Given): Shot {
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

/** Positions of every number of players, from the first turns to the last. */
function positions(): readonly Shot[] {
  return [2, 3, 4, 5].flatMap((players) =>
    (['early', 'middle', 'late'] as const).flatMap((moment) =>
      ([DESK, PHONE] as const).map((size) =>
        shot(`table${players}-${moment}`, size, {
          ...(players === 5 ? five(moment) : at(players, moment, 'role')),
          walked: players === 5 && moment === 'early',
        }),
      ),
    ),
  );
}

function questions(): readonly Shot[] {
  return STEPS.flatMap((step) =>
    ([DESK, PHONE, '844x390'] as const).map((size) =>
      shot(`ask-${step}`, size, { ...at(3, 'middle', step), walked: size !== '844x390' }),
    ),
  );
}

function sizes(): readonly Shot[] {
  return SIZES.flatMap((size) => [
    shot('role4', size, { ...at(4, 'late', 'role'), walked: size !== DESK && size !== PHONE }),
    shot('boost2', size, at(2, 'middle', 'boost')),
    shot('market', size, { ...at(3, 'middle', 'buy-technology'), walked: size === '360x640' }),
  ]);
}

function themes(): readonly Shot[] {
  return (['light', 'contrast'] as const).flatMap((theme) =>
    ([DESK, PHONE] as const).flatMap((size) => [
      shot('role4', size, { ...at(4, 'late', 'role'), theme, walked: theme === 'contrast' }),
      shot('boost4', size, { ...at(4, 'late', 'boost'), theme }),
      shot('market', size, { ...at(3, 'middle', 'buy-technology'), theme }),
      shot('won4', size, { ...ended(4, true), theme }),
      shot('dissent3', size, { ...at(3, 'middle', 'follow-or-dissent'), theme }),
      ...['', 'new', 'rules'].map((screen) => screenShot(screen, size, { theme })),
    ]),
  );
}

function languages(): readonly Shot[] {
  return ([DESK, PHONE, '844x390', '1024x768'] as const).flatMap((size) => [
    shot('role4', size, { ...at(4, 'late', 'role'), lang: 'it', walked: size === PHONE }),
    shot('boost3', size, { ...at(3, 'middle', 'boost'), lang: 'it' }),
    shot('discard', size, { ...at(3, 'middle', 'discard'), lang: 'it' }),
  ]);
}

/** Hands and empires from nothing to more than any game has had. */
function extremes(): readonly Shot[] {
  const both = [0, 1, 3, 5, 7, 9, 11, 14];
  const few = [0, 9, 14];
  const laid = (n: number, size: Size, walked: boolean) =>
    shot(`hand-and-worlds-${n}`, size, {
      ...at(4, 'late', 'role'),
      stretch: { hand: n, worlds: n },
      walked,
    });
  return [
    ...([DESK, PHONE, '844x390', '1024x768'] as const).flatMap((size) =>
      (size === DESK || size === PHONE ? both : few).map((n) => laid(n, size, n === 9)),
    ),
    // A phone whose browser has bars.
    laid(8, '390x664', false),
    laid(11, '390x664', true),
    // Two rows of three, with names.
    laid(6, '390x844', true),
  ];
}

function visions(): readonly Shot[] {
  return VISIONS.flatMap((vision) => [
    shot('role4', DESK, { ...at(4, 'late', 'role'), vision }),
    shot('market', DESK, { ...at(3, 'middle', 'buy-technology'), vision }),
    shot('boost4', PHONE, { ...at(4, 'late', 'boost'), vision }),
  ]);
}

function screenShot(screen: string, size: Size, given: Given = {}): Shot {
  return shot(screen.replace('/', '-') || 'home', size, { ...given, screen });
}

function screens(): readonly Shot[] {
  return SCREENS.flatMap((screen) => [
    screenShot(screen, DESK, { walked: screen === 'new' }),
    screenShot(screen, PHONE, { walked: true, strict: screen === 'rules' }),
    screenShot(screen, '320x256', { walked: screen === 'learn/survey' }),
    screenShot(screen, '1920x1080', { lang: 'it' }),
  ]);
}

function largeText(): readonly Shot[] {
  return [
    shot('role4', DESK, { ...at(4, 'late', 'role'), text: 200, walked: true }),
    shot('boost3', '1280x800', { ...at(3, 'middle', 'boost'), text: 200 }),
    shot('role4', '2560x1440', { ...at(4, 'late', 'role'), text: 200 }),
    shot('role3', PHONE, { ...at(3, 'middle', 'role'), text: 150, walked: true, strict: true }),
    shot('role4', PHONE, { ...at(4, 'late', 'role'), text: 200, walked: true, strict: true }),
    shot('market', PHONE, {
      ...at(3, 'middle', 'buy-technology'),
      text: 200,
      walked: true,
      strict: true,
    }),
    screenShot('', DESK, { text: 200 }),
    screenShot('new', DESK, { text: 200 }),
    screenShot('rules', DESK, { text: 200 }),
  ];
}

function opened(): readonly Shot[] {
  const keys = { log: 'l', technologies: 't', keys: '?', hint: 'h' };
  return Object.entries(keys).flatMap(([what, key]) =>
    ([DESK, PHONE] as const).map((size) =>
      shot(`open-${what}`, size, {
        ...at(3, 'middle', 'role'),
        key,
        walked: what === 'log' || what === 'technologies',
      }),
    ),
  );
}

function ends(): readonly Shot[] {
  return ([DESK, PHONE] as const).flatMap((size) => [
    ...[2, 3, 4].flatMap((players) => [
      shot(`won${players}`, size, { ...ended(players, true), walked: players === 3 }),
      shot(`lost${players}`, size, ended(players, false)),
    ]),
    shot('tie-decided', size, tied(3, false)),
    shot('tie-shared', size, { ...tied(2, true), walked: true }),
  ]);
}

/** Online tables: every moment in the usual windows, and the fullest of them in all sizes, themes and languages. */
function onlineTables(): readonly Shot[] {
  const moments = MOMENTS_ONLINE.flatMap((online) =>
    ([DESK, PHONE, '844x390'] as const).map((size) =>
      shot(`online-${online}`, size, {
        online,
        walked: size !== '844x390' || online === 'watched' || online === 'role',
      }),
    ),
  );
  const sizes = (['320x256', '360x640', '768x1024', '1024x768', '1920x1080'] as const).map((size) =>
    shot('online-consent', size, { online: 'consent', walked: size === '1024x768' }),
  );
  const looks = (['light', 'contrast'] as const).flatMap((theme) =>
    (['consent', 'lost', 'role'] as const).flatMap((online) =>
      ([DESK, PHONE] as const).map((size) =>
        shot(`online-${online}`, size, {
          online,
          theme,
          lang: 'it',
          walked: online === 'role' && size === PHONE,
        }),
      ),
    ),
  );
  const talks = ([DESK, PHONE, '320x256'] as const).flatMap((size) => [
    shot('online-talk', size, { online: 'consent', key: 'c', walked: size !== '320x256' }),
  ]);
  return [...moments, ...sizes, ...looks, ...talks];
}

/** The screens around online tables, by name. */
const AROUND: Readonly<Record<string, Pick<Shot, 'screen' | 'evening' | 'proof'>>> = {
  lobby: { screen: 'online', evening: 'full' },
  'lobby-quiet': { screen: 'online', evening: 'quiet' },
  'lobby-stranger': { screen: 'online', evening: 'stranger' },
  create: { screen: 'online/new', evening: 'full' },
  invitation: { screen: 'online/i/secret', evening: 'stranger' },
  'my-games': { screen: 'online/games', evening: 'full' },
  friends: { screen: 'online/friends', evening: 'full' },
  profile: { screen: 'online/profile/nova', evening: 'full' },
  leaderboard: { screen: 'online/leaderboard', evening: 'full' },
  account: { screen: 'online/settings', evening: 'full' },
  'sign-in': { screen: 'online/settings', evening: 'stranger' },
  admin: { screen: 'online/admin', evening: 'host' },
  muted: { screen: 'online', evening: 'muted' },
  verify: { screen: 'verify', evening: 'stranger' },
  verified: { screen: 'verify', evening: 'stranger', proof: 'docs/fair-deal.json' },
};

function aroundTables(): readonly Shot[] {
  return Object.entries(AROUND).flatMap(([name, around]) => {
    const one = (size: Size, given: Given = {}) => shot(name, size, { ...around, ...given });
    return [
      one(DESK),
      one(PHONE, { walked: true }),
      one('1024x768', { lang: 'it', walked: true }),
      one('844x390'),
      one('320x256'),
      one(DESK, { theme: 'light', lang: 'it' }),
      one(PHONE, { theme: 'contrast' }),
      one(DESK, { text: 200 }),
    ];
  });
}

/** Each picture of the mock that shows what there is already, with the picture of ours that answers to it. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  '1-role-choice-1440': `table4-late-${DESK}`,
  '2-role-choice-2560': 'role4-2560x1440',
  '3-boost-trade-1440': `mock-boost-${DESK}`,
  '4-opponent-settles-1440': `ask-follow-or-dissent-${DESK}`,
  '5-phone-portrait-v2': `table4-late-${PHONE}`,
  '6-phone-landscape': 'role4-844x390',
  '7-technology-market-1440-v2': `market-${DESK}`,
  '8a-victory-1440-v2': `won4-${DESK}`,
  '8b-defeat-1440-v2': `lost4-${DESK}`,
  '9-home-1440': `home-${DESK}`,
  '10-card-and-world-faces': `cards-${DESK}`,
  '11-twelve-worlds-nine-cards': `mock-many-${DESK}`,
  '15a-live-table-1440': `online-talk-${DESK}`,
  '15b-connection-lost-1440': `online-lost-${DESK}`,
  '16a-live-phone': `online-role-${PHONE}`,
  '16c-live-phone-waiting': `online-consent-${PHONE}`,
  '12-lobby-1440': `lobby-${DESK}`,
  '13-table-creation-1440': `create-${DESK}`,
  '14a-invitation-1440': `invitation-${DESK}`,
  '14b-invitation-phone': `invitation-${PHONE}`,
  '16b-my-games-phone': `my-games-${PHONE}`,
  '17-profile-1440': `profile-${DESK}`,
  '18-deal-verified-1440': `verified-${DESK}`,
  '19-light-1440': `role4-${DESK}-light`,
  '20-high-contrast-1440': `role4-${DESK}-contrast`,
  '21-four-players-1024': 'role4-1024x768',
  '22a-two-players-1440': `table2-late-${DESK}`,
  '22b-three-players-1440': `table3-late-${DESK}`,
  '23-five-players-1440': `table5-late-${DESK}`,
  '24-phone-360x640': 'mock-colonies-360x640',
  '25a-zoom-320x256': 'role4-320x256',
  '25b-zoom-whole-page': 'mock-whole-320x256',
};

function forTheMock(): readonly Shot[] {
  return [
    shot('mock-boost', DESK, at(4, 'late', 'boost')),
    shot('cards', DESK, { screen: 'rules', pressed: '[role="tab"]:nth-of-type(2)' }),
    shot('mock-many', DESK, { ...at(4, 'late', 'role'), stretch: { hand: 9, worlds: 12 } }),
    shot('mock-whole', '320x256', { ...at(4, 'late', 'role'), whole: true }),
    shot('mock-colonies', '360x640', {
      game: once('colonies', () => savedAt(4, MOMENTS.middle, ['tuck'], 'admiral')),
      stretch: { hand: 9, worlds: 8 },
      walked: true,
    }),
  ];
}

/** The first question of somebody's first game, when others have already led. */
function firstWords(): readonly Shot[] {
  const game = once('first words', () => savedAt(4, 0, ['follow-or-dissent']));
  return ([DESK, PHONE, '360x640'] as const).map((size) =>
    shot('first-words', size, { game, walked: size !== DESK }),
  );
}

const ESCALATION = { ruleset: 'escalation' } as const;

/** Escalation's own: its fleet and kinds of planets, what is chosen before the first turn, its technologies with two prices. */
function ofEscalation(): readonly Shot[] {
  const played = (
    name: string,
    players: number,
    share: number,
    step: string,
    first: First,
    rules: Partial<GameOptions> = {},
  ): Pick<Shot, 'game'> => ({
    game: once(`escalation ${name}`, () =>
      savedAt(players, share, [step], first, { ...ESCALATION, ...rules }),
    ),
  });
  const chosen = { scenarios: 'chosen' } as const;
  const fleets = played('fleets', 3, MOMENTS.late, 'action', 'warmonger');
  const market = played('market', 2, 0.7, 'buy-technology', 'researcher');
  const scenarios = played('scenarios', 3, 0, 'choose-scenario', 'warmonger', chosen);
  const start = played('start', 2, 0, 'start-planet', 'warmonger');
  const end = {
    game: once('escalation end', () => savedAt(3, 1, ['role'], 'warmonger', ESCALATION)),
  };
  return ([DESK, PHONE] as const).flatMap((size) => [
    shot('escalation-fleets', size, { ...fleets, walked: true }),
    shot('escalation-fleets', size, { ...fleets, theme: 'light', lang: 'it' }),
    shot('escalation-fleets', size, { ...fleets, theme: 'contrast' }),
    shot('escalation-market', size, { ...market, walked: true }),
    shot('escalation-scenarios', size, { ...scenarios, lang: 'it', walked: size === PHONE }),
    shot('escalation-start', size, { ...start, walked: size === PHONE }),
    shot('escalation-end', size, end),
    shot('scenarios', size, { screen: 'rules', pressed: '[role="tab"]:nth-of-type(4)' }),
    shot('new-scenarios', size, {
      screen: 'new',
      pressed: 'label:has(input[name="scenarios"][aria-label="Chosen in turn"])',
      walked: true,
    }),
    shot('escalation-technologies', size, { ...fleets, key: 't' }),
    shot('escalation-hint', size, { ...fleets, key: 'h' }),
    shot('escalation-piles', size, { ...fleets, pressed: '[data-seat] button[aria-haspopup]' }),
  ]);
}

/** Questions that only Escalation asks, or asks in another way, as far as games come to them soon enough. */
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

function askedByEscalation(): readonly Shot[] {
  const rules = { ruleset: 'escalation', players: 3, scenarios: 'random' } as const;
  return QUESTIONS_OF_ESCALATION.map((step, i) => {
    const game = once(`asking ${step}`, () => savedAsking(step, rules));
    return shot(`escalation-ask-${step}`, i % 2 === 0 ? DESK : PHONE, {
      game,
      walked: step === 'pay-ships',
    });
  });
}

/**
 * Escalation's table from the first turns to the last, with fleets and full empires, for every number of players in every theme; the languages take
 * turns. On a phone that lies the themes take turns, too; and at last hands and empires are as large as they come.
 */
function tablesOfEscalation(): readonly Shot[] {
  const looks: readonly Look[] = ['dark', 'light', 'contrast'];
  return [2, 3, 4, 5].flatMap((players) =>
    (['early', 'middle', 'late'] as const).flatMap((moment, m) => {
      const game = once(`escalation ${players} ${moment}`, () =>
        savedAt(players, MOMENTS[moment], ['role'], 'warmonger', ESCALATION),
      );
      const upright = ([DESK, PHONE] as const).flatMap((size, s) =>
        looks.map((theme, t) =>
          shot(`escalation${players}-${moment}`, size, {
            game,
            theme,
            lang: (players + m + s + t) % 2 === 0 ? 'en' : 'it',
            strict: players === 4,
            // The longest words of whose turn it is, and worlds whose costs hang over what was done last.
            walked:
              players === 4 &&
              (size === PHONE
                ? moment === 'late' && theme === 'dark'
                : moment === 'middle' && theme === 'light'),
          }),
        ),
      );
      const sideways = shot(`escalation${players}-${moment}`, SIDEWAYS, {
        game,
        theme: looks[(players + m) % looks.length] ?? 'dark',
        lang: m % 2 === 0 ? 'it' : 'en',
        // A permanent beside ships of three sizes, and four heads above the own one.
        walked: (players === 4 && moment === 'late') || (players === 5 && moment === 'middle'),
      });
      if (moment !== 'late') return [...upright, sideways];
      const full = ([DESK, PHONE, SIDEWAYS] as const).map((size) =>
        shot(`escalation${players}-full`, size, { game, stretch: { hand: 9, worlds: 12 } }),
      );
      // Fighters of two digits beside a supply of two digits.
      const fleet = shot(`escalation${players}-fleet`, SIDEWAYS, {
        game,
        stretch: { fighters: 12 },
        walked: players === 2,
      });
      return [...upright, sideways, ...full, fleet];
    }),
  );
}

/** Questions of single technologies of Escalation, to which nobody comes who is not after them; and where a colony goes that moves. */
const ASKED_BY = {
  annex: 'annex',
  'recon-deck': 'synthesize',
  'recon-planets': 'deep-space-probes',
  'remove-permanent': 'natural-order',
  'name-produced': 'specialized-production',
  'one-more-role': 'well-oiled-machine',
  'move-colony': undefined,
} as const satisfies Partial<Record<StepName, string | undefined>>;

function askedByTechnologies(): readonly Shot[] {
  return (Object.keys(ASKED_BY) as (keyof typeof ASKED_BY)[]).map((step, i) => {
    const technology = ASKED_BY[step];
    const scenarios = technology === undefined ? 'random' : 'off';
    const rules = { ruleset: 'escalation', players: 2, scenarios } as const;
    const game = once(`hunting ${step}`, () => savedAsking(step, rules, hunting(technology)));
    return shot(`escalation-ask-${step}`, i % 2 === 0 ? PHONE : DESK, { game });
  });
}

/** What the README shows, from the turn of its moving picture. */
function forTheReadme(): readonly Shot[] {
  const game = once('settling', settlingTurn);
  return [shot('readme', DESK, { game }), shot('readme', PHONE, { game })];
}

export function shots(): readonly Shot[] {
  const all = [
    ...forTheReadme(),
    ...forTheMock(),
    ...firstWords(),
    ...positions(),
    ...ofEscalation(),
    ...askedByEscalation(),
    ...tablesOfEscalation(),
    ...askedByTechnologies(),
    ...questions(),
    ...sizes(),
    ...themes(),
    ...languages(),
    ...extremes(),
    ...visions(),
    ...screens(),
    ...largeText(),
    ...opened(),
    ...ends(),
    ...onlineTables(),
    ...aroundTables(),
  ];
  const byName = new Map(all.map((one) => [one.name, one]));
  for (const [mock, name] of Object.entries(COUNTERPARTS)) {
    const found = byName.get(name);
    if (found === undefined) throw new Error(`${mock} has no counterpart called ${name}`);
    byName.set(name, { ...found, mock: [...(found.mock ?? []), mock] });
  }
  return [...byName.values()];
}

export function sizeOf({ size }: Pick<Shot, 'size'>): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/** Phones and tablets are touched; the smallest windows are a desktop's that is zoomed. */
export function isTouched(shown: Pick<Shot, 'size'>): boolean {
  const { width, height } = sizeOf(shown);
  return height > 256 && (width < 1024 || height < 500);
}
