// The implementation of every bot, exported under its name in registry.ts.
export { cadet, captain, lieutenant } from './heuristic-levels.ts';
export { admiral, commodore, emperor, net, viceadmiral } from './net-bots.ts';
export { random } from './random-bot.ts';
export { rollouts, thumbs } from './search/rollout-bots.ts';
export { contrarian } from './styles/contrarian.ts';
export { greedy } from './styles/greedy.ts';
export { rusher } from './styles/rusher.ts';
export { scholar } from './styles/scholar.ts';
export { settler } from './styles/settler.ts';
export { trader } from './styles/trader.ts';
export { warmonger } from './styles/warmonger.ts';
