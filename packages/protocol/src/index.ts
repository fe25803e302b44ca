// The messages between a host and a computer player that is a program of its own (docs/bot-protocol.md).
export { type LineResult, LineReader, MOST_LINE_LENGTH } from './lines.ts';
export {
  type BotMessage,
  type ChooseMessage,
  type DecideMessage,
  type EndMessage,
  type ErrorMessage,
  formatMessage,
  type HelloMessage,
  type HostMessage,
  parseBotMessage,
  parseHostMessage,
  PROTOCOL_VERSION,
  type Read,
  type StartMessage,
} from './messages.ts';
