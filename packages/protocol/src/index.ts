// Public API: messages between page and worker and between bots and host, saved games, analysis
// boards, daily games, and schema helpers. online/index.ts exports the messages of the server.
export {
  type Board,
  boardContent,
  type BoardLine,
  type BoardStart,
  MAX_COMMENT,
  MAX_LINE_NAME,
} from './board/board-content.ts';
export {
  type BoardAt,
  endOf,
  lineOf,
  type Place,
  tokensOfLine,
  treeProblem,
} from './board/board-lines.ts';
export { playToken, startState } from './board/board-position.ts';
export {
  BOARD_FORMAT,
  formatBoard,
  MAX_BOARD_LETTERS,
  MAX_REPLAY_LETTERS,
  positionOfBoard,
  readBoardText,
} from './board/board-text.ts';
export {
  BOT_MESSAGES,
  type BotMessage,
  type DecideMessage,
  formatMessage,
  HOST_MESSAGES,
  type HostMessage,
  parseBotMessage,
  parseHostMessage,
  PROTOCOL_VERSION,
} from './bot-messages.ts';
export {
  type AnswerMessage,
  type BotPace,
  type ClientMessage,
  type FromWorker,
  type GameMessage,
  type HintedMessage,
  type KeptGameMessage,
  readClientMessage,
  readFromWorker,
  readToWorker,
  REFUSALS,
  type RefusalReason,
  type RefusedMessage,
  type TableMessage,
  type ToWorker,
  type UndoMessage,
  type UndoReach,
} from './client-messages.ts';
export {
  dailyDate,
  type DailyGame,
  dailyGame,
  daysLater,
  startOfDate,
} from './daily-game.ts';
export { dailyPuzzle } from './daily-puzzle.ts';
export { type LineResult, LineReader, MAX_LINE_LENGTH } from './line-reader.ts';
export { asQuestionId, type QuestionId } from './question-id.ts';
export { MAX_NESTING, type Read, readLine, readValue } from './read-message.ts';
export {
  gameOptions,
  parseSavedGame,
  readSavedGame,
  type SavedGame,
  savedGame,
  savedSeats,
  type Seat,
} from './saved-game.ts';
export { fields, flag, list, MAX_NAME, MAX_TEXT, oneOf, text, whole } from './schema.ts';
export { MAX_ERROR_LENGTH, oneLine, describeValue } from './error-text.ts';
export { decoderFor, decodeText } from './text-file.ts';
