// Gets the engine's best answers at the current place of a board from a worker, which refines them.
import type { BoardStart } from '@eminent/protocol';
import { useEffect, useState } from 'react';
import { beginActivity } from '../activity/activity.ts';
import type { LinesReport, LinesRequest } from '../worker/board-messages.ts';

let worker: Worker | undefined;

function linesWorker(): Worker | undefined {
  try {
    worker ??= new Worker(new URL('../worker/board-worker.ts', import.meta.url), {
      type: 'module',
    });
  } catch {
    return undefined;
  }
  return worker;
}

function stopWorker(): void {
  worker?.terminate();
  worker = undefined;
}

export interface Lines {
  readonly report: LinesReport | undefined;
  readonly isThinking: boolean;
}

interface AnsweredRequest {
  readonly path: string;
  readonly allCards: boolean;
  readonly report: LinesReport;
}

const FAILED = { id: 0, lines: undefined, simulations: 0, isDone: true } as const;

let lastRequestId = 0;

/**
 * Returns the engine's best answers at a place, and whether it is still thinking.
 *
 * @param path tokens of the answers before the place, joined by spaces
 * @param allCards whether the engine sees all cards
 * @param isWanted false stops the engine
 */
export function useEngineLines(
  start: BoardStart,
  path: string,
  allCards: boolean,
  isWanted: boolean,
): Lines {
  const [known, setKnown] = useState<AnsweredRequest>();
  useEffect(() => (isWanted ? stopWorker : undefined), [isWanted]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const show = (report: LinesReport): void => setKnown({ path, allCards, report });
    const engine = linesWorker();
    if (engine === undefined) {
      queueMicrotask(() => show(FAILED));
      return undefined;
    }
    lastRequestId++;
    const id = lastRequestId;
    // Browser tests wait for the first report, not for the end of the search.
    const endActivity = beginActivity();
    const onMessage = ({ data }: MessageEvent<LinesReport>): void => {
      if (data.id !== id) return;
      endActivity();
      show(data);
    };
    const onError = (): void => {
      endActivity();
      show(FAILED);
    };
    engine.addEventListener('message', onMessage);
    engine.addEventListener('error', onError);
    const tokens = path === '' ? [] : path.split(' ');
    engine.postMessage({ id, position: { start, tokens, allCards } } satisfies LinesRequest);
    return () => {
      endActivity();
      engine.removeEventListener('message', onMessage);
      engine.removeEventListener('error', onError);
      engine.postMessage({ id: 0 } satisfies LinesRequest);
    };
  }, [start, path, allCards, isWanted]);
  const isCurrent = isWanted && known?.path === path && known.allCards === allCards;
  const report = isCurrent ? known.report : undefined;
  return { report, isThinking: isWanted && report?.isDone !== true };
}
