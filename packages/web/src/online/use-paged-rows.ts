// Rows that are loaded in pages: the first at once, more on request.
import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { ask, inPath, type Refusal } from './api.ts';

/** Time-ordered lists continue before a cursor, ranked lists after one. */
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
  /** The cursor of the next page. */
  readonly cursor?: Cursor | undefined;
  readonly problem?: Refusal;
}

function rowsAt<T>(state: State<T>, path: string): State<T> {
  return state.path === path ? state : { path };
}

export interface PagedRows<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly problem: Refusal | undefined;
  readonly again: () => void;
  readonly more: (() => Promise<void>) | undefined;
}

/** `rowsOf` extracts the rows of a response. */
export function usePagedRows<S extends v.GenericSchema<unknown, Page>, T>(
  path: string,
  schema: S,
  rowsOf: (page: v.InferOutput<S>) => readonly T[],
): PagedRows<T> {
  const [state, setState] = useState<State<T>>({ path });
  const begin = useEffectEvent(async (isStale: () => boolean) => {
    const answer = await ask('GET', path, schema);
    if (isStale()) return;
    if (answer.ok) setState({ path, rows: rowsOf(answer.value), cursor: cursorOf(answer.value) });
    else setState((before) => ({ ...rowsAt(before, path), problem: answer.refusal }));
  });
  const [attempt, setAttempt] = useState(0);
  const current = rowsAt(state, path);
  const { rows, cursor, problem }: State<T> = current;
  const more = async () => {
    if (cursor === undefined) return;
    const [name, value] = cursor;
    const separator = path.includes('?') ? '&' : '?';
    const answer = await ask('GET', `${path}${separator}${name}=${inPath(value)}`, schema);
    setState((before) => {
      // The page may already be loaded, or the rows replaced, meanwhile.
      if (before.path !== path || before.cursor?.[1] !== value) return before;
      if (!answer.ok) return { ...before, problem: answer.refusal };
      const known = before.rows ?? [];
      return {
        path,
        rows: [...known, ...rowsOf(answer.value)],
        cursor: cursorOf(answer.value),
      };
    });
  };
  useEffect(() => {
    let isStale = false;
    const look = () => void begin(() => isStale);
    look();
    return () => {
      isStale = true;
    };
    // Another path has other rows; a change of `attempt` repeats the request.
  }, [path, attempt]);
  return {
    rows,
    problem,
    again: () => setAttempt((times) => times + 1),
    more: cursor === undefined ? undefined : more,
  };
}
