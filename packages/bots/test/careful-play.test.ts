// Careful play: a bot ends a decided game, and boosts a role where that costs nothing.
import {
  decidingSeat,
  type GameState,
  legalOptions,
  newGame,
  parseOption,
  playTrusted,
  randomFromSeed,
  winnersOf,
} from '@eminent/engine';
import { expect, test } from 'vitest';
import { gameOptions } from '../../../tools/game-options.ts';
import { cardsFor, careful } from '../src/careful-play.ts';
import { type BotRequest, findBot, type Ranked, type Reply, requestFor } from '../src/index.ts';
import { viewingPlayer } from '../src/view-queries.ts';
import { occasionsIn } from '../train/waste.ts';

/** Yields the decisions with several options in a game between bots of the level Captain. */
function* positions(seed: string): Generator<GameState> {
  const state = newGame(gameOptions({ players: 2 }), seed);
  const random = randomFromSeed(seed);
  const captain = findBot('captain');
  while (!state.over) {
    const legal = legalOptions(state);
    if (legal.length > 1) yield state;
    const { token = '' } = captain?.choose(requestFor(state, decidingSeat(state), random)) ?? {};
    playTrusted(state, parseOption(state, token) ?? -1);
  }
}

function requestAt(state: GameState): BotRequest {
  return requestFor(state, decidingSeat(state), randomFromSeed('careful'));
}

function replyTo({ view }: BotRequest, first: string, winChance: number): Reply {
  const others =
    view.decision?.options.map(({ token }) => token).filter((one) => one !== first) ?? [];
  const ranking: readonly Ranked[] = [first, ...others].map((token, i) => ({
    token,
    winChance: winChance - i * 1e-6,
  }));
  return { token: first, winChance, ranking };
}

/**
 * Finds a boost question of a Survey, which the bot `stops`, if given, would answer with `done`.
 */
function surveyToBoost(stops?: string): GameState {
  for (let n = 0; n < 50; n++) {
    for (const state of positions(`survey ${n}`)) {
      const request = requestAt(state);
      const { decision } = request.view;
      if (decision?.step !== 'boost' || decision.role !== 'survey') continue;
      if (cardsFor('survey', viewingPlayer(request.view)) < 2) continue;
      const bot = findBot(stops ?? '');
      if (bot === undefined || bot.choose(request).token === 'done') return state.clone();
    }
  }
  throw new Error('no such Survey');
}

test('a Survey is boosted with spare cards if that changes nothing else', () => {
  const state = surveyToBoost();
  const request = requestAt(state);
  const wasteful = replyTo(request, 'done', 0.6);
  expect([...occasionsIn(request.view, state, 'done')]).toContainEqual({
    kind: 'Survey cards kept',
    isWasteful: true,
  });
  const answer = careful(request, wasteful);
  expect(answer.token).toMatch(/^boost:/);
  expect(answer.ranking?.[0]?.token).toBe(answer.token);
  expect(answer.ranking).toHaveLength(wasteful.ranking?.length ?? 0);
});

test('a boost that costs chances is not free', () => {
  const request = requestAt(surveyToBoost());
  const reply = replyTo(request, 'done', 0.6);
  const ranking = (reply.ranking ?? []).map((one, i) =>
    i === 0 ? one : { ...one, winChance: 0.5 },
  );
  expect(careful(request, { ...reply, ranking })).toEqual({ ...reply, ranking });
});

test('the Admiral boosts a Survey for its finds where the net without search stops', () => {
  const state = surveyToBoost('net');
  expect(findBot('admiral')?.choose(requestAt(state)).token).toMatch(/^boost:/);
});

function wonPosition(): { state: GameState; winning: readonly number[] } {
  for (let n = 0; n < 50; n++) {
    for (const state of positions(`end ${n}`)) {
      const seat = decidingSeat(state);
      const legal = legalOptions(state);
      const winning = legal.filter((option) => {
        const after = state.clone();
        playTrusted(after, option);
        return after.over && winnersOf(after).join() === String(seat);
      });
      if (winning.length > 0 && winning.length < legal.length)
        return { state: state.clone(), winning };
    }
  }
  throw new Error('no such end');
}

test('a won game is ended', () => {
  const { state, winning } = wonPosition();
  const request = requestAt(state);
  const other = request.view.decision?.options.find(({ option }) => !winning.includes(option));
  const reply = replyTo(request, other?.token ?? '', 0.99);
  const answer = careful(request, reply);
  expect(winning).toContain(parseOption(state, answer.token));
  expect([...occasionsIn(request.view, state, reply.token)]).toContainEqual({
    kind: 'victory missed',
    isWasteful: true,
  });
  expect([...occasionsIn(request.view, state, answer.token)]).toContainEqual({
    kind: 'victory missed',
    isWasteful: false,
  });
});
