// Answers links to positions: /puzzle/N, /puzzle/today, /board/LETTERS for the analysis board, and
// /replay/LETTERS/PLY for a moment of a game. LETTERS encode the board or the game. Link previews
// show a picture of the position.
import { positionTitle, publicNames } from '@eminent/pictures';
import type { PositionContent } from '@eminent/pictures/position-svg';
import type { FastifyInstance } from 'fastify';
import { notFound, Problem } from '../http/problem.ts';
import {
  answerLinkPage,
  answerPicture,
  answerText,
  type LinkDeps,
  linkLimits,
} from './link-page.ts';
import { joined } from './link-preview.ts';
import { boardPosition, puzzlePosition, replayPosition } from './shared-positions.ts';

export interface PositionLinkDeps extends LinkDeps {
  /** The compact record up to the question; undefined if there is no such puzzle. */
  readonly puzzleRecord: (n: number) => string | undefined;
  /** The number of the puzzle of the day; undefined without puzzles. */
  readonly todaysPuzzle: () => number | undefined;
  /** A picture of the position as PNG; undefined if it cannot be drawn now. */
  readonly draw: (content: PositionContent) => Promise<Buffer | undefined>;
}

const NUMBER = /^[1-9]\d{0,5}$/;
const SCRIPT = `'use strict';
location.replace(document.querySelector('a').href);
`;

function readBoard(letters: string): PositionContent {
  const read = boardPosition(letters);
  if (!read.ok) throw new Problem(400, 'malformed', `The board cannot be read: ${read.error}`);
  return read.value;
}

/** The encoded game and the ply in the path of a replay. */
const MOMENT = /^([\w.-]+)\/(\d{1,6})$/;

function readMoment(path: string) {
  const [, letters = '', ply = ''] = MOMENT.exec(path) ?? [];
  const read = replayPosition(letters, Number(ply));
  if (!read.ok) throw new Problem(400, 'malformed', `The replay cannot be read: ${read.error}`);
  return { letters, ply, ...read.value };
}

export function addPositionLinks(app: FastifyInstance, deps: PositionLinkDeps): void {
  for (const path of ['/puzzle/open.js', '/board/open.js', '/replay/open.js']) {
    app.get(path, (_, reply) => answerText(reply, 'text/javascript', SCRIPT));
  }
  addPuzzleLinks(app, deps);
  addBoardLinks(app, deps);
  addReplayLinks(app, deps);
}

function addPuzzleLinks(app: FastifyInstance, deps: PositionLinkDeps): void {
  const limits = linkLimits(deps);
  const findPuzzle = (n: string): string => {
    const record = NUMBER.test(n) ? deps.puzzleRecord(Number(n)) : undefined;
    if (record === undefined) throw notFound('puzzle');
    return record;
  };
  app.get('/puzzle/today', limits.page, (_, reply) => {
    const n = deps.todaysPuzzle();
    if (n === undefined) throw notFound('puzzle');
    return reply.header('cache-control', 'no-store').redirect(`${n}`, 302);
  });
  app.get<{ Params: { n: string } }>('/puzzle/:n', limits.page, (request, reply) => {
    const { n } = request.params;
    findPuzzle(n);
    const preview = {
      title: `Puzzle ${n}: Eminent Domain`,
      description: 'One answer is clearly better than the others. Can you find it?',
      picture: `/puzzle/${n}/preview.png`,
    };
    const link = { preview, path: `/puzzle/${n}`, to: `../#/puzzles/${n}`, label: 'Puzzle' };
    return answerLinkPage(deps, request, reply, link);
  });
  app.get<{ Params: { n: string } }>(
    '/puzzle/:n/preview.png',
    limits.picture,
    async (request, reply) => {
      const { n } = request.params;
      return answerPicture(reply, await deps.draw(puzzlePosition(Number(n), findPuzzle(n))));
    },
  );
}

/** The paths end in `*`, because Fastify limits the length of named parameters. */
function addBoardLinks(app: FastifyInstance, deps: PositionLinkDeps): void {
  const limits = linkLimits(deps);
  app.get<{ Params: { '*': string } }>(
    '/board/preview/*',
    limits.picture,
    async (request, reply) => {
      const letters = request.params['*'].replace(/\.png$/, '');
      return answerPicture(reply, await deps.draw(readBoard(letters)));
    },
  );
  app.get<{ Params: { '*': string } }>('/board/*', limits.page, (request, reply) => {
    const { '*': letters } = request.params;
    const { subject, view } = readBoard(letters);
    const title = positionTitle('en', subject, view);
    const preview = {
      title: title === '' ? 'A finished game: Eminent Domain' : `${title}: Eminent Domain`,
      description: `A position in turn ${view.turnNumber}. Play on from it, for both sides, on the analysis board.`,
      picture: `/board/preview/${letters}.png`,
    };
    const link = {
      preview,
      path: `/board/${letters}`,
      to: `../#/board/link/${letters}`,
      label: 'Analysis board',
    };
    return answerLinkPage(deps, request, reply, link);
  });
}

function addReplayLinks(app: FastifyInstance, deps: PositionLinkDeps): void {
  const limits = linkLimits(deps);
  app.get<{ Params: { '*': string } }>(
    '/replay/preview/*',
    limits.picture,
    async (request, reply) => {
      const { view, subject, seats } = readMoment(request.params['*'].replace(/\.png$/, ''));
      return answerPicture(reply, await deps.draw({ view, subject, seats }), '../../..');
    },
  );
  app.get<{ Params: { '*': string } }>('/replay/*', limits.page, (request, reply) => {
    const { letters, ply, view, seats } = readMoment(request.params['*']);
    const names = publicNames('en', seats);
    const place = `${letters}/${ply}`;
    const preview = {
      title: `${joined(names)}: Eminent Domain`,
      description: `${view.over ? 'The end' : 'A moment'} of a game in turn ${view.turnNumber}. Watch the replay, with an analysis of every choice.`,
      picture: `/replay/preview/${place}.png`,
    };
    const link = {
      preview,
      path: `/replay/${place}`,
      to: `../../#/replay/${place}`,
      label: 'Replay',
      script: '../open.js',
    };
    return answerLinkPage(deps, request, reply, link);
  });
}
