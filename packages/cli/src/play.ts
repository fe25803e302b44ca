// A person against bots and programs in the terminal: the board as text, numbered options, `?` explains, `u` takes back.
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';
import type { OptionInfo, View } from '@eminent/engine';
import type { Table } from '@eminent/table';
import { eventText, type Lang, msg, type Tongue, tongueOf } from '@eminent/text';
import { board, question, wrapped } from './board.ts';
import { beginGame, closePrograms, endGame, type Programs, runTable } from './seats.ts';
import { explainInWords } from './why.ts';

/** Plays a table in which the person has the given seat. Ends with the game or with the input. */
export async function playInTerminal(
  table: Table,
  seat: number,
  order: Programs,
  language: Lang,
): Promise<void> {
  const lang = tongueOf(language, table.options.game);
  const lines = createInterface({ input: stdin, output: stdout });
  const read = lines[Symbol.asyncIterator]();
  const told: number[] = [];
  let shown = 0;
  beginGame(table, order);
  for (;;) {
    await runTable(table, order, told);
    shown = tellEvents(table, shown, seat, lang);
    if (table.over) break;
    const view = table.viewOf(seat);
    print(board(view, table.names, lang));
    print(question(view, table.names, lang));
    stdout.write('> ');
    const next = await read.next();
    // A person ends the line of the prompt by typing; input from a file does not.
    if (!stdin.isTTY) print('');
    if (next.done === true) break;
    answer(table, seat, view, next.value.trim(), lang);
  }
  lines.close();
  if (table.over) {
    endGame(table, order);
    printResult(table, seat, lang);
  }
  await closePrograms(order);
  for (const fault of order.flatMap((program) => program?.faults ?? [])) print(wrapped(fault));
}

function print(text: string): void {
  stdout.write(`${text}\n`);
}

/** The score of everybody; who won has been told as the last event. */
function printResult(table: Table, seat: number, lang: Tongue): void {
  const view = table.viewOf(seat);
  const { names } = table;
  for (const player of view.players) {
    const { total, planets, tokens, technologies } = player.score;
    const parts = msg(lang, 'cli.scoreParts', { planets, tokens, technologies });
    print(`${names[player.seat]}: ${msg(lang, 'ui.score', { n: total })} (${parts})`);
  }
}

/** Prints what happened since a ply, and returns the ply up to which all is told. */
function tellEvents(table: Table, since: number, seat: number, lang: Tongue): number {
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

function answer(table: Table, seat: number, view: View, input: string, lang: Tongue): void {
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
  const options = view.decision?.options ?? [];
  const numbers = input === '' ? [] : input.split(/[\s,]+/).map(Number);
  const chosen = numbers.map((n) => options[n - 1]);
  const known = chosen.filter((option): option is OptionInfo => option !== undefined);
  const fits = known.length === numbers.length && numbers.length > 0;
  if (!fits || (numbers.length > 1 && view.decision?.several !== true)) {
    print(msg(lang, 'cli.unknown', { last: options.length }));
    return;
  }
  for (const option of known.sort((a, b) => a.option - b.option)) {
    const outcome = table.answer(seat, table.ply, option.token);
    if (!outcome.ok) {
      print(wrapped(outcome.refusal.sentence));
      return;
    }
  }
}
