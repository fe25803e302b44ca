// Plays at an online table in the terminal, with the same board and questions as in a local game.
import { minimumPicks, type View } from '@eminent/engine';
import {
  eventsOf,
  type FairProof,
  type TableSnapshot,
  verifyDeal,
  viewOf,
} from '@eminent/protocol/online';
import { type Language, type Locale, localeOf, msg, optionText } from '@eminent/text';
import { board, question } from '../board.ts';
import { currentIo } from '../io.ts';
import { print, printInline, wrapped } from '../output.ts';
import { printable } from '../printable.ts';
import { printResult, printEvents } from '../game-output.ts';
import { picksOf, withSelectable, type InputLines } from '../prompt.ts';
import { explainInWords } from '../explain.ts';
import type { TableClient } from './table-client.ts';

/** What has been printed, so that only changes are printed. */
interface Printed {
  events: number;
  talk: number;
  /** Id of the last printed question; -1 if the open question must be printed again. */
  question: number;
  /** The last printed sentence about the state of the table. */
  state: string;
}

const MAX_TALK_LENGTH = 500;

/**
 * Plays until the game is over, the server closes the connection for good, the input ends, or the
 * person types `/leave`. A person who leaves keeps the seat.
 */
export async function playOnline(
  client: TableClient,
  read: InputLines,
  language: Language,
): Promise<void> {
  const isTyping = currentIo().stdin.isTTY === true;
  const printed: Printed = { events: 0, talk: 0, question: -1, state: '' };
  let line: Promise<IteratorResult<string>> | undefined;
  for (;;) {
    const lang = localeFor(language, client.shown);
    show(client, printed, lang);
    if (client.endReason !== undefined) return print(wrapped(printable(client.endReason)));
    if (client.shown?.phase === 'over') return printEnd(client.shown, lang);
    // A person may type at any time. The lines of a file wait for a question.
    if (isTyping || mustAnswer(client)) line ??= read.next();
    const typed = await Promise.race(
      line === undefined ? [client.change()] : [client.change(), line],
    );
    if (typed === undefined) continue;
    if (typed.done === true || typed.value.trim() === '/leave') return undefined;
    if (!isTyping) print('');
    let isHandled = false;
    const handled = handleInput(client, typed.value.trim(), lang).then(() => {
      isHandled = true;
    });
    while (!isHandled) {
      await Promise.race([handled, client.change()]);
      // A command waits until the client has reconnected.
      if (!isHandled && !client.isConnected) show(client, printed, lang);
    }
    printed.question = -1;
    line = undefined;
  }
}

function mustAnswer({ shown, isConnected }: TableClient): boolean {
  return isConnected && shown !== undefined && viewOf(shown)?.decision !== undefined;
}

function localeFor(language: Language, shown: TableSnapshot | undefined): Locale {
  return shown === undefined ? language : localeOf(language, shown.setup.game);
}

/** Prints changes: chat, events, the state of the table, and the board with the question. */
function show({ shown, isConnected }: TableClient, printed: Printed, lang: Locale): void {
  if (shown === undefined) return;
  const names = namesOf(shown);
  const view = selectableView(shown);
  for (const { seat, text, phrase } of shown.talk.slice(printed.talk)) {
    const words = phrase === undefined ? (text ?? '') : msg(lang, `online.table.phrases.${phrase}`);
    print(wrapped(`${names[seat]}: ${printable(words, MAX_TALK_LENGTH)}`, 2));
  }
  printed.talk = shown.talk.length;
  if (view !== undefined) {
    const events = eventsOf(shown);
    // An undo removes events.
    const since = Math.min(printed.events, events.length);
    printEvents(events.slice(since), { view, names }, shown.own.seat ?? -1, lang);
    printed.events = events.length;
  }
  const state = !isConnected
    ? msg(lang, 'online.terminal.lost')
    : isLate(shown)
      ? msg(lang, 'online.table.bot.late')
      : stateOf(shown, view, names, lang);
  if (state !== printed.state && state !== '') print(wrapped(state));
  printed.state = state;
  if (view?.decision === undefined || shown.game?.question === printed.question) return;
  printed.question = shown.game?.question ?? -1;
  print(board(view, names, lang));
  print(question(view, names, lang));
  printInline('> ');
}

/** Whether a bot plays the person's seat because their time ran out. */
function isLate({ phase, own, seats }: TableSnapshot): boolean {
  return phase === 'playing' && seats[own.seat ?? -1]?.away === 'late';
}

function namesOf({ seats }: TableSnapshot): readonly string[] {
  return seats.map(({ name }, seat) => (name === '' ? `${seat + 1}` : printable(name)));
}

/** Returns a sentence about what the table waits for; an empty string if the person must answer. */
function stateOf(
  { phase, seats, proposal }: TableSnapshot,
  view: View | undefined,
  names: readonly string[],
  lang: Locale,
): string {
  if (proposal !== undefined) {
    const name = names[proposal.by] ?? '';
    return msg(lang, `online.terminal.wish.${proposal.wish.kind}`, { name });
  }
  if (phase === 'gathering') {
    const free = seats.filter(({ person, bot }) => person === undefined && bot === undefined);
    return msg(lang, 'online.terminal.gathering', { n: free.length });
  }
  const waiting = view?.waiting?.seat;
  if (view?.decision !== undefined || waiting === undefined) return '';
  return msg(lang, 'online.terminal.waiting', { name: names[waiting] ?? '' });
}

/** Returns the view with later options (`withSelectable`); undefined before the game. */
function selectableView(shown: TableSnapshot): View | undefined {
  const view = viewOf(shown);
  return view && withSelectable(view);
}

/** Handles a line: numbers answer, `h` helps, `?` explains, `u` undoes, `/` starts a command. */
async function handleInput(client: TableClient, input: string, lang: Locale): Promise<void> {
  const { shown } = client;
  const view = shown && selectableView(shown);
  if (shown === undefined || input === '') return;
  // Any input takes the seat back from the bot.
  if (isLate(shown)) await client.run({ type: 'back' });
  if (input === 'h') return print(wrapped(msg(lang, 'online.terminal.help')));
  if (input.startsWith('/')) return runSlashCommand(client, shown, input, lang);
  if (view === undefined) return;
  const names = namesOf(shown);
  if (input.startsWith('?')) {
    const explain = client.explain.bind(client);
    return print(await explainInWords({ view, names, explain }, input.slice(1).trim(), lang));
  }
  if (input === 'u') return undo(client, shown, view, lang);
  const { decision } = view;
  const questionId = shown.game?.question;
  if (decision === undefined || questionId === undefined)
    return print(msg(lang, 'online.terminal.notAsked'));
  const picks = picksOf(decision, input);
  if (picks === undefined) {
    return print(msg(lang, 'cli.unknown', { last: decision.options.length }));
  }
  const tokens = picks.map(({ token }) => token);
  const answer = {
    type: 'answer',
    question: questionId,
    tokens,
    finish: decision.several,
  } as const;
  const refused = await client.run(answer);
  if (refused === undefined) return;
  const fewest = minimumPicks(decision);
  if (refused.reason === 'illegal' && picks.length < fewest) {
    return print(wrapped(msg(lang, 'cli.tooFew', { n: fewest })));
  }
  const [last] = picks.slice(-1);
  const isTooMuch = refused.reason === 'illegal' && last !== undefined;
  const option = last && optionText(lang, last, { decision, view, names });
  print(wrapped(isTooMuch ? msg(lang, 'cli.tooMuch', { option: option ?? '' }) : refused.sentence));
}

async function undo(client: TableClient, { own, game }: TableSnapshot, view: View, lang: Locale) {
  const { undo } = own;
  if (undo === undefined || game === undefined) return print(wrapped(msg(lang, 'cli.noUndo')));
  const ply = undo.free < view.ply ? undo.free : undo.further;
  if (ply === undefined) return print(wrapped(msg(lang, 'cli.noUndo')));
  const refused = await client.run({ type: 'undo', ply, question: game.question });
  return refused && print(wrapped(refused.sentence));
}

async function runSlashCommand(
  client: TableClient,
  shown: TableSnapshot,
  input: string,
  lang: Locale,
) {
  const [command = '', ...words] = input.slice(1).split(' ');
  const text = words.join(' ').trim();
  const { proposal } = shown;
  const refused = await (async () => {
    if (command === 'say' && text !== '') return client.run({ type: 'say', text });
    if ((command === 'yes' || command === 'no') && proposal !== undefined) {
      return client.run({ type: 'vote', proposal: proposal.id, yes: command === 'yes' });
    }
    if (command === 'pause' || command === 'resume' || command === 'end') {
      return client.run({ type: 'propose', wish: { kind: command } });
    }
    if (command === 'resign' || command === 'back') return client.run({ type: command });
    return print(wrapped(msg(lang, 'online.terminal.help')));
  })();
  if (refused) print(wrapped(refused.sentence));
}

/** Prints the result, and whether the proof of the deal passes all checks (docs/fair-deal.md). */
function printEnd(shown: TableSnapshot, lang: Locale): void {
  const view = viewOf(shown);
  if (view !== undefined) printResult(view, namesOf(shown), lang);
  const { result } = shown;
  if (result?.how !== 'played') print(msg(lang, 'online.terminal.ended'));
  if (result?.proof === undefined) return;
  const { ok } = verifyDeal(result.proof as FairProof);
  print(msg(lang, ok ? 'online.terminal.verified' : 'online.terminal.notVerified'));
}
