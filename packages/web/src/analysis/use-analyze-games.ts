// Analyzes stored games one after the other and stores each analysis with its game.
import { useEffect, useState } from 'react';
import { beginActivity } from '../activity/activity.ts';
import type { FinishedGame } from '../storage/finished-games.ts';
import { storeAnalysis, storedAnalysis } from './stored-analysis.ts';
import { analyzeRecord } from './use-analysis.ts';

export interface AnalyzingGames {
  readonly isRunning: boolean;
  readonly left: number;
  /** Includes games whose analysis could not be stored. */
  readonly failed: number;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Analyzes and stores games between `start` and `stop`. `games` are those without an analysis. */
export function useAnalyzeGames(games: readonly FinishedGame[]): AnalyzingGames {
  const [isWanted, setWanted] = useState(false);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const left = games.filter(({ id }) => !failed.has(id));
  const [next] = left;
  const id = next?.id;
  const record = next?.record;
  useEffect(() => {
    if (!isWanted || id === undefined || record === undefined) return undefined;
    const endActivity = beginActivity();
    const stop = analyzeRecord(record, (analysis) => {
      if (analysis !== undefined && analysis.done < analysis.of) return;
      if (analysis !== undefined) storeAnalysis(id, analysis);
      if (storedAnalysis(id) === undefined) setFailed((before) => new Set([...before, id]));
    });
    return () => {
      endActivity();
      stop();
    };
  }, [isWanted, id, record]);
  return {
    isRunning: isWanted && left.length > 0,
    left: left.length,
    failed: failed.size,
    start: () => setWanted(true),
    stop: () => setWanted(false),
  };
}
