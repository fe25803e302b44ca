// A simulated player: answers as the bot level Captain would, with the knowledge of the seat.
import { findBot, requestFor } from '@eminent/bots';
import {
  type Decision,
  GameHistory,
  type GameState,
  type OptionInfo,
  parseOption,
  playTrusted,
  Random,
  randomFromSeed,
  type View,
  view,
} from '@eminent/engine';
import { type DecisionContext, msg } from '@eminent/text';
import type { SavedGame } from '../../tools/page/saved-games.ts';

const captain = findBot('captain');

export interface Answer {
  readonly question: DecisionContext;
  /** Options to pick: one, or several together. Without options the answer is `done`. */
  readonly wanted: readonly OptionInfo[];
  /** Tokens of the boost cards for the role, which are selected together with it. */
  readonly boosts: readonly string[];
}

/** Always 0, so that a bot takes the first of equal options. A later one may exclude others. */
class FirstOfEquals extends Random {
  constructor() {
    super(1, 1, 1, 1);
  }

  override below(): number {
    return 0;
  }
}

function historyOf({ game, seed, rules }: SavedGame, tokens: readonly string[]): GameHistory {
  const history = new GameHistory(game, seed, rules);
  for (const token of tokens) {
    const option = parseOption(history.state, token);
    if (option === undefined) throw new Error(`the page has kept an answer ${token} that is none`);
    history.play(option);
  }
  return history;
}

/** Returns an answer of the seat to the open question. Throws if another seat must decide. */
export function sensibleAnswer(saved: SavedGame, seat: number): Answer {
  const { state } = historyOf(saved, saved.tokens);
  const seen = view(state, seat);
  const { decision } = seen;
  if (decision === undefined) throw new Error(`seat ${seat + 1} has nothing to decide`);
  const random = randomFromSeed(`person ${saved.seed} ${state.ply}`);
  // The answer depends only on what the seat knows: everything hidden is dealt again.
  const guess = requestFor(state, seat, random).sample(random);
  const names = saved.seats.map(({ name }) => (name === '' ? msg('en', 'ui.you') : name));
  const wanted = wantedIn(guess, seat, decision);
  const question = { decision, view: seen, names };
  return { question, wanted, boosts: boostsIn(guess, seat, wanted) };
}

/** Returns the options that Captain picks for the question. Plays them in `guess`. */
function wantedIn(guess: GameState, seat: number, decision: Decision): readonly OptionInfo[] {
  if (captain === undefined) throw new Error('there is no Captain to ask');
  const wanted: OptionInfo[] = [];
  const random = new FirstOfEquals();
  for (let now: View['decision'] = decision; now?.step === decision.step; ) {
    const { token } = captain.choose(requestFor(guess, seat, random));
    const option = decision.options.find((one) => one.token === token);
    if (option === undefined || (option.kind === 'done' && decision.several)) break;
    if (option.copies === undefined && wanted.length > 0) break;
    wanted.push(option);
    playTrusted(guess, option.option);
    if (option.copies === undefined) break;
    if (!decision.several || wanted.length === decision.most) break;
    now = view(guess, seat).decision;
  }
  return wanted;
}

/** Returns the tokens of Captain's boost cards for the role. Plays them in `guess`. */
function boostsIn(
  guess: GameState,
  seat: number,
  [role]: readonly OptionInfo[],
): readonly string[] {
  if (captain === undefined || (role?.kind !== 'lead' && role?.kind !== 'follow')) return [];
  const boosts: string[] = [];
  const random = new FirstOfEquals();
  while (view(guess, seat).decision?.step === 'boost') {
    const { token } = captain.choose(requestFor(guess, seat, random));
    if (token !== 'done') boosts.push(token);
    const option = parseOption(guess, token);
    if (option === undefined) break;
    playTrusted(guess, option);
  }
  return boosts;
}
