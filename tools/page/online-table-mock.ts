/// <reference lib="dom" />
// Mocks the server for one online table, at a certain moment of a real game.
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import {
  decidingSeat,
  GameHistory,
  type GameEvent,
  legalOptions,
  parseOption,
  privateView,
  redactEvent,
  SPECTATOR,
  nextQuestion,
  view,
} from '@eminent/engine';
import { asQuestionId } from '@eminent/protocol';
import type { OnlineSession, TableSnapshot } from '@eminent/protocol/online';
import { savedAt } from './saved-games.ts';
import { gameOptions } from '../game-options.ts';

const TABLE = 'measured';
const NAMES = ['Nova', 'Vega', 'Orion', 'Lyra'];
const FACES = ['regent', 'pilot', 'colossus', 'oracle'];
const PERSON = 'person-0';
const HOUR_MS = 3_600_000;

export const MOMENTS = [
  'role',
  'prepares',
  'prepared',
  'consent',
  'lost',
  'watched',
  'over',
  'ended',
] as const;
export type OnlineMoment = (typeof MOMENTS)[number];

interface Scene {
  readonly shown: TableSnapshot;
  /** Whether the connection is lost after the table was received. */
  readonly isLost: boolean;
}

/** Seat 0 leads a role, a later seat must still decide whether to follow, or the game is over. */
function gameAt(moment: OnlineMoment): { history: GameHistory; events: GameEvent[]; seat: number } {
  const isOver = moment === 'over';
  const isFollowing = moment !== 'role' && moment !== 'ended' && !isOver;
  const { game, seed, tokens, rules } = savedAt(4, isOver ? 1 : 0.8, ['role'], 'warmonger');
  const history = new GameHistory(gameOptions(game), seed, rules);
  const events: GameEvent[] = [];
  for (const token of tokens) {
    const option = parseOption(history.state, token);
    if (option === undefined) throw new Error(`${token} is no option`);
    events.push(...history.play(option));
  }
  if (!isFollowing) return { history, events, seat: 0 };
  // Continues until one seat decides whether to follow and another one can prepare its answer.
  for (let i = 0; i < 400 && !history.state.over; i++) {
    const last = [3, 2, 1, 0].find((seat) => nextQuestion(history.state, seat) !== undefined);
    const question = view(history.state, decidingSeat(history.state)).decision;
    if (last !== undefined && question?.step === 'follow-or-dissent') {
      return { history, events, seat: last };
    }
    const [first] = legalOptions(history.state);
    if (first === undefined) break;
    const lead = question?.options.find(({ kind }) => kind === 'lead');
    events.push(...history.play(lead?.option ?? first));
  }
  throw new Error('nobody is to follow');
}

const REMATCH: NonNullable<TableSnapshot['rematch']> = {
  wanted: NAMES.map(() => false),
  sameDeal: NAMES.map(() => false),
  declined: NAMES.map(() => false),
  promise: 'c1'.repeat(32),
};

function sceneOf(moment: OnlineMoment): Scene {
  const { history, events, seat } = gameAt(moment);
  const { state } = history;
  const isOnlooker = moment === 'watched';
  const isOver = state.over || moment === 'ended';
  const deciding = isOver ? undefined : decidingSeat(state);
  const upcoming = nextQuestion(state, seat);
  const hasPrepared = moment === 'prepared' || moment === 'consent' || moment === 'lost';
  const asking = (seat + 1) % 4;
  const own: TableSnapshot['own'] = isOnlooker
    ? { events: [] }
    : {
        seat,
        view: privateView(state, seat),
        events: [],
        order: 'ask',
        undo: { free: state.ply },
        ...(upcoming === undefined ? {} : { upcoming }),
        ...(hasPrepared
          ? { prepared: [{ tokens: [upcoming?.decision.default ?? 'dissent'], finish: false }] }
          : {}),
      };
  const shown: TableSnapshot = {
    type: 'table',
    table: TABLE,
    seq: 1,
    now: 0,
    setup: {
      game: history.options,
      seats: NAMES.map(() => ({ kind: 'open' })),
      first: 'first-seat',
      clock: { kind: 'timed', decision: 120, reserve: 1200 },
      late: 'bot',
      join: 'link',
      hideHesitation: true,
      spectators: 'yes',
      rated: true,
    },
    host: PERSON,
    commitment: 'c0'.repeat(32),
    phase: isOver ? 'over' : 'playing',
    seats: NAMES.map((_, at) => ({
      person: at === seat && !isOnlooker ? PERSON : `person-${at + 10}`,
      name: NAMES[(at - seat + 4) % 4] ?? '',
      face: FACES[(at - seat + 4) % 4] ?? 'regent',
      presence: (['here', 'here', 'away', 'offline'] as const)[(at - seat + 4) % 4] ?? 'here',
      ...(at !== seat && at !== deciding && nextQuestion(state, at) !== undefined
        ? { preparing: true }
        : {}),
    })),
    clocks: {
      clock: { kind: 'timed', decision: 120, reserve: 1200 },
      // One hour after `now`, so that the clock shows the same time in every screenshot.
      at: HOUR_MS,
      reserve: [1_082_000, 860_000, 475_000, 545_000],
      ...(deciding === undefined ? {} : { running: deciding, left: 84_000 }),
      paused: false,
    },
    ...(moment === 'consent'
      ? {
          proposal: {
            id: 1,
            by: asking,
            wish: { kind: 'undo', ply: state.ply - 1, question: asQuestionId(state.ply) },
            agreed: NAMES.map((_, at) => at === asking || at === (seat + 2) % 4),
          },
        }
      : {}),
    watchers: 3,
    own,
    game: {
      view: view(state, SPECTATOR),
      question: asQuestionId(state.ply + 1),
      events: events.map((event) => redactEvent(event, SPECTATOR)),
    },
    talk: [
      { id: 1, at: 0, seat: (seat + 3) % 4, text: 'Sorry, that one was mine.', turn: 31 },
      { id: 2, at: 1, seat: (seat + 2) % 4, phrase: 'well-played', turn: 31 },
      { id: 3, at: 2, seat, text: 'And it was my colony!', turn: 31 },
      { id: 4, at: 3, seat: asking, text: 'I pressed Trade, I meant Produce. May I?', turn: 33 },
      { id: 5, at: 4, seat: (seat + 3) % 4, phrase: 'one-moment', turn: 33 },
    ],
    ...(isOver ? { rematch: REMATCH } : {}),
    ...(isOver ? { result: { how: state.over ? 'played' : 'agreed' } } : {}),
  };
  return { shown, isLost: moment === 'lost' };
}

const SESSION: OnlineSession = {
  person: { id: PERSON, name: 'Nova', kind: 'guest', admin: false },
  build: 'picture',
  features: { passkeys: true, mail: false },
};

function answerTo(address: string): unknown {
  const name = basename(new URL(address).pathname);
  if (name === 'session') return SESSION;
  return name === 'tables' ? { rows: [], seeks: [] } : {};
}

/** Mocks the server of a page. Returns the path of the table after `#/`. */
export async function serveTable(page: Page, moment: OnlineMoment): Promise<string> {
  const { shown, isLost } = sceneOf(moment);
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ json: answerTo(route.request().url()) }),
  );
  let isOpen = true;
  await page.routeWebSocket('**/api/v1/socket', (socket) => {
    if (!isOpen) {
      void socket.close();
      return;
    }
    socket.onMessage((frame) => {
      const { type } = JSON.parse(String(frame)) as { readonly type: string };
      if (type === 'hello') {
        const person = { id: PERSON, name: 'Nova' };
        // The page ignores the build name `none`. Another one could make it reload itself.
        socket.send(JSON.stringify({ type: 'welcome', version: 1, build: 'none', now: 0, person }));
      }
      if (type === 'ping') socket.send(JSON.stringify({ type: 'pong', id: 0, now: 0 }));
      if (type !== 'watch') return;
      socket.send(JSON.stringify(shown));
      if (!isLost) return;
      isOpen = false;
      setTimeout(() => void socket.close(), 1000);
    });
  });
  return `online/t/${TABLE}`;
}
