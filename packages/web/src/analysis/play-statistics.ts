// Statistics of how well the player at this device chose, from analyses stored with finished games.
import { CHOICE_PHASES, type ChoicePhase } from '@eminent/bots/choice-phases';
import type { PlayRating } from '@eminent/bots/play-rating';
import { ROLES, type Role } from '@eminent/engine';
import type { FinishedGame } from '../storage/finished-games.ts';
import type { Analysis } from '../worker/worker-messages.ts';

export type OwnGame = FinishedGame & { readonly own: number };

export interface AnalyzedGame {
  readonly game: OwnGame;
  readonly analysis: Analysis;
}

/** Number of choices, and the sum of the chances to win that they lost. */
export interface Loss {
  readonly choices: number;
  readonly lost: number;
}

export interface GameLoss extends Loss {
  readonly game: OwnGame;
  readonly errorPerDecision: number;
  readonly rating: PlayRating;
  /** Mean loss per choice over this game and the four before; undefined for the first four. */
  readonly average: number | undefined;
}

interface OpponentLoss extends Loss {
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** Returns the games in which the seat of the player at this device is known. */
export function ownGames(games: readonly FinishedGame[]): readonly OwnGame[] {
  return games.flatMap((game) => {
    const { own } = game;
    return own !== undefined && own < game.names.length ? [{ ...game, own }] : [];
  });
}

/** Returns the mean chance to win that a choice lost, from 0 to 1. */
export function lossPerDecision({ choices, lost }: Loss): number {
  return lost / Math.max(1, choices);
}

export function sumOf(losses: readonly Loss[]): Loss {
  return losses.reduce<Loss>(
    (sum, { choices, lost }) => ({ choices: sum.choices + choices, lost: sum.lost + lost }),
    { choices: 0, lost: 0 },
  );
}

export const MOVING_AVERAGE_GAMES = 5;

/** Returns the loss of each game, oldest first. Omits games without choices. */
export function lossesByGame(games: readonly AnalyzedGame[]): readonly GameLoss[] {
  const losses = games
    .toSorted((a, b) => a.game.at - b.game.at)
    .flatMap(({ game, analysis }) => {
      const accuracy = analysis.accuracy[game.own];
      if (accuracy === undefined || accuracy.choices === 0) return [];
      return [{ ...accuracy, game, lost: accuracy.choices * accuracy.errorPerDecision }];
    });
  return losses.map((loss, at) => ({
    ...loss,
    average:
      at + 1 < MOVING_AVERAGE_GAMES
        ? undefined
        : lossPerDecision(sumOf(losses.slice(at + 1 - MOVING_AVERAGE_GAMES, at + 1))),
  }));
}

function ownPhases(games: readonly AnalyzedGame[]) {
  return games.flatMap(({ game, analysis }) => analysis.byPhase[game.own] ?? []);
}

/** Returns the loss in each phase, in the order of a turn. Omits phases without choices. */
export function lossesByPhase(
  games: readonly AnalyzedGame[],
): readonly (Loss & { readonly phase: ChoicePhase })[] {
  const all = ownPhases(games);
  return CHOICE_PHASES.map((phase) => ({
    ...sumOf(all.filter((one) => one.phase === phase)),
    phase,
  })).filter(({ choices }) => choices > 0);
}

/** Returns the loss in each role, costliest first. Omits roles without choices. */
export function lossesByRole(
  games: readonly AnalyzedGame[],
): readonly (Loss & { readonly role: Role })[] {
  const all = ownPhases(games);
  return ROLES.map((role) => ({ ...sumOf(all.filter((one) => one.role === role)), role }))
    .filter(({ choices }) => choices > 0)
    .sort((a, b) => lossPerDecision(b) - lossPerDecision(a));
}

/** Returns the loss in games against each opponent, most frequent opponent first. */
export function lossesByOpponent(
  losses: readonly GameLoss[],
  namesOf: (game: OwnGame) => readonly string[],
): readonly OpponentLoss[] {
  const byName = new Map<string, OpponentLoss>();
  for (const { game, choices, lost } of losses) {
    const others = namesOf(game).filter((_, seat) => seat !== game.own);
    for (const name of new Set(others)) {
      const before = byName.get(name) ?? { name, games: 0, won: 0, choices: 0, lost: 0 };
      byName.set(name, {
        name,
        games: before.games + 1,
        won: before.won + Number(game.winners.includes(game.own)),
        ...sumOf([before, { choices, lost }]),
      });
    }
  }
  return [...byName.values()].sort((a, b) => b.games - a.games);
}
