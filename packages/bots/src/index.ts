// The computer players by name.
import type { Bot, Budget } from './bot.ts';
import { captain } from './captain.ts';
import { cadet, netPlayers, rolloutSearch } from './levels.ts';
import { LAYERS } from './net/net.ts';
import { PackedNet } from './net/packed-net.ts';
import { netEvaluator, trainedEvaluator } from './net/player.ts';
import { packWeights } from './net/weights.ts';
import { randomBot } from './random.ts';
import { contrarian } from './styles/contrarian.ts';
import { greedy } from './styles/greedy.ts';
import { rusher } from './styles/rusher.ts';
import { scholar } from './styles/scholar.ts';
import { settler } from './styles/settler.ts';
import { trader } from './styles/trader.ts';
import { warmonger } from './styles/warmonger.ts';

export {
  type BotRequest,
  requestFor,
  type Bot,
  type Budget,
  type Ranked,
  type Reply,
} from './bot.ts';
export { type Analysis, analyse, type Judged } from './analysis.ts';
export { type Level, LEVELS, type StyleName, STYLES } from './names.ts';
export { type Reason, reasonsFor } from './reasons.ts';

const BOTS: readonly Bot[] = [
  cadet,
  captain,
  ...netPlayers(trainedEvaluator),
  warmonger,
  settler,
  trader,
  scholar,
  rusher,
  contrarian,
  greedy,
  rolloutSearch,
  randomBot,
];

/** The names of all computer players. */
export function botNames(): readonly string[] {
  return BOTS.map((bot) => bot.name);
}

/** A budget such as `ms=250` or `work=400`. */
function parseBudget(text: string): Budget | undefined {
  const match = /^(ms|work)=(\d{1,6})$/.exec(text);
  const amount = Number(match?.[2]);
  if (match === null || amount === 0) return undefined;
  return match[1] === 'ms' ? { ms: amount } : { work: amount };
}

/** The computer player of a name such as `captain`, or `emperor:ms=250` with a budget of its own; undefined when there is none. */
export function findBot(spec: string): Bot | undefined {
  return findAmong(BOTS, spec);
}

/** How many numbers the weights of a net are. */
export const WEIGHT_COUNT = LAYERS.size;

/** As findBot, for the players that use a net, with WEIGHT_COUNT weights of its own, as `npm run train` keeps them. */
export function findNetPlayer(spec: string, weights: Float32Array): Bot | undefined {
  const evaluator = netEvaluator(new PackedNet(packWeights(weights)));
  return findAmong(
    netPlayers(() => evaluator),
    spec,
  );
}

/** The names that findNetPlayer knows. */
export function netPlayerNames(): readonly string[] {
  return netPlayers(trainedEvaluator).map((bot) => bot.name);
}

function findAmong(bots: readonly Bot[], spec: string): Bot | undefined {
  const [name, ...rest] = spec.split(':');
  const bot = bots.find((one) => one.name === name);
  if (bot === undefined || rest.length === 0) return bot;
  const budget = parseBudget(rest.join(':'));
  if (budget === undefined) return undefined;
  return {
    name: spec,
    ...(bot.spends === undefined ? {} : { spends: budget }),
    choose: (request) => bot.choose(withBudget(request, budget)),
  };
}

/** The same question with another budget; the view is still made only when it is looked at. */
function withBudget(request: Parameters<Bot['choose']>[0], budget: Budget): typeof request {
  return {
    get view() {
      return request.view;
    },
    random: request.random,
    budget,
    sample: (random) => request.sample(random),
  };
}
