// Describes an answer in a line of an analysis board.
import { type Board, type Place, playToken, tokensOfLine } from '@eminent/protocol';
import { decidingSeat, describe, view } from '@eminent/engine';
import { type Locale, moveText } from '@eminent/text';
import type { BoardSession } from './board-session.ts';

/** Returns an answer in words; its token if it is no option; empty at the end of the line. */
export function answerText(
  lang: Locale,
  session: BoardSession,
  board: Board,
  { line, at }: Place,
  names: readonly string[],
): string {
  const tokens = tokensOfLine(board, line);
  const token = tokens[at];
  if (token === undefined) return '';
  const state = session.game.stateAt(0);
  for (const one of tokens.slice(0, at)) playToken(state, one);
  if (state.over) return token;
  const decision = describe(state);
  const option = decision.options.find((one) => one.token === token);
  if (option === undefined) return token;
  return moveText(lang, option, { decision, view: view(state, decidingSeat(state)), names });
}
