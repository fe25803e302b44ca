// Stores the analyses of finished games. Ignores analyses stored by another version.
import { CHOICE_PHASES } from '@eminent/bots/choice-phases';
import { PLAY_RATINGS } from '@eminent/bots/play-rating';
import { ROLES } from '@eminent/engine';
import * as v from 'valibot';
import { finishedGames } from '../storage/storage.ts';
import type { Analysis } from '../worker/worker-messages.ts';

/** Increase it when games are judged differently or an analysis has other fields. */
const VERSION = 2;

const numbers = v.array(v.number());
const analysis = v.object({
  done: v.number(),
  of: v.number(),
  chances: v.array(numbers),
  seen: v.array(v.array(numbers)),
  mistakes: v.array(
    v.object({
      ply: v.number(),
      turn: v.number(),
      seat: v.number(),
      chosen: v.string(),
      best: v.string(),
      chance: v.number(),
      lost: v.number(),
    }),
  ),
  draws: v.array(
    v.object({ ply: v.number(), turn: v.number(), seat: v.number(), gained: v.number() }),
  ),
  lostByChoices: numbers,
  luck: numbers,
  decisions: numbers,
  luckAdjusted: numbers,
  accuracy: v.array(
    v.object({
      choices: v.number(),
      errorPerDecision: v.number(),
      rating: v.picklist(PLAY_RATINGS),
    }),
  ),
  byPhase: v.array(
    v.array(
      v.object({
        phase: v.picklist(CHOICE_PHASES),
        role: v.exactOptional(v.picklist(ROLES)),
        choices: v.number(),
        lost: v.number(),
      }),
    ),
  ),
});
const stored = v.object({ version: v.literal(VERSION), analysis });

/** Returns the analysis stored with a game; undefined if there is none of this version. */
export function storedAnalysis(id: string): Analysis | undefined {
  const text = finishedGames.analysisText(id);
  if (text === undefined) return undefined;
  try {
    const read = v.safeParse(stored, JSON.parse(text));
    return read.success ? read.output.analysis : undefined;
  } catch {
    return undefined;
  }
}

const PRECISION = 1e5;

export function storeAnalysis(id: string, complete: Analysis): void {
  const rounded = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value * PRECISION) / PRECISION : value;
  finishedGames.keepAnalysis(id, JSON.stringify({ version: VERSION, analysis: complete }, rounded));
}
