// What a person types: with the editing of a terminal, or the lines of a file.
import { createInterface } from 'node:readline/promises';
import { type Decision, type OptionInfo, type View, withLater } from '@eminent/engine';
import { linesOf } from './input.ts';
import { currentIo } from './io.ts';

/** Longer lines are no answers. */
const MOST_TYPED = 10_000;

export interface InputLines extends AsyncIterator<string> {
  close(): void;
}

/** Ctrl-C ends the program as it does any other. */
export function inputLines(): InputLines {
  const { stdin, stdout, interrupt } = currentIo();
  if (stdin.isTTY !== true) {
    const lines = linesOf(stdin, MOST_TYPED);
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

/** The view with everything that can be picked among the options of its question. */
export function withSelectable(view: View): View {
  return view.decision === undefined ? view : { ...view, decision: withLater(view.decision) };
}

/** The options that a line of numbers picks, in the order in which they are answered; undefined when it is no answer to the question. */
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
