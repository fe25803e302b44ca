// Something that the server tells, as a hook: asked for at once, again whenever it is wanted, and from time to time while it is looked at.
import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { ask, type Refusal } from './api.ts';
import { inOrder } from './in-order.ts';

export interface Fetched<T> {
  /** The last that was told; absent until then. */
  readonly value: T | undefined;
  /** Why the last question was not answered. */
  readonly problem: Refusal | undefined;
  readonly again: () => void;
}

/** `path` undefined asks nothing. `every` in milliseconds. */
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
  const [asked, setAsked] = useState(0);
  const take = useEffectEvent(async (from: string, counts: () => boolean) => {
    const answer = await ask('GET', from, schema);
    if (!counts()) return;
    if (answer.ok) setState({ path: from, value: answer.value });
    else
      setState((before) => ({
        ...(before.path === from ? before : { path: from }),
        problem: answer.refusal,
      }));
  });
  useEffect(() => {
    if (path === undefined) return undefined;
    let isStale = false;
    const next = inOrder();
    const look = () => {
      const isInOrder = next();
      void take(path, () => !isStale && isInOrder());
    };
    look();
    const timer =
      every === undefined ? undefined : setInterval(() => !document.hidden && look(), every);
    return () => {
      isStale = true;
      clearInterval(timer);
    };
    // `asked` asks again.
  }, [path, every, asked]);
  const isCurrent = state.path === path;
  return {
    value: isCurrent ? state.value : undefined,
    problem: isCurrent ? state.problem : undefined,
    again: () => setAsked((times) => times + 1),
  };
}
