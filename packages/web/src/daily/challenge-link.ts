// A challenge: a link with the sender's game, for playing the same deal with the same opponents.
import { botEntry } from '@eminent/bots/registry';
import type { GameRecord } from '@eminent/engine';
import type { SavedGame, Seat } from '@eminent/protocol';
import { hashOf } from '@eminent/pictures';
import { seatOfBot } from './daily-session.ts';
import { linkToRecord } from './shared-records.ts';

/** Marks the player's seat in the list of bots of a link. */
const PLAYER = 'you';

/** Simulations per decision. Unlike a time limit, they make bots play the same on every device. */
const SEARCH_WORK = 200;

/** The list of bots in a link, by seat; undefined unless one person played against bots. */
export function botsText(seats: readonly Seat[]): string | undefined {
  const people = seats.filter(({ kind }) => kind === 'person');
  if (people.length !== 1 || seats.length < 2) return undefined;
  return seats
    .map((seat) => (seat.kind === 'bot' ? (botEntry(seat.bot)?.name ?? seat.bot) : PLAYER))
    .join(',');
}

/** The bot specification for a name in a link; undefined if there is no such bot. */
function botOf(name: string): string | undefined {
  const entry = botEntry(name);
  if (entry?.name !== name) return undefined;
  return entry.searches === true ? `${name}:work=${SEARCH_WORK}` : name;
}

/** The seats for the list of bots in a link; undefined if the list is damaged. */
export function seatsOfBots(text: string): readonly Seat[] | undefined {
  const names = text.split(',');
  const bots = names.map((name) => (name === PLAYER ? undefined : botOf(name)));
  const isSound = names.every((name, at) => name === PLAYER || bots[at] !== undefined);
  return isSound && names.filter((name) => name === PLAYER).length === 1
    ? bots.map(seatOfBot)
    : undefined;
}

/** A link that challenges a friend to play the deal of a game. */
export function challengeLink(record: GameRecord, bots: string): string {
  return linkToRecord('/challenge', record, `/${bots}`);
}

/** The id of the game that answers a challenge. Each link has one such game. */
export function challengeId(record: string, bots: string): string {
  return `challenge-${record.slice(-8)}-${hashOf(`${record}/${bots}`).toString(36)}`;
}

/** The scenarios by seat if the players chose them before the first turn; otherwise empty. */
function scenariosOf({ turns, options }: GameRecord): readonly string[] {
  const prefix = 'scenario:';
  const first = (turns[0]?.tokens ?? []).slice(0, options.players);
  const ids = first.filter((token) => token.startsWith(prefix));
  return ids.length === options.players ? ids.map((token) => token.slice(prefix.length)) : [];
}

/** The game that answers a challenge. */
export function challengeGame(
  compact: string,
  bots: string,
  record: GameRecord,
  seats: readonly Seat[],
): SavedGame {
  const scenarios = scenariosOf(record);
  return {
    id: challengeId(compact, bots),
    game: record.options,
    seed: record.seed,
    seats,
    ...(scenarios.length > 0 && { scenarios }),
    ...(record.rules !== undefined && { rules: record.rules }),
    tokens: [],
    lastQuestion: 0,
    challenge: `${compact}/${bots}`,
  };
}
