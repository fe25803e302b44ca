// eminent play: plays against bots and programs in the terminal.
import { DEFAULT_OPPONENT } from '@eminent/bots';
import { shuffleSeats, Table } from '@eminent/table';
import { loadLanguage, msg } from '@eminent/text';
import { Command, Option } from 'commander';
import {
  BOT_NAMES_HELP,
  GAME_FLAGS,
  type GameFlags,
  LANG_FLAG,
  languageOf,
  SEED_FLAGS,
  type SeedFlags,
  seedBesideInput,
  TIME_FLAG,
  withFlags,
} from '../flags.ts';
import { gameSetup } from '../options.ts';
import { findSeatBot, seatNames, seatOf, startPrograms } from '../seats.ts';
import { playInTerminal } from '../terminal.ts';

interface PlayFlags extends GameFlags, SeedFlags {
  readonly bots?: string;
  readonly lang?: string;
  readonly time: number;
}

const OPPONENT_NAMES = ['Vega', 'Orion', 'Lyra', 'Altair'];

async function run(flags: PlayFlags): Promise<void> {
  const language = languageOf(flags.lang);
  await loadLanguage(language);
  const named = flags.bots === undefined ? undefined : seatNames(flags.bots, '--bots');
  const { options: game, scenarios } = gameSetup(flags, named && named.length + 1);
  const bots = named ?? Array<string>(game.players - 1).fill(DEFAULT_OPPONENT);
  const seed = await seedBesideInput(flags, bots);
  const you = { kind: 'person', name: msg(language, 'ui.you') } as const;
  const others = bots.map((spec, i) => seatOf(spec, OPPONENT_NAMES[i] ?? spec));
  const seats = shuffleSeats([you, ...others], seed);
  const table = new Table({ game, seed, seats, scenarios }, findSeatBot);
  const programs = await startPrograms(bots, flags.time);
  const order = seats.map((seat) => programs[others.indexOf(seat)]);
  const specs = seats.map((seat) => bots[others.indexOf(seat)] ?? '');
  await playInTerminal({ table, seat: seats.indexOf(you), order, specs }, language);
}

export const play = withFlags(
  new Command('play').description('play against bots in the terminal'),
  [
    new Option('--bots <names>', `the opponents, such as captain,random: ${BOT_NAMES_HELP}`),
    LANG_FLAG,
    ...GAME_FLAGS,
    ...SEED_FLAGS,
    TIME_FLAG,
  ],
).action(run);
