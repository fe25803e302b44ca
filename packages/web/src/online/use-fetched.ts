// A hook that loads data from the server: at once, again on request, and optionally at intervals.
import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { type Answer, ask, type Refusal } from './api.ts';
import { createResponseOrder } from './response-order.ts';

export interface Fetched<T> {
  /** The last successful response; undefined until then. */
  readonly value: T | undefined;
  readonly problem: Refusal | undefined;
  readonly again: () => void;
}

interface Request<T> {
  /** The body of a POST request; without it the request is a GET. */
  readonly body?: object;
  /** Whether polling stops after a response; by default after a permanent error. */
  readonly isFinal?: (answer: Answer<T>) => boolean;
}

const PERMANENT_ERRORS: readonly string[] = ['no-such-table', 'not-found', 'not-allowed'];

function isPermanentError(answer: Answer<unknown>): boolean {
  return !answer.ok && PERMANENT_ERRORS.includes(answer.refusal.code);
}

/** Loads `path`, if given, and again every `pollMs` milliseconds while the page is visible. */
export function useFetched<S extends v.GenericSchema>(
  path: string | undefined,
  schema: S,
  pollMs?: number,
  { body, isFinal = isPermanentError }: Request<v.InferOutput<S>> = {},
): Fetched<v.InferOutput<S>> {
  const [state, setState] = useState<{
    readonly path: string | undefined;
    readonly value?: v.InferOutput<S>;
    readonly problem?: Refusal | undefined;
  }>({ path });
  const [attempt, setAttempt] = useState(0);
  /** Sends a request and stores the result. Returns whether polling should continue. */
  const fetchFrom = useEffectEvent(async (from: string, isCurrent: () => boolean) => {
    const answer = await ask(body === undefined ? 'GET' : 'POST', from, schema, body);
    if (!isCurrent()) return true;
    if (answer.ok) setState({ path: from, value: answer.value });
    else {
      setState((before) => ({
        ...(before.path === from ? before : { path: from }),
        problem: answer.refusal,
      }));
    }
    return !isFinal(answer);
  });
  useEffect(() => {
    if (path === undefined) return undefined;
    let isStale = false;
    const startRequest = createResponseOrder();
    const load = async () => {
      const isInOrder = startRequest();
      const shouldPoll = await fetchFrom(path, () => !isStale && isInOrder());
      if (!shouldPoll) clearInterval(timer);
    };
    const timer =
      pollMs === undefined ? undefined : setInterval(() => !document.hidden && void load(), pollMs);
    void load();
    return () => {
      isStale = true;
      clearInterval(timer);
    };
    // A change of `attempt` repeats the request.
  }, [path, pollMs, attempt]);
  const isCurrent = state.path === path;
  return {
    value: isCurrent ? state.value : undefined,
    problem: isCurrent ? state.problem : undefined,
    again: () => setAttempt((n) => n + 1),
  };
}
