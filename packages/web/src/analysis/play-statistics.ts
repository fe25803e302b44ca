// How well the player of this device chose, from the analyses stored with finished games: by game,
// phase, role and opponent.
import { CHOICE_PHASES, type ChoicePhase } from '@eminent/bots/choice-phases';
import type { PlayRating } from '@eminent/bots/play-rating';
import { ROLES, type Role } from '@eminent/engine';
import type { FinishedGame } from '../storage/finished-games.ts';
import type { Analysis } from '../worker/worker-messages.ts';

/** A game that the player of this device played. */
export type OwnGame = FinishedGame & { readonly own: number };

export interface AnalyzedGame {
  readonly game: OwnGame;
  readonly analysis: Analysis;
}

/** A number of choices, and the chance of winning that all of them together lost. */
export interface Loss {
  readonly choices: number;
  readonly lost: number;
}

export interface GameLoss extends Loss {
  readonly game: OwnGame;
  readonly errorPerDecision: number;
  readonly rating: PlayRating;
  /** The mean loss per decision over this game and the four before; undefined for earlier games. */
  readonly average: number | undefined;
}

interface OpponentLoss extends Loss {
  readonly name: string;
  readonly games: number;
  readonly won: number;
}

/** The games that the player of this device played. */
export function ownGames(games: readonly FinishedGame[]): readonly OwnGame[] {
  return games.flatMap((game) => {
    const { own } = game;
    return own !== undefined && own < game.names.length ? [{ ...game, own }] : [];
  });
}

/** The mean chance of winning that a choice lost. */
export function lossPerDecision({ choices, lost }: Loss): number {
  return lost / Math.max(1, choices);
}

export function sumOf(losses: readonly Loss[]): Loss {
  return losses.reduce<Loss>(
    (sum, { choices, lost }) => ({ choices: sum.choices + choices, lost: sum.lost + lost }),
    { choices: 0, lost: 0 },
  );
}

/** Number of games in a moving average. */
export const MOVING_AVERAGE_GAMES = 5;

/** The loss of each game, the oldest first; games without choices are left out. */
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

/** The loss of each phase, in the order of a turn; phases without choices are left out. */
export function lossesByPhase(
  games: readonly AnalyzedGame[],
): readonly (Loss & { readonly phase: ChoicePhase })[] {
  const all = ownPhases(games);
  return CHOICE_PHASES.map((phase) => ({
    ...sumOf(all.filter((one) => one.phase === phase)),
    phase,
  })).filter(({ choices }) => choices > 0);
}

/** The loss of each role, the costliest first; roles without choices are left out. */
export function lossesByRole(
  games: readonly AnalyzedGame[],
): readonly (Loss & { readonly role: Role })[] {
  const all = ownPhases(games);
  return ROLES.map((role) => ({ ...sumOf(all.filter((one) => one.role === role)), role }))
    .filter(({ choices }) => choices > 0)
    .sort((a, b) => lossPerDecision(b) - lossPerDecision(a));
}

/** The loss in games against each opponent, the most frequent opponent first. */
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
