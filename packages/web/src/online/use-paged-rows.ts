// A hook that loads rows in pages: the first page at once, the others on request.
import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { ask, inPath, type Refusal } from './api.ts';

/** The cursor of the next page: `before` in lists by time, `after` in ranked lists. */
interface Page {
  readonly before?: string;
  readonly after?: string;
}

type Cursor = readonly [name: keyof Page, value: string];

function cursorOf({ before, after }: Page): Cursor | undefined {
  if (before !== undefined) return ['before', before];
  return after === undefined ? undefined : ['after', after];
}

interface State<T> {
  readonly path: string;
  readonly rows?: readonly T[];
  readonly cursor?: Cursor | undefined;
  readonly problem?: Refusal;
}

/** Discards the state of another path. */
function stateAt<T>(state: State<T>, path: string): State<T> {
  return state.path === path ? state : { path };
}

export interface PagedRows<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly problem: Refusal | undefined;
  readonly again: () => void;
  /** Loads the next page; undefined if there is none. */
  readonly more: (() => Promise<void>) | undefined;
}

/** Loads the rows at `path`, one page at a time. `rowsOf` returns the rows of a response. */
export function usePagedRows<S extends v.GenericSchema<unknown, Page>, T>(
  path: string,
  schema: S,
  rowsOf: (page: v.InferOutput<S>) => readonly T[],
): PagedRows<T> {
  const [state, setState] = useState<State<T>>({ path });
  const loadFirst = useEffectEvent(async (isStale: () => boolean) => {
    const answer = await ask('GET', path, schema);
    if (isStale()) return;
    if (answer.ok) setState({ path, rows: rowsOf(answer.value), cursor: cursorOf(answer.value) });
    else setState((before) => ({ ...stateAt(before, path), problem: answer.refusal }));
  });
  const [attempt, setAttempt] = useState(0);
  const { rows, cursor, problem } = stateAt(state, path);
  const more = async () => {
    if (cursor === undefined) return;
    const [name, value] = cursor;
    const separator = path.includes('?') ? '&' : '?';
    const answer = await ask('GET', `${path}${separator}${name}=${inPath(value)}`, schema);
    setState((before) => {
      // Meanwhile another press may have loaded this page, or the rows may have been replaced.
      if (before.path !== path || before.cursor?.[1] !== value) return before;
      if (!answer.ok) return { ...before, problem: answer.refusal };
      const rowsNow = [...(before.rows ?? []), ...rowsOf(answer.value)];
      return { path, rows: rowsNow, cursor: cursorOf(answer.value) };
    });
  };
  useEffect(() => {
    let isStale = false;
    const load = () => void loadFirst(() => isStale);
    load();
    return () => {
      isStale = true;
    };
    // A change of `attempt` repeats the request.
  }, [path, attempt]);
  return {
    rows,
    problem,
    again: () => setAttempt((n) => n + 1),
    more: cursor === undefined ? undefined : more,
  };
}
