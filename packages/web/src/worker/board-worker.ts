// The worker that analyzes the position of an analysis board until the next request.
import { playToken, startState } from '@eminent/protocol';
import { engineLines, type EngineReport, openRequestFor, requestFor } from '@eminent/bots';
import { decidingSeat, type GameState, optionsOf, randomFromSeed } from '@eminent/engine';
import type { LinesReport, LinesRequest } from './board-messages.ts';
import { loadNet } from './load-net.ts';

const REPORT_MS = 150;
/** The analysis ends after this many simulations. More would change the result little. */
const MAX_SIMULATIONS = 6000;

let lastRequestId = 0;

/** Starts an analysis. The random seed depends only on the ply, so it reveals no hidden card. */
function reportsFor(state: GameState, allCards: boolean): Iterator<EngineReport, void> {
  const random = randomFromSeed(`board ${state.ply}`);
  const request = allCards ? openRequestFor : requestFor;
  return engineLines(request(state, decidingSeat(state), random));
}

/** Returns the state of a position; undefined if it is illegal or the game is over. */
function stateOf({ start, tokens }: NonNullable<LinesRequest['position']>): GameState | undefined {
  const read = startState(start);
  if (!read.ok || !tokens.every((token) => playToken(read.value, token))) return undefined;
  return read.value.over ? undefined : read.value;
}

/** Waits for the next task, so that a new request can be received. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

async function analyze({ id, position }: LinesRequest): Promise<void> {
  if (position === undefined) return;
  const send = (report: Omit<LinesReport, 'id'>): void => postMessage({ id, ...report });
  const state = stateOf(position);
  if (state === undefined) {
    send({ lines: undefined, simulations: 0, isDone: true });
    return;
  }
  await loadNet(optionsOf(state.rules));
  const reports = reportsFor(state, position.allCards);
  while (id === lastRequestId) {
    const end = performance.now() + REPORT_MS;
    let last: EngineReport | undefined;
    let isDone = false;
    do {
      const { value, done } = reports.next();
      isDone = done === true || (value?.simulations ?? 0) >= MAX_SIMULATIONS;
      last = value ?? last;
    } while (!isDone && performance.now() < end);
    if (last !== undefined) send({ ...last, isDone });
    if (isDone) return;
    await nextTask();
  }
}

addEventListener('message', ({ data }: MessageEvent<LinesRequest>) => {
  lastRequestId = data.id;
  analyze(data).catch(() =>
    postMessage({ id: data.id, lines: undefined, simulations: 0, isDone: true }),
  );
});
