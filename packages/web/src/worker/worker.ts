// The game in the background: the same table class as everywhere, its bots, and the people at this screen.
import { findBot, reasonsFor } from '@eminent/bots';
import { SPECTATOR } from '@eminent/engine';
import { Table } from '@eminent/table';
import type {
  AnswerMessage,
  BotPace,
  FromWorker,
  Hinted,
  SavedGame,
  ToWorker,
  UndoReach,
} from './messages.ts';

interface Session {
  readonly table: Table;
  readonly saved: SavedGame;
  /** The seat that looks at the screen. */
  viewer: number;
  sentPly: number;
}

let session: Session | undefined;
let pace: BotPace = { pause: 0, thinking: 100 };
let timer: ReturnType<typeof setTimeout> | undefined;

function send(message: FromWorker): void {
  postMessage(message);
}

function isPerson(saved: SavedGame, seat: number): boolean {
  return saved.seats[seat]?.kind === 'person';
}

/** The person who must take the screen over, if it is not the one who has it. */
function passTo({ table, saved, viewer }: Session): number | undefined {
  const deciding = table.deciding;
  return !table.over && deciding !== viewer && isPerson(saved, deciding) ? deciding : undefined;
}

function undoReach({ table, viewer }: Session): UndoReach {
  const free = table.freeUndoPly(viewer);
  let further = free - 1;
  while (further >= 0 && table.seatAt(further) !== viewer) further--;
  return further < 0 ? { free } : { free, further };
}

function publish(now: Session, fresh: boolean): void {
  const { table, saved } = now;
  const next = passTo(now);
  const eyes = next === undefined ? now.viewer : SPECTATOR;
  send({
    type: 'game',
    view: table.viewOf(eyes),
    events: table.eventsSince(fresh ? 0 : now.sentPly, eyes),
    fresh,
    names: table.names,
    undo: undoReach(now),
    ...(next === undefined ? {} : { passTo: next }),
    saved: { ...saved, tokens: table.tokens },
    ...(table.over ? { record: table.recordText() } : {}),
  });
  now.sentPly = table.ply;
}

/** Lets bots answer one by one; without pause all at once. */
function runBots(now: Session): void {
  clearTimeout(timer);
  if (!now.table.waitsForBot) return;
  if (pace.pause === 0) {
    while (now.table.waitsForBot) now.table.step({ ms: pace.thinking });
    publish(now, false);
    return;
  }
  timer = setTimeout(() => {
    now.table.step({ ms: pace.thinking });
    publish(now, false);
    runBots(now);
  }, pace.pause);
}

function start(saved: SavedGame): void {
  const table = new Table({ game: saved.game, seed: saved.seed, seats: saved.seats });
  table.restore(saved.tokens);
  const people = saved.seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
  const viewer = people.length === 1 ? (people[0] ?? SPECTATOR) : SPECTATOR;
  session = { table, saved, viewer, sentPly: 0 };
  publish(session, true);
  runBots(session);
}

function answer(now: Session, message: AnswerMessage): void {
  const { table, viewer } = now;
  // A second click on a question that has its answer.
  if (message.ply !== table.ply) return;
  const step = table.viewOf(viewer).decision?.step;
  let { ply } = message;
  for (const token of message.tokens) {
    const outcome = table.answer(viewer, ply, token);
    if (!outcome.ok) {
      send({ type: 'problem', sentence: outcome.refusal.sentence });
      break;
    }
    ply = table.ply;
  }
  if (message.finish) finish(now, step);
  publish(now, false);
  runBots(now);
}

/** Ends a step of several answers, if it still asks. */
function finish({ table, viewer }: Session, step: string | undefined): void {
  const decision = table.viewOf(viewer).decision;
  const canFinish = decision?.options.some((option) => option.kind === 'done') === true;
  if (decision?.step === step && canFinish) table.answer(viewer, table.ply, 'done');
}

/** A hint may take longer than a bot's answer: somebody asked for it. */
const HINT_THINKING = 4;
const MOST_HINTS = 3;

/** The options that the strongest player would consider in place of the seat at the screen, from what that seat may know. */
function hints({ table, viewer }: Session): readonly Hinted[] {
  const strongest = findBot('emperor');
  if (strongest === undefined || table.deciding !== viewer) return [];
  const view = table.viewOf(viewer);
  const { ranking = [] } = table.ask(strongest, { ms: pace.thinking * HINT_THINKING });
  return ranking.slice(0, MOST_HINTS).map((one, i) => {
    const margin = i === 0 ? one.winChance - (ranking[1]?.winChance ?? one.winChance) : 0;
    return {
      token: one.token,
      winChance: one.winChance,
      reasons: reasonsFor(view, one.token, margin),
    };
  });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    pace = data.pace;
    start(data.saved);
    return;
  }
  if (data.type === 'pace') pace = data.pace;
  if (session === undefined) return;
  switch (data.type) {
    case 'pace':
      return runBots(session);
    case 'answer':
      return answer(session, data);
    case 'undo':
      session.table.undoTo(data.ply, session.viewer, data.consent);
      publish(session, true);
      return runBots(session);
    case 'sit':
      session.viewer = data.seat;
      return publish(session, true);
    case 'hint':
      return send({ type: 'hinted', id: data.id, ranking: hints(session) });
    case 'explain':
      return send({
        type: 'explained',
        id: data.id,
        reasons: session.table.explain(session.viewer, data.subject),
      });
  }
});
