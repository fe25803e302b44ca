// Plays a local game of one person against bots and bot programs in the terminal.
import { minimumPicks, type Subject, type View } from '@eminent/engine';
import type { Table } from '@eminent/table';
import { type Language, msg, optionText, type Locale, localeOf } from '@eminent/text';
import { board, question } from './board.ts';
import { faultText } from './bot-programs/faults.ts';
import { currentIo } from './io.ts';
import { print, printInline, wrapped } from './output.ts';
import { budgetOf, CLOCK, runInTime } from './turn-timing.ts';
import { beginGame, closePrograms, endGame, faultsOf, type BotPrograms } from './seats.ts';
import { printResult, printEvents } from './game-output.ts';
import { picksOf, inputLines, withSelectable } from './prompt.ts';
import { explainInWords } from './explain.ts';

export interface Seating {
  readonly table: Table;
  readonly seat: number;
  readonly order: BotPrograms;
  /** Name of each seat's bot or program as on the command line; empty for the person. */
  readonly specs: readonly string[];
}

/** Plays a game until it is over or the input ends. */
export async function playInTerminal(
  { table, seat, order, specs }: Seating,
  language: Language,
): Promise<void> {
  const lang = localeOf(language, table.options.game);
  const read = inputLines();
  const sentPlies: number[] = [];
  const budgets = specs.map(budgetOf);
  let shown = 0;
  beginGame(table, order);
  for (;;) {
    await runInTime(table, order, sentPlies, budgets, CLOCK);
    const happened = table.eventsSince(Math.min(shown, table.ply), seat);
    printEvents(happened, { view: table.viewOf(seat), names: table.names }, seat, lang);
    shown = table.ply;
    if (table.over) break;
    const view = withSelectable(table.viewOf(seat));
    const forced = automaticAnswer(view);
    if (forced !== undefined) {
      table.answer(seat, table.question, forced);
      continue;
    }
    print(board(view, table.names, lang));
    print(question(view, table.names, lang));
    printInline('> ');
    const questionId = table.question;
    const next = await read.next();
    // Ends the line of the prompt. In a terminal, the Enter key has done that.
    if (currentIo().stdin.isTTY !== true) print('');
    if (next.done === true) break;
    await handleInput({ table, seat, questionId, view }, next.value.trim(), lang);
  }
  read.close();
  if (table.over) {
    endGame(table, order);
    printResult(table.viewOf(seat), table.names, lang);
  }
  await closePrograms(order);
  for (const fault of faultsOf(order)) print(wrapped(faultText(fault)));
}

/** Token of the only option; undefined for dissent, so that the person sees which role was led. */
function automaticAnswer({ decision }: View): string | undefined {
  const [only, ...others] = decision?.options ?? [];
  return others.length === 0 && only?.kind !== 'dissent' ? only?.token : undefined;
}

interface Prompt {
  readonly table: Table;
  readonly seat: number;
  readonly questionId: Table['question'];
  readonly view: View;
}

/** Handles an input line: numbers answer, `h` prints help, `?` explains, `u` undoes. */
async function handleInput(
  { table, seat, questionId, view }: Prompt,
  input: string,
  lang: Locale,
): Promise<void> {
  const { names } = table;
  if (input === 'h') return print(wrapped(msg(lang, 'cli.help')));
  if (input.startsWith('?')) {
    const explain = (subject: Subject) => table.explain(seat, subject);
    return print(await explainInWords({ view, names, explain }, input.slice(1).trim(), lang));
  }
  if (input === 'u') {
    const ply = table.freeUndoPly(seat);
    if (ply < table.ply) table.undoTo(ply, seat, false);
    else print(wrapped(msg(lang, 'cli.noUndo')));
    return;
  }
  const { decision } = view;
  if (decision === undefined) return;
  const picks = picksOf(decision, input);
  if (picks === undefined) {
    print(msg(lang, 'cli.unknown', { last: decision.options.length }));
    return;
  }
  const tokens = picks.map((option) => option.token);
  // If several options can be chosen, the line must contain all of them.
  const outcome = table.answerStep(seat, questionId, tokens, decision.several);
  if (outcome.ok) return;
  const fewest = minimumPicks(decision);
  if (picks.length < fewest) return print(wrapped(msg(lang, 'cli.tooFew', { n: fewest })));
  const tooMuch = picks.find((option) => option.token === outcome.refusal.token);
  if (tooMuch === undefined) return print(wrapped(outcome.refusal.sentence));
  const words = optionText(lang, tooMuch, { decision, view, names });
  print(wrapped(msg(lang, 'cli.tooMuch', { option: words })));
}
