// Checks of a table setup that its schema cannot express.
import { botNames } from '@eminent/bots';
import { checkOptions, scenariosProblem } from '@eminent/engine';
import type { TableSetup } from '@eminent/protocol/online';

/** What is wrong with a setup; undefined if it is valid. */
export function setupProblem(setup: TableSetup): string | undefined {
  const checked = checkOptions(setup.game);
  if (!checked.ok) return checked.error;
  if (setup.seats.length !== setup.game.players) {
    return `expected ${setup.game.players} seats, found ${setup.seats.length}`;
  }
  const { scenarios } = setup;
  const problem = scenarios && scenariosProblem(checked.value, scenarios);
  if (problem !== undefined) return problem;
  const known = botNames();
  for (const seat of setup.seats) {
    if (seat.kind === 'bot' && !known.includes(seat.bot)) return 'unknown bot';
  }
  return setup.seats.every(({ kind }) => kind === 'bot')
    ? 'at least one seat must be open'
    : undefined;
}
