// The game in the background: the same table class as everywhere, its bots, and one person.
import { Table } from '@eminent/table';
import type { FromWorker, SavedGame, ToWorker } from './messages.ts';

let table: Table | undefined;
let saved: SavedGame | undefined;
let pause = 0;
let sentPly = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function send(message: FromWorker): void {
  postMessage(message);
}

function publish(fresh: boolean): void {
  if (table === undefined || saved === undefined) return;
  const { human } = saved;
  saved = { ...saved, tokens: table.tokens };
  send({
    type: 'game',
    view: table.viewOf(human),
    events: table.eventsSince(fresh ? 0 : sentPly, human),
    fresh,
    names: table.names,
    freeUndoPly: table.freeUndoPly(human),
    saved,
  });
  sentPly = table.ply;
}

/** Lets bots answer one by one; without pause all at once. */
function runBots(): void {
  clearTimeout(timer);
  if (table === undefined || !table.waitsForBot) return;
  if (pause === 0) {
    while (table.waitsForBot) table.step();
    publish(false);
    return;
  }
  timer = setTimeout(() => {
    table?.step();
    publish(false);
    runBots();
  }, pause);
}

function start(message: Extract<ToWorker, { type: 'start' }>): void {
  const { game, seed, seats, tokens } = message.saved;
  table = new Table({ game, seed, seats });
  table.restore(tokens);
  saved = message.saved;
  pause = message.pause;
  publish(true);
  runBots();
}

function answer(message: Extract<ToWorker, { type: 'answer' }>): void {
  if (table === undefined || saved === undefined) return;
  const { human } = saved;
  const step = table.viewOf(human).decision?.step;
  let { ply } = message;
  for (const token of message.tokens) {
    const outcome = table.answer(human, ply, token);
    if (!outcome.ok) {
      send({ type: 'problem', sentence: outcome.refusal.sentence });
      break;
    }
    ply = table.ply;
  }
  if (message.finish) {
    const decision = table.viewOf(human).decision;
    const canFinish = decision?.options.some((option) => option.kind === 'done') === true;
    if (decision?.step === step && canFinish) table.answer(human, table.ply, 'done');
  }
  publish(false);
  runBots();
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'start':
      return start(data);
    case 'answer':
      return answer(data);
    case 'undo':
      if (table !== undefined && saved !== undefined) {
        table.undoTo(data.ply, saved.human, false);
        publish(true);
        runBots();
      }
  }
});
