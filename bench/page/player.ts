// A sensible person at the table: answers as the Captain would in that place, from a game in which everything hidden is dealt at random.
import { findBot, requestFor } from '@eminent/bots';
import {
  type Decision,
  GameHistory,
  type GameState,
  type OptionInfo,
  parseOption,
  playTrusted,
  randomFromSeed,
  type View,
  view,
} from '@eminent/engine';
import { type DecisionContext, msg } from '@eminent/text';
import type { SavedGame } from '../../tools/page/saved-game.ts';

const captain = findBot('captain');

export interface Answer {
  readonly asked: DecisionContext;
  /** What is wanted: one option, or any number of those that are picked together; none is the end of the step. */
  readonly wanted: readonly OptionInfo[];
}

/** The game as far as it was answered. */
export function historyOf(
  { game, seed, rules }: SavedGame,
  tokens: readonly string[],
): GameHistory {
  const history = new GameHistory(game, seed, rules);
  for (const token of tokens) {
    const option = parseOption(history.state, token);
    if (option === undefined) throw new Error(`the page has kept an answer ${token} that is none`);
    history.play(option);
  }
  return history;
}

/** What the person at a seat answers to the question that is open. */
export function sensibleAnswer(saved: SavedGame, seat: number): Answer {
  const { state } = historyOf(saved, saved.tokens);
  const seen = view(state, seat);
  const { decision } = seen;
  if (decision === undefined) throw new Error(`seat ${seat + 1} has nothing to decide`);
  const random = randomFromSeed(`person ${saved.seed} ${state.ply}`);
  // Nothing of the real game but what the seat sees goes into the choice, not even by mistake.
  const guess = requestFor(state, seat, random).sample(random);
  const names = saved.seats.map(({ name }) => (name === '' ? msg('en', 'ui.you') : name));
  return { asked: { decision, view: seen, names }, wanted: wantedIn(guess, seat, decision) };
}

/** Asks the Captain until the question is answered, and collects what a person picks together. */
function wantedIn(guess: GameState, seat: number, decision: Decision): readonly OptionInfo[] {
  if (captain === undefined) throw new Error('there is no Captain to ask');
  const wanted: OptionInfo[] = [];
  const random = randomFromSeed(`choice ${decision.ply}`);
  for (let now: View['decision'] = decision; now?.step === decision.step; ) {
    const { token } = captain.choose(requestFor(guess, seat, random));
    const option = decision.options.find((one) => one.token === token);
    if (option === undefined || (option.kind === 'done' && decision.several)) break;
    if (option.copies === undefined) return wanted.length > 0 ? wanted : [option];
    wanted.push(option);
    playTrusted(guess, option.option);
    if (!decision.several || wanted.length === decision.most) break;
    now = view(guess, seat).decision;
  }
  return wanted;
}
