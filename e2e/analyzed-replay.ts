/// <reference lib="dom" />
// Opens a finished game with an invented analysis in the replay viewer.
import {
  decidingSeat,
  formatOption,
  legalOptions,
  newGame,
  parseOption,
  playTrusted,
} from '@eminent/engine';
import { restoreTable } from '@eminent/table';
import { expect, type Page } from '@playwright/test';
import type { Look } from '../packages/web/src/theme/themes.ts';
import { savedAt } from '../tools/page/saved-games.ts';

const SEATS = [
  { kind: 'bot', name: 'Deneb', bot: 'captain' },
  { kind: 'person', name: '' },
] as const;
export const OWN = 1;

/** A finished game of seat OWN, and an invented analysis with a mistake of each seat. */
function finishedGame(): {
  readonly game: object;
  readonly analysis: object;
  readonly ply: number;
} {
  const saved = { ...savedAt(2, 1, ['role']), seats: [...SEATS] };
  const table = restoreTable(saved);
  if (!table.ok) throw new Error(table.error);
  const state = newGame(saved.game, saved.seed);
  const mistakes: { readonly seat: number; readonly ply: number }[] = [];
  const turns = new Set<number>([0]);
  for (const token of saved.tokens) {
    const option = parseOption(state, token) ?? 0;
    const seat = decidingSeat(state);
    const legal = legalOptions(state).map((one) => formatOption(state, one));
    const best = legal.find((one) => one !== token && one.startsWith('lead:'));
    const isFirst = mistakes.every((one) => one.seat !== seat);
    if (state.turnNumber > 4 && token.startsWith('lead:') && best !== undefined && isFirst) {
      const mistake = {
        ply: state.ply,
        turn: state.turnNumber,
        seat,
        chosen: token,
        best,
        chance: 0.6,
        lost: 0.3 - seat / 10,
      };
      mistakes.push(mistake);
    }
    playTrusted(state, option);
    turns.add(state.turnNumber);
  }
  const chances = Array.from({ length: turns.size + 1 }, (_, at) => {
    const own = 0.5 + 0.4 * Math.sin(at / 3);
    return [1 - own, own];
  });
  const ply = mistakes.find(({ seat }) => seat === OWN)?.ply ?? -1;
  const analysis = {
    done: saved.tokens.length,
    of: saved.tokens.length,
    chances,
    seen: [chances, chances],
    mistakes,
    draws: [{ ply: ply + 20, turn: 9, seat: OWN, gained: 0.12 }],
    lostByChoices: [0.3, 0.2],
    luck: [-0.12, 0.12],
    decisions: [0, 0],
    luckAdjusted: [0.4, 0.6],
    accuracy: [
      { choices: 90, errorPerDecision: 0.0033, rating: 'strong' },
      { choices: 80, errorPerDecision: 0.0025, rating: 'strong' },
    ],
    byPhase: SEATS.map(() => [
      { phase: 'action', choices: 30, lost: 0.05 },
      { phase: 'lead', role: 'survey', choices: 20, lost: 0.1 },
      { phase: 'lead', role: 'warfare', choices: 5, lost: 0 },
      { phase: 'follow', role: 'survey', choices: 10, lost: 0.02 },
      { phase: 'follow', role: 'colonize', choices: 8, lost: 0.03 },
      { phase: 'cleanup', choices: 7, lost: 0 },
    ]),
  };
  const game = {
    id: 'studied',
    at: 0,
    names: SEATS.map(({ name }) => name),
    scores: [1, 2],
    winners: [OWN],
    record: table.value.recordText(),
    seats: SEATS,
    own: OWN,
  };
  return { game, analysis, ply };
}

export const FINISHED = finishedGame();

/** Opens the game in the replay viewer. If `stored` is false, the page must analyze it first. */
export async function openReplay(page: Page, stored: boolean, look: Look = 'dark'): Promise<void> {
  const { game, analysis } = FINISHED;
  await page.addInitScript(
    (items) => {
      for (const [key, value] of items) localStorage.setItem(`eminent.${key}`, value);
    },
    [
      ['settings', JSON.stringify({ theme: look, lang: 'en', pace: 'off' })],
      ['finished.studied', JSON.stringify(game)],
      ...(stored ? [['analysis.studied', JSON.stringify({ version: 2, analysis })]] : []),
    ] as [string, string][],
  );
  await page.goto('/#/replay/studied');
  await expect(page.getByRole('slider')).toBeVisible();
}
