// Reads lines from the keyboard or a file, and finds the options that they choose.
import { createInterface } from 'node:readline/promises';
import { type Decision, type OptionInfo, type View, withLater } from '@eminent/engine';
import { linesOf } from './input.ts';
import { currentIo } from './io.ts';

/** Maximum length in characters of a line that does not come from a terminal. */
const MAX_TYPED = 10_000;

export interface InputLines extends AsyncIterator<string> {
  close(): void;
}

/** Reads the lines of standard input, in a terminal with line editing. Ctrl-C ends the program. */
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

/** Adds later options to the question of a view: those that become legal after another option. */
export function withSelectable(view: View): View {
  return view.decision === undefined ? view : { ...view, decision: withLater(view.decision) };
}

/** Returns the options with these numbers, in answer order; undefined for invalid input. */
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
