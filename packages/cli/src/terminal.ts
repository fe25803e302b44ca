// A person against bots and programs in the terminal: the board as text, numbered options, `?` explains, `u` takes back.
import { kill, pid, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';
import type { OptionInfo, View } from '@eminent/engine';
import type { Table } from '@eminent/table';
import { eventText, type Language, msg, optionText, type Locale, localeOf } from '@eminent/text';
import { board, question, wrapped } from './board.ts';
import { faultText } from './host/faults.ts';
import { linesOf } from './input.ts';
import { print } from './output.ts';
import { budgetOf, CLOCK, runInTime } from './pace.ts';
import { beginGame, closePrograms, endGame, faultsOf, type Programs } from './seats.ts';
import { explainInWords } from './why.ts';

/** Who sits at the terminal's table. */
export interface Seating {
  readonly table: Table;
  /** The person's seat. */
  readonly seat: number;
  /** The program of each seat. */
  readonly order: Programs;
  /** How each seat is written on the command line. */
  readonly specs: readonly string[];
}

/** Plays a table with one person. Ends with the game or with the input. */
export async function playInTerminal(
  { table, seat, order, specs }: Seating,
  language: Language,
): Promise<void> {
  const lang = localeOf(language, table.options.game);
  const read = typedLines();
  const told: number[] = [];
  const budgets = specs.map(budgetOf);
  let shown = 0;
  beginGame(table, order);
  for (;;) {
    await runInTime(table, order, told, budgets, CLOCK);
    shown = tellEvents(table, shown, seat, lang);
    if (table.over) break;
    const view = table.viewOf(seat);
    const forced = onlyAnswer(view);
    if (forced !== undefined) {
      table.answer(seat, table.question, forced);
      continue;
    }
    print(board(view, table.names, lang));
    print(question(view, table.names, lang));
    stdout.write('> ');
    // The answer names the question that the person has seen.
    const asked = table.question;
    const next = await read.next();
    // A person ends the line of the prompt by typing; input from a file does not.
    if (!stdin.isTTY) print('');
    if (next.done === true) break;
    answer({ table, seat, asked, view }, next.value.trim(), lang);
  }
  read.close();
  if (table.over) {
    endGame(table, order);
    printResult(table, seat, lang);
  }
  await closePrograms(order);
  for (const fault of faultsOf(order)) print(wrapped(faultText(fault)));
}

/** Longer lines are no answers. */
const MOST_TYPED = 10_000;

interface TypedLines extends AsyncIterator<string> {
  close(): void;
}

/** What the person types, with the editing of a terminal, or the lines of a file. Ctrl-C ends the program as it does any other. */
function typedLines(): TypedLines {
  if (!stdin.isTTY) {
    const lines = linesOf(stdin, MOST_TYPED);
    return { next: () => lines.next(), close: () => stdin.destroy() };
  }
  const terminal = createInterface({ input: stdin, output: stdout });
  terminal.on('SIGINT', () => {
    terminal.close();
    kill(pid, 'SIGINT');
  });
  const lines = terminal[Symbol.asyncIterator]();
  return { next: () => lines.next(), close: () => terminal.close() };
}

/** What leaves no choice is not asked. Dissent is: it is the moment to see what the leader did. */
function onlyAnswer({ decision }: View): string | undefined {
  const [only, ...others] = decision?.options ?? [];
  return others.length === 0 && only?.kind !== 'dissent' ? only?.token : undefined;
}

/** The score of everybody; who won has been told as the last event. */
function printResult(table: Table, seat: number, lang: Locale): void {
  const view = table.viewOf(seat);
  const { names } = table;
  for (const player of view.players) {
    const { total, planets, tokens, technologies } = player.score;
    const parts = msg(lang, 'cli.scoreParts', { planets, tokens, technologies });
    print(`${names[player.seat]}: ${msg(lang, 'ui.score', { n: total })} (${parts})`);
  }
}

/** Prints what happened since a ply, and returns the ply up to which all is told. */
function tellEvents(table: Table, since: number, seat: number, lang: Locale): number {
  const view = table.viewOf(seat);
  for (const event of table.eventsSince(Math.min(since, table.ply), seat)) {
    const text = eventText(lang, event, {
      names: table.names,
      you: seat,
      planetAt: (of, at) => {
        const planet = view.players[of]?.planets[at];
        if (planet === undefined) return undefined;
        return planet.planet === undefined
          ? { back: planet }
          : { back: planet, planet: planet.planet };
      },
    });
    print(event.type === 'turn' ? wrapped(styleText('yellow', text)) : `  ${wrapped(text, 4)}`);
  }
  return table.ply;
}

interface Prompt {
  readonly table: Table;
  readonly seat: number;
  readonly asked: Table['question'];
  readonly view: View;
}

function answer({ table, seat, asked, view }: Prompt, input: string, lang: Locale): void {
  if (input === 'h') return print(wrapped(msg(lang, 'cli.help')));
  if (input.startsWith('?')) {
    return print(explainInWords(table, seat, input.slice(1).trim(), lang));
  }
  if (input === 'u') {
    const back = table.freeUndoPly(seat);
    if (back < table.ply) table.undoTo(back, seat, false);
    else print(wrapped(msg(lang, 'cli.noUndo')));
    return;
  }
  const { decision } = view;
  if (decision === undefined) return;
  const { options, several } = decision;
  const numbers = input === '' ? [] : input.split(/[\s,]+/).map(Number);
  const chosen = numbers.map((n) => options[n - 1]);
  const known = chosen.filter((option): option is OptionInfo => option !== undefined);
  const fits = known.length === numbers.length && numbers.length > 0;
  if (!fits || (numbers.length > 1 && !several)) {
    print(msg(lang, 'cli.unknown', { last: options.length }));
    return;
  }
  const inOrder = known.sort((a, b) => a.option - b.option).map((option) => option.token);
  // A line is the whole answer where several may be picked.
  const outcome = table.answerStep(seat, asked, inOrder, several);
  if (outcome.ok) return;
  const tooMuch = known.find((option) => option.token === outcome.refusal.token);
  if (tooMuch === undefined) return print(wrapped(outcome.refusal.sentence));
  const words = optionText(lang, tooMuch, { decision, view, names: table.names });
  print(wrapped(msg(lang, 'cli.tooMuch', { option: words })));
}
