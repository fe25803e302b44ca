// A hook for data from the server: loaded at once, again on request, and at intervals while it is
// shown.
import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { ask, type Refusal } from './api.ts';
import { inOrder } from './ordered-answers.ts';

export interface Fetched<T> {
  /** The last response; undefined until then. */
  readonly value: T | undefined;
  /** Why the last request failed. */
  readonly problem: Refusal | undefined;
  readonly again: () => void;
}

/** Permanent errors: the request is not repeated automatically. */
const FINAL: readonly string[] = ['no-such-table', 'not-found', 'not-allowed'];

/** An undefined `path` sends no request. `every` is in milliseconds. */
export function useFetched<S extends v.GenericSchema>(
  path: string | undefined,
  schema: S,
  every?: number,
): Fetched<v.InferOutput<S>> {
  const [state, setState] = useState<{
    readonly path: string | undefined;
    readonly value?: v.InferOutput<S>;
    readonly problem?: Refusal | undefined;
  }>({ path });
  const [attempt, setAttempt] = useState(0);
  const take = useEffectEvent(async (from: string, counts: () => boolean) => {
    const answer = await ask('GET', from, schema);
    if (!counts()) return true;
    if (answer.ok) {
      setState({ path: from, value: answer.value });
      return true;
    }
    setState((before) => ({
      ...(before.path === from ? before : { path: from }),
      problem: answer.refusal,
    }));
    return !FINAL.includes(answer.refusal.code);
  });
  useEffect(() => {
    if (path === undefined) return undefined;
    let isStale = false;
    const next = inOrder();
    const look = async () => {
      const isInOrder = next();
      const goesOn = await take(path, () => !isStale && isInOrder());
      if (!goesOn) clearInterval(timer);
    };
    const timer =
      every === undefined ? undefined : setInterval(() => !document.hidden && void look(), every);
    void look();
    return () => {
      isStale = true;
      clearInterval(timer);
    };
    // A change of `attempt` repeats the request.
  }, [path, every, attempt]);
  const isCurrent = state.path === path;
  return {
    value: isCurrent ? state.value : undefined,
    problem: isCurrent ? state.problem : undefined,
    again: () => setAttempt((times) => times + 1),
  };
}
