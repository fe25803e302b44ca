// Rows that come in pages: the first page at once, more by hand.
import { useEffect, useEffectEvent, useState } from 'react';
import type * as v from 'valibot';
import { type Answer, ask, inPath, type Refusal } from './api.ts';

/** Lists in time go on before something, lists of places after something. */
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
  /** What to ask for the next page with. */
  readonly cursor?: Cursor | undefined;
  readonly problem?: Refusal;
}

/** `rowsOf` says where an answer has its rows. */
export function usePages<S extends v.GenericSchema<unknown, Page>, T>(
  path: string,
  schema: S,
  rowsOf: (page: v.InferOutput<S>) => readonly T[],
) {
  const [state, setState] = useState<State<T>>({ path });
  const take = (answer: Answer<v.InferOutput<S>>, known: readonly T[]) => {
    if (!answer.ok) return setState((before) => ({ ...before, path, problem: answer.refusal }));
    const rows = [...known, ...rowsOf(answer.value)];
    return setState({ path, rows, cursor: cursorOf(answer.value) });
  };
  const again = async () => take(await ask('GET', path, schema), []);
  const current = state.path === path ? state : { path };
  const { rows, cursor, problem }: State<T> = current;
  const more = async () => {
    if (cursor === undefined) return;
    const [name, value] = cursor;
    const separator = path.includes('?') ? '&' : '?';
    take(await ask('GET', `${path}${separator}${name}=${inPath(value)}`, schema), rows ?? []);
  };
  const begin = useEffectEvent(async (isStale: () => boolean) => {
    const answer = await ask('GET', path, schema);
    if (isStale()) return;
    if (answer.ok) setState({ path, rows: rowsOf(answer.value), cursor: cursorOf(answer.value) });
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
    more: cursor === undefined ? undefined : more,
  };
}
