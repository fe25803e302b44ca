// A challenge is a link with the sender's game, for playing the same deal against the same bots.
import { botEntry } from '@eminent/bots/registry';
import type { GameRecord } from '@eminent/engine';
import type { SavedGame, Seat } from '@eminent/protocol';
import { hashOf } from '@eminent/pictures';
import { seatOfBot } from './daily-session.ts';
import { linkToRecord } from './shared-records.ts';

const PLAYER_MARK = 'you';

/** Simulations per decision. Unlike a time limit, they give the same answers on every device. */
const SEARCH_WORK = 200;

/** Returns the bots by seat for a link. Undefined unless exactly one person played against bots. */
export function botsText(seats: readonly Seat[]): string | undefined {
  const people = seats.filter(({ kind }) => kind === 'person');
  if (people.length !== 1 || seats.length < 2) return undefined;
  return seats
    .map((seat) => (seat.kind === 'bot' ? (botEntry(seat.bot)?.name ?? seat.bot) : PLAYER_MARK))
    .join(',');
}

function botOf(name: string): string | undefined {
  const entry = botEntry(name);
  if (entry?.name !== name) return undefined;
  return entry.searches === true ? `${name}:work=${SEARCH_WORK}` : name;
}

/** Returns the seats for the bots in a link; undefined if the list is damaged. */
export function seatsOfBots(text: string): readonly Seat[] | undefined {
  const names = text.split(',');
  const bots = names.map((name) => (name === PLAYER_MARK ? undefined : botOf(name)));
  const isValid = names.every((name, at) => name === PLAYER_MARK || bots[at] !== undefined);
  return isValid && names.filter((name) => name === PLAYER_MARK).length === 1
    ? bots.map(seatOfBot)
    : undefined;
}

/** Returns a link with which a friend can play the deal of a game. */
export function challengeLink(record: GameRecord, bots: string): string {
  return linkToRecord('/challenge', record, `/${bots}`);
}

/** Returns the id of the game that answers a challenge. Each link has only one such game. */
export function challengeId(record: string, bots: string): string {
  return `challenge-${record.slice(-8)}-${hashOf(`${record}/${bots}`).toString(36)}`;
}

/** Returns the scenarios by seat if the game began with choosing them; otherwise empty. */
function scenariosOf({ turns, options }: GameRecord): readonly string[] {
  const prefix = 'scenario:';
  const first = (turns[0]?.tokens ?? []).slice(0, options.players);
  const ids = first.filter((token) => token.startsWith(prefix));
  return ids.length === options.players ? ids.map((token) => token.slice(prefix.length)) : [];
}

/** Creates the game that answers a challenge. */
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
