// Rows that come in pages, the newest first: the first page at once, more by hand.
import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { type Answer, ask, inPath, type Refusal } from './api.ts';

interface State<T> {
  readonly path: string;
  readonly rows?: readonly T[];
  /** What to ask for the next page with. */
  readonly before?: string | undefined;
  readonly problem?: Refusal;
}

/** `rowsOf` says where an answer has its rows. */
export function usePages<S extends v.GenericSchema<unknown, { readonly before?: string }>, T>(
  path: string,
  schema: S,
  rowsOf: (page: v.InferOutput<S>) => readonly T[],
) {
  const [state, setState] = useState<State<T>>({ path });
  const take = (answer: Answer<v.InferOutput<S>>, known: readonly T[]) => {
    if (!answer.ok) return setState((before) => ({ ...before, path, problem: answer.refusal }));
    const rows = [...known, ...rowsOf(answer.value)];
    return setState({ path, rows, before: answer.value.before });
  };
  const again = async () => take(await ask('GET', path, schema), []);
  const current = state.path === path ? state : { path };
  const { rows, before, problem }: State<T> = current;
  const more = async () => {
    if (before === undefined) return;
    const separator = path.includes('?') ? '&' : '?';
    take(await ask('GET', `${path}${separator}before=${inPath(before)}`, schema), rows ?? []);
  };
  const begin = useEffectEvent(async (isStale: () => boolean) => {
    const answer = await ask('GET', path, schema);
    if (isStale()) return;
    if (answer.ok) setState({ path, rows: rowsOf(answer.value), before: answer.value.before });
    else setState({ path, problem: answer.refusal });
  });
  useEffect(() => {
    let isStale = false;
    const look = () => void begin(() => isStale);
    look();
    return () => {
      isStale = true;
    };
    // Another path, other rows.
  }, [path]);
  return {
    rows,
    problem,
    again: () => void again(),
    more: before === undefined ? undefined : more,
  };
}
