// Reads typed lines: with line editing in a terminal, or from a file.
import { createInterface } from 'node:readline/promises';
import { type Decision, type OptionInfo, type View, withLater } from '@eminent/engine';
import { linesOf } from './input.ts';
import { currentIo } from './io.ts';

/** Longer input is refused. */
const MAX_TYPED = 10_000;

export interface InputLines extends AsyncIterator<string> {
  close(): void;
}

/** Ctrl-C ends the program as usual. */
export function inputLines(): InputLines {
  const { stdin, stdout, interrupt } = currentIo();
  if (stdin.isTTY !== true) {
    const lines = linesOf(stdin, MAX_TYPED);
    return { next: () => lines.next(), close: () => void stdin.destroy() };
  }
  const terminal = createInterface({ input: stdin, output: stdout });
  terminal.on('SIGINT', () => {
    terminal.close();
    interrupt();
  });
  const lines = terminal[Symbol.asyncIterator]();
  return { next: () => lines.next(), close: () => terminal.close() };
}

/** The view with every selectable option of its question. */
export function withSelectable(view: View): View {
  return view.decision === undefined ? view : { ...view, decision: withLater(view.decision) };
}

/** The options chosen by a line of numbers, in the order of their answers; undefined if the line is not an answer. */
export function picksOf(
  { options, several }: Decision,
  input: string,
): readonly OptionInfo[] | undefined {
  const numbers = input === '' ? [] : input.split(/[\s,]+/).map(Number);
  const known = numbers.flatMap((n) => options[n - 1] ?? []);
  const fits = known.length === numbers.length && numbers.length > 0;
  if (!fits || (numbers.length > 1 && !several)) return undefined;
  return known.sort((a, b) => a.option - b.option);
}
