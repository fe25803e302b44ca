// npm run tools -- bench:clicks: counts clicks and taps of whole games on the built page.
import { loadLanguage } from '@eminent/text';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { launchChromium } from '../tools/page/launch.ts';
import type { SavedGame } from '../tools/page/saved-games.ts';
import { startProgram, readFlags, refuse, shortText, wholeNumber } from '../tools/command-line.ts';
import { machine, machineText, servePage } from './browser.ts';
import { type Cost, costsByKind, countClicks, type Spread, spreadOf } from './page/click-counts.ts';
import { CannotAnswerError } from './page/answer-clicks.ts';
import { type Clicked, playCounting } from './page/whole-game.ts';
import { gameOptions } from '../tools/game-options.ts';

const HELP = `npm run tools -- bench:clicks [--games N] [--seed TEXT] [--headful] [--json]

Serves the built page and plays whole games on it against Captains. Chooses as a Captain would with the knowledge of the seat, with as few
clicks as possible. Counts the clicks of each own turn, and of the opponents' turns between two own turns, at each assistance level:
suggest (moves), obvious and none.
  --games N     games of each kind and level: two players with a mouse, four on a phone (default 4)
  --level NAME  only one level
  --seed TEXT   seed of the deals (default clicks)
  --headful     shows the browser
`;

interface Kind {
  readonly players: number;
  readonly screen: BrowserContextOptions;
  readonly name: string;
}

const KINDS = {
  desktop2: {
    players: 2,
    screen: { viewport: { width: 1440, height: 900 } },
    name: '2 players, 1440 × 900, mouse',
  },
  phone4: {
    players: 4,
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    name: '4 players, phone of 390 × 844, finger',
  },
} as const satisfies Readonly<Record<string, Kind>>;

const LEVELS = ['suggest', 'obvious', 'none'] as const;
type SuggestionLevel = (typeof LEVELS)[number];

interface Found {
  /** Median clicks of an own turn, and of a round of the opponents' turns. */
  readonly ownTurn: number;
  readonly othersRound: number;
  readonly games: number;
  readonly spread: { readonly ownTurn: Spread; readonly othersRound: Spread };
  /** Answers and clicks of the simulated player by step. */
  readonly steps: Readonly<Record<string, Cost>>;
}

function newGame(players: number, seed: string, seat: number): SavedGame {
  const names = ['Vega', 'Orion', 'Lyra', 'Altair'];
  return {
    id: 'measured',
    lastQuestion: 0,
    game: gameOptions({ players }),
    seed,
    seats: names
      .slice(0, players)
      .map((name, at) =>
        at === seat ? { kind: 'person', name: '' } : { kind: 'bot', name, bot: 'captain' },
      ),
    tokens: [],
  };
}

async function measure(
  browser: Browser,
  url: string,
  kind: Kind,
  assistance: SuggestionLevel,
): Promise<Found> {
  const { players, screen } = kind;
  const turns: number[] = [];
  const rounds: number[] = [];
  const own: Clicked[] = [];
  for (let game = 0; game < games; game++) {
    const seat = game % players;
    const saved = newGame(players, `${values.seed} ${players} ${game + 1}`, seat);
    const settings = { assistance };
    const played = await playCounting(browser, { url, saved, seat, screen, settings });
    const { ownTurns, othersRounds } = countClicks(played.given, seat);
    turns.push(...ownTurns);
    rounds.push(...othersRounds);
    own.push(...played.own);
  }
  const spread = { ownTurn: spreadOf(turns), othersRound: spreadOf(rounds) };
  return {
    ownTurn: spread.ownTurn.median,
    othersRound: spread.othersRound.median,
    games,
    spread,
    steps: costsByKind(own),
  };
}

const spreadText = ({ median, mean, max, count }: Spread): string =>
  `median ${median}, mean ${mean}, at most ${max} (${count})`;

function foundText(name: string, { spread, steps }: Found): string {
  const byStep = Object.entries(steps).map(
    ([step, { answers, clicks }]) => `${step} ${clicks} for ${answers}`,
  );
  return [
    `${name}, ${games} games`,
    `  clicks of an own turn: ${spreadText(spread.ownTurn)}`,
    `  clicks of a round of the others: ${spreadText(spread.othersRound)}`,
    `  clicks by step: ${byStep.join(', ')}`,
  ].join('\n');
}

startProgram();
const values = readFlags(
  {
    games: { type: 'string', default: '4' },
    level: { type: 'string' },
    seed: { type: 'string', default: 'clicks' },
    headful: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  HELP,
);
const games = wholeNumber('games', values.games, 1, 1000);
shortText('seed', values.seed);
const levels = LEVELS.filter((level) => values.level === undefined || level === values.level);
if (levels.length === 0) refuse(`--level must be one of ${LEVELS.join(', ')}.`);
await loadLanguage('en');
const served = await servePage();
const browser = await launchChromium({ headless: !values.headful });
const where = machine(browser.version());
const found: Record<string, Record<string, Found>> = {};
if (!values.json) console.log(`npm run tools -- bench:clicks, ${machineText(where)}`);
try {
  for (const [name, kind] of Object.entries(KINDS)) {
    for (const level of levels) {
      const figures = await measure(browser, served.url, kind, level);
      found[name] = { ...found[name], [level]: figures };
      if (!values.json) console.log(foundText(`${kind.name}, ${level}`, figures));
    }
  }
  if (values.json) console.log(JSON.stringify({ where, seed: values.seed, ...found }));
} catch (error) {
  if (!(error instanceof CannotAnswerError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await browser.close();
  served.close();
}
