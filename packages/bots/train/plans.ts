// npm run tools -- plans: counts over whole games the opening roles, roles led, technologies and
// ships of bots, and the ways in which the games end.
import '../src/node.ts';
import {
  decidingSeat,
  type GameEvent,
  newGame,
  playTrusted,
  randomFromSeed,
  ROLES,
  type Role,
  RULESETS,
} from '@eminent/engine';
import { withIo } from '../../cli/src/io.ts';
import { PROCESS_IO } from '../../cli/src/process-io.ts';
import { findSeatBot } from '../../cli/src/seats.ts';
import {
  quoted,
  readFlags,
  refuse,
  sentenceOf,
  startProgram,
} from '../../../tools/command-line.ts';
import type { Bot } from '../src/index.ts';
import { shareOf } from '../src/net/net-evaluator.ts';
import { STYLES } from '../src/registry.ts';
import { withPlanOf } from './held-out.ts';
import {
  GAME_FLAGS,
  gamesFrom,
  type MeasuredGame,
  percent,
  playMissing,
} from './measured-games.ts';
import { answerOf } from './players.ts';

/** Number of roles in an opening. */
const OPENING = 3;
/** Minimum share of games of an opening that counts as a plan of its own. */
const PLAN_SHARE = 0.1;
/** Maximum number of openings listed for each bot. */
const SHOWN_OPENINGS = 8;
/** Prefix of a bot that plays like the net with the plan of a style, such as `as-trader`. */
const WITH_PLAN = 'as-';

const HELP = `npm run tools -- plans [--seats BOT,BOT] [--ruleset NAME] [--players N] [--games N] [--seed TEXT] [--progress FILE]

Counts what bots do over whole games: the first ${OPENING} roles they lead, the roles they lead per game, how often they take technologies
and build ships, and how the games end.
  --seats BOT,BOT  one bot for each seat, rotated from game to game (default: the Admiral in all seats); net@FILE has the weights of a file,
                   as-trader (or another style) is the net, whose roles and Actions the style chooses
  --ruleset NAME   default official: ${RULESETS.join(', ')}
  --players N      default 2
  --games N        default 200
  --progress FILE  keeps finished games, and plays only what is missing
`;

startProgram();
const values = readFlags(
  {
    ...GAME_FLAGS,
    seats: { type: 'string' },
    seed: { type: 'string', default: 'plans' },
    progress: { type: 'string' },
  },
  HELP,
);
const { players, games, options } = gamesFrom(values);
const names = values.seats?.split(',') ?? Array<string>(players).fill('admiral');
if (names.length !== players)
  refuse(`--seats ${quoted(names.join(','))}: expected ${players} bots.`);
const bots = withIo(PROCESS_IO, () => names.map(findPlayer));

function findPlayer(name: string): Bot {
  const style = STYLES.find((one) => name === `${WITH_PLAN}${one}`);
  if (style !== undefined) return withPlanOf(style);
  try {
    return findSeatBot(name) ?? refuse(`${quoted(name)}: no such bot.`);
  } catch (error) {
    return refuse(sentenceOf(error));
  }
}

/** The plan of one seat in a game. */
interface SeatPlan {
  readonly bot: string;
  /** The seat's share of the victory: 1, divided equally among several winners. */
  readonly won: number;
  /** The roles that the seat led, in order. */
  readonly led: readonly Role[];
  /** Number of technologies taken. */
  readonly technologies: number;
  /** Number of times that the seat gained ships larger than fighters. */
  readonly ships: number;
}

interface GamePlans extends MeasuredGame {
  readonly end: string;
  readonly turns: number;
  readonly seats: readonly SeatPlan[];
}

/** Whether an event adds larger ships than fighters to a seat. */
function isShipGained(event: GameEvent): boolean {
  return event.type === 'ships' && event.ship !== 'fighter' && event.count > 0;
}

function seatPlan(events: readonly GameEvent[], seat: number, bot: string, won: number): SeatPlan {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  return {
    bot,
    won,
    led: own.flatMap((event) => (event.type === 'lead' ? [event.role] : [])),
    technologies: own.filter(({ type }) => type === 'buy').length,
    ships: own.filter(isShipGained).length,
  };
}

const key = JSON.stringify([names, values.ruleset, players, values.seed]);

function playGame(game: number): GamePlans {
  const seed = `${values.seed} ${game}`;
  const random = randomFromSeed(`${seed} choices`);
  const state = newGame(options, seed);
  const events: GameEvent[] = [];
  state.log = events;
  const botAt = (seat: number): number => (seat + game) % players;
  while (!state.over) {
    const bot = bots[botAt(decidingSeat(state))];
    if (bot === undefined) throw new Error('a seat without a bot decides');
    playTrusted(state, answerOf(bot, state, random));
  }
  const cause = events.find((event) => event.type === 'end-triggered');
  return {
    key,
    game,
    end: cause?.cause ?? 'other',
    turns: events.filter(({ type }) => type === 'turn').length,
    seats: state.players.map((_, seat) =>
      seatPlan(events, seat, names[botAt(seat)] ?? '', shareOf(state, seat)),
    ),
  };
}

/** The openings of the seats with the number of seats that played each, most frequent first. */
function openings(seats: readonly SeatPlan[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { led } of seats) {
    const opening = led.slice(0, OPENING).join(' ');
    counts.set(opening, (counts.get(opening) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Prints the counts of one bot. */
function report(bot: string, seats: readonly SeatPlan[]): void {
  const count = seats.length;
  const mean = (of: (seat: SeatPlan) => number): string =>
    (seats.reduce((sum, seat) => sum + of(seat), 0) / count).toFixed(2);
  const share = (of: (seat: SeatPlan) => boolean): string =>
    percent(seats.filter(of).length, count);
  const found = openings(seats);
  const plans = found.filter(([, n]) => n >= count * PLAN_SHARE).length;
  const won = seats.reduce((sum, seat) => sum + seat.won, 0);
  const half = 1.96 * Math.sqrt((won / count) * (1 - won / count) * (1 / count));
  console.log(`\n${bot}: ${count} seats, wins ${percent(won, count)} ± ${(half * 100).toFixed(1)}`);
  const led = ROLES.map(
    (role) => `${role} ${mean((seat) => seat.led.filter((one) => one === role).length)}`,
  );
  console.log(`roles led per game: ${led.join(', ')}`);
  console.log(
    `takes a technology in ${share(({ technologies }) => technologies > 0)} of games, ${mean(({ technologies }) => technologies)} per game`,
  );
  if (values.ruleset === 'escalation')
    console.log(
      `gains destroyers or battlecruisers in ${share(({ ships }) => ships > 0)} of games`,
    );
  console.log(`openings with at least ${PLAN_SHARE * 100} %: ${plans}`);
  for (const [opening, n] of found.slice(0, SHOWN_OPENINGS))
    console.log(`  ${percent(n, count).padStart(6)}  ${opening}`);
}

const all = playMissing(values.progress, key, games, playGame);

const turns = all.reduce((sum, one) => sum + one.turns, 0) / games;
console.log(`${values.ruleset}, ${players} players, ${games} games of ${turns.toFixed(1)} turns`);
const ends = [...new Set(all.map(({ end }) => end))].sort();
const causes = ends.map(
  (end) => `${end} ${percent(all.filter((one) => one.end === end).length, games)}`,
);
console.log(`ended by ${causes.join(', ')}`);
const withTechnology = all.filter(({ seats }) =>
  seats.some(({ technologies }) => technologies > 0),
);
console.log(`a seat takes a technology in ${percent(withTechnology.length, games)} of games`);
for (const bot of new Set(names)) {
  report(
    bot,
    all.flatMap(({ seats }) => seats.filter((seat) => seat.bot === bot)),
  );
}
