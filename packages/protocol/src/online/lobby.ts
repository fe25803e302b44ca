// HTTP schemas for creating, finding and joining tables, matchmaking and records.
import * as v from 'valibot';
import { gameOptions } from '../saved-game.ts';
import { engineObject, fields, flag, list, MAX_NAME, oneOf, text, whole } from '../schema.ts';
import { dealWords, digest } from './fair-deal.ts';
import { guestKey } from './accounts.ts';
import { tableRow } from './table-rows.ts';
import { playerName, tableSetup } from './table-setup.ts';

const MAX_ROWS = 1000;

/** The clocks (`CLOCKS`) that matchmaking offers. */
export const SEEK_CLOCKS = ['fast', 'relaxed', 'day'] as const;

/** POST /tables: creates a table. Requests with the same `key` create only one. */
export const newTable = fields({
  setup: tableSetup,
  /** Random bytes for the deal (docs/fair-deal.md). With them, the host gets a seat at once. */
  words: v.exactOptional(dealWords),
  key: v.exactOptional(text(64)),
});
export const madeTable = fields({
  table: text(),
  /** The commitment to the secret of the deal (docs/fair-deal.md). */
  promise: digest,
  /** The secret of the invitation link: `#/online/i/…`. */
  invitation: text(),
  /** The secret of the spectator link, if spectators are allowed: `#/online/w/…`. */
  watch: v.exactOptional(text()),
});
export type MadeTable = v.InferOutput<typeof madeTable>;

/** `people` is the number of users who wait for a game with these players and this clock. */
const seekers = fields({
  players: whole,
  clock: oneOf(SEEK_CLOCKS),
  people: whole,
});
/** GET /tables: the content of the lobby. */
export const lobby = fields({
  rows: list(tableRow, 'tables', MAX_ROWS),
  seeks: list(seekers, 'seeks', MAX_ROWS),
  /** Median of recent waiting times in milliseconds; absent if there are too few. */
  usualWait: v.exactOptional(whole),
  /** Cursor for the next page, sent as `after`; absent at the end. */
  after: v.exactOptional(text()),
});
export type Lobby = v.InferOutput<typeof lobby>;

/** GET /tables/ID: the summary of one table. */
export const shownRow = fields({ row: tableRow });

/**
 * POST /invitations/look: returns the table of an invitation or spectator link. The secret is sent
 * in the body, because addresses are written to logs.
 */
export const invitationLook = fields({ invitation: text() });
const INVITATION_STATES = ['open', 'seated', 'full', 'over', 'expired', 'unknown'] as const;
export const invitation = fields({
  /** `seated`: the user already has a seat at the table. */
  state: oneOf(INVITATION_STATES),
  /** Whether the link is for spectators. */
  watch: v.exactOptional(flag),
  /** Name of the host, and the table. Absent if the link is unknown or has been replaced. */
  from: v.exactOptional(text(MAX_NAME)),
  row: v.exactOptional(tableRow),
  /** Whether the table allows spectators. */
  mayWatch: v.exactOptional(flag),
});
export type Invitation = v.InferOutput<typeof invitation>;

/** POST /tables/ID/seats: takes a seat. Without a session, `name` creates a guest. */
export const sitDown = fields({
  invitation: v.exactOptional(text()),
  seat: v.exactOptional(whole),
  words: dealWords,
  name: v.exactOptional(playerName),
  key: v.exactOptional(guestKey),
});
export const satDown = fields({ table: text(), seat: whole });

/** POST /tables/ID/invitation and /tables/ID/watch: replaces the link with a new one. */
export const newLink = fields({ secret: text() });

/** GET /records/ID and /records/ID.json of a finished game; /records/ID.txt is only the text. */
export const onlineRecord = fields({
  table: text(),
  at: whole,
  how: oneOf(['played', 'agreed', 'closed']),
  rated: flag,
  seats: list(
    fields({
      person: v.exactOptional(text()),
      bot: v.exactOptional(text()),
      name: text(MAX_NAME),
    }),
    'seats',
    16,
  ),
  /** Absent if no game was started. */
  record: v.exactOptional(text(1_000_000)),
  /** The proof of the deal (docs/fair-deal.md). */
  proof: v.exactOptional(engineObject<object>()),
});
export type OnlineRecord = v.InferOutput<typeof onlineRecord>;

/** POST /seeks: starts matchmaking. */
export const newSeek = fields({
  players: whole,
  clock: oneOf(SEEK_CLOCKS),
});
/** POST /seeks/ID/words: random bytes of the player for the deal of the offered table. */
export const seekWords = fields({ table: text(64), words: dealWords });
/** A search for opponents: response to POST /seeks, GET /seeks/ID and POST /seeks/ID/words. */
export const seek = fields({
  seek: text(),
  people: whole,
  /** Id of the table, once its game has started. */
  table: v.exactOptional(text()),
  /** The offered table, until the user has a seat. The client must send words for its deal. */
  deal: v.exactOptional(fields({ table: text(), promise: digest, game: gameOptions })),
  /** Setup of a game with bots of similar strength, to play while waiting. */
  practice: v.exactOptional(tableSetup),
});
export type Seek = v.InferOutput<typeof seek>;
/** GET /seeks: the seek that waits for a game, started on any device; absent if there is none. */
export const ownSeek = fields({
  looking: v.exactOptional(
    fields({ seek: text(), players: whole, clock: oneOf(SEEK_CLOCKS), people: whole }),
  ),
});
export type OwnSeek = v.InferOutput<typeof ownSeek>;
