// The engine's best answers at the current place of a board. A worker computes and refines them.
import type { BoardStart } from '@eminent/protocol';
import { useEffect, useState } from 'react';
import { beginActivity } from '../activity/activity.ts';
import type { LinesReport, LinesRequest } from '../worker/board-messages.ts';

let worker: Worker | undefined;

/** The engine's worker; undefined if the browser cannot start it. */
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

/** The last report, with the request that it answers. */
interface Known {
  readonly path: string;
  readonly allCards: boolean;
  readonly report: LinesReport;
}

const FAILED = { id: 0, lines: undefined, simulations: 0, isDone: true } as const;

let lastRequestId = 0;

/**
 * The engine's best answers at a place.
 *
 * @param path the answers before the place, joined by spaces
 * @param allCards whether the engine sees all cards
 * @param isWanted false stops the engine
 */
export function useEngineLines(
  start: BoardStart,
  path: string,
  allCards: boolean,
  isWanted: boolean,
): Lines {
  const [known, setKnown] = useState<Known>();
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
    // The page counts as busy until the first report.
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
