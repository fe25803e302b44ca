// Links to positions: /puzzle/N opens a puzzle, /puzzle/today the one of the day, /board/LETTERS the analysis board that the letters contain. Their
// pages have tags for link previews, with a picture of the position.
import { positionTitle } from '@eminent/pictures';
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
import { boardPosition, puzzlePosition } from './shared-positions.ts';

export interface PositionLinkDeps extends LinkDeps {
  /** The record of a puzzle up to its question. */
  readonly puzzleRecord: (n: number) => string | undefined;
  /** The number of today's puzzle; undefined without puzzles. */
  readonly todaysPuzzle: () => number | undefined;
  /** A picture as a PNG file; undefined if it cannot be drawn now. */
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

export function addPositionLinks(app: FastifyInstance, deps: PositionLinkDeps): void {
  const limits = linkLimits(deps);
  const findPuzzle = (n: string): string => {
    const record = NUMBER.test(n) ? deps.puzzleRecord(Number(n)) : undefined;
    if (record === undefined) throw notFound('puzzle');
    return record;
  };
  for (const path of ['/puzzle/open.js', '/board/open.js']) {
    app.get(path, (_, reply) => answerText(reply, 'text/javascript', SCRIPT));
  }
  // Not cached, because the number changes every day.
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
  // A board is longer than a parameter of an address may be, but not than the rest of one.
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
