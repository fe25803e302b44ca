// Provides the analysis of a recorded game: reads it from storage, or computes it in a worker.
import { useEffect, useMemo, useState } from 'react';
import { finishedGames } from '../storage/storage.ts';
import { beginActivity } from '../activity/activity.ts';
import type { Analysis, AnalysisRequest, JudgedAnswer } from '../worker/worker-messages.ts';
import { storeAnalysis, storedAnalysis } from './stored-analysis.ts';

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('../worker/analysis-worker.ts', import.meta.url), {
      type: 'module',
    });
  } catch {
    return undefined;
  }
}

/** Sends a request to a new worker, which the returned function stops. Undefined means failure. */
function ask<T>(request: AnalysisRequest, onAnswer: (answer: T | undefined) => void): () => void {
  const worker = startWorker();
  if (worker === undefined) {
    queueMicrotask(() => onAnswer(undefined));
    return () => undefined;
  }
  worker.addEventListener('message', ({ data }: MessageEvent<T | undefined>) => onAnswer(data));
  worker.addEventListener('error', () => onAnswer(undefined));
  worker.postMessage(request);
  return () => worker.terminate();
}

/** Judges an answer. Calls back once, with undefined if that fails. Returns a cancel function. */
export function judgeAnswer(
  request: AnalysisRequest,
  onJudged: (judged: JudgedAnswer | undefined) => void,
): () => void {
  const endActivity = beginActivity();
  const stop = ask<JudgedAnswer>(request, (judged) => {
    end();
    onJudged(judged);
  });
  const end = (): void => {
    endActivity();
    stop();
  };
  return end;
}

/** Calls back with each partial result; undefined after a failure. Returns a stop function. */
export function analyzeRecord(
  record: string,
  onAnalysis: (analysis: Analysis | undefined) => void,
): () => void {
  return ask<Analysis>({ record }, onAnalysis);
}

export interface AnalysisProgress {
  readonly analysis: Analysis | undefined;
  readonly status: 'running' | 'done' | 'stopped' | 'failed';
  readonly stop: () => void;
  readonly resume: () => void;
}

export function useAnalysis(record: string): AnalysisProgress {
  const id = useMemo(() => finishedGames.findRecord(record)?.id, [record]);
  const stored = useMemo(() => (id === undefined ? undefined : storedAnalysis(id)), [id]);
  const [analysis, setAnalysis] = useState<Analysis>();
  const [status, setStatus] = useState<AnalysisProgress['status']>('running');
  useEffect(() => {
    if (stored !== undefined || status !== 'running') return undefined;
    // The page counts as busy only until the first partial result.
    const endActivity = beginActivity();
    const stop = analyzeRecord(record, (next) => {
      endActivity();
      if (next === undefined) return setStatus('failed');
      setAnalysis(next);
      if (next.done < next.of) return undefined;
      if (id !== undefined) storeAnalysis(id, next);
      return setStatus('done');
    });
    return () => {
      endActivity();
      stop();
    };
  }, [record, id, stored, status]);
  return {
    analysis: stored ?? analysis,
    status: stored === undefined ? status : 'done',
    stop: () => setStatus('stopped'),
    resume: () => setStatus('running'),
  };
}
