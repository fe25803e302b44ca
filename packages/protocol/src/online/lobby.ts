// Creating, finding and joining tables over HTTP: bodies and answers.
import * as v from 'valibot';
import { gameOptions } from '../saved-game.ts';
import { engineObject, fields, flag, list, MOST_NAME, oneOf, text, whole } from '../schema.ts';
import { dealWords, digest } from './fair-deal.ts';
import { guestKey } from './accounts.ts';
import { tableRow } from './table-rows.ts';
import { playerName, tableSetup } from './table-setup.ts';

const MOST_ROWS = 1000;

/** The clocks that a seek may ask for. */
export const SEEK_CLOCKS = ['fast', 'relaxed', 'day'] as const;

/** POST /tables. The same `key` twice makes one table. */
export const newTable = fields({
  setup: tableSetup,
  /** With words the host sits at once; without, the host sits down after reading the promise, so that the words come after it. */
  words: v.exactOptional(dealWords),
  key: v.exactOptional(text(64)),
});
export const madeTable = fields({
  table: text(),
  /** The hash of the secret from which the deal will come (docs/fair-deal.md). */
  promise: digest,
  /** The secret of the invitation: `#/online/i/…`. */
  invitation: text(),
  /** The secret of the link for spectators, where they may come: `#/online/w/…`. */
  watch: v.exactOptional(text()),
});
export type MadeTable = v.InferOutput<typeof madeTable>;

/** How many people look for the same thing. */
const seekers = fields({
  players: whole,
  clock: oneOf(SEEK_CLOCKS),
  people: whole,
});
/** GET /tables: what the lobby shows. */
export const lobby = fields({
  rows: list(tableRow, 'tables', MOST_ROWS),
  seeks: list(seekers, 'seeks', MOST_ROWS),
  /** Milliseconds that people waited lately, where enough did to say. */
  usualWait: v.exactOptional(whole),
  /** What to ask for further tables with, as `after`; absent at the end. */
  after: v.exactOptional(text()),
});
export type Lobby = v.InferOutput<typeof lobby>;

/** GET /tables/ID. */
export const shownRow = fields({ row: tableRow });

/** POST /invitations/look: what a secret of a link opens. In a body, since addresses are written to logs. */
export const invitationLook = fields({ invitation: text() });
export const INVITATION_STATES = ['open', 'seated', 'full', 'over', 'expired', 'unknown'] as const;
export const invitation = fields({
  /** `seated`: the reader sits there already. */
  state: oneOf(INVITATION_STATES),
  /** Whether it is for spectators. */
  watch: v.exactOptional(flag),
  /** Who invites, and the table; absent where the secret opens nothing any more. */
  from: v.exactOptional(text(MOST_NAME)),
  row: v.exactOptional(tableRow),
  /** Whether the table lets people look on without a seat. */
  mayWatch: v.exactOptional(flag),
});
export type Invitation = v.InferOutput<typeof invitation>;

/** POST /tables/ID/seats: sits down; a name makes a guest of somebody without a session, one for each key. */
export const sitDown = fields({
  invitation: v.exactOptional(text()),
  seat: v.exactOptional(whole),
  words: dealWords,
  name: v.exactOptional(playerName),
  key: v.exactOptional(guestKey),
});
export const satDown = fields({ table: text(), seat: whole });

/** POST /tables/ID/invitation and /tables/ID/watch: a new link; the one of before opens nothing any more. */
export const newLink = fields({ secret: text() });

/** GET /records/ID and /records/ID.json, once the game is over; /records/ID.txt is the record alone. */
export const onlineRecord = fields({
  table: text(),
  at: whole,
  how: oneOf(['played', 'agreed', 'closed']),
  rated: flag,
  /** By seat. */
  seats: list(
    fields({
      person: v.exactOptional(text()),
      bot: v.exactOptional(text()),
      name: text(MOST_NAME),
    }),
    'seats',
    16,
  ),
  /** Absent where no game was begun. */
  record: v.exactOptional(text(1_000_000)),
  /** What proves the deal (docs/fair-deal.md). */
  proof: v.exactOptional(engineObject<object>()),
});
export type OnlineRecord = v.InferOutput<typeof onlineRecord>;

/** POST /seeks: sits at a table with whoever wants the same. */
export const newSeek = fields({
  players: whole,
  clock: oneOf(SEEK_CLOCKS),
});
/** What the device adds to the deal of the table that was offered. */
export const seekWords = fields({ table: text(64), words: dealWords });
/** Also GET /seeks/ID, and the answer to words. `table` is there once the game has begun. */
export const seek = fields({
  seek: text(),
  people: whole,
  table: v.exactOptional(text()),
  /** The table that gathers, as long as one does not sit there: words for it are wanted, after its promise. */
  deal: v.exactOptional(fields({ table: text(), promise: digest, game: gameOptions })),
  /** A table with computer players of about the same strength, to play while one waits. */
  meanwhile: v.exactOptional(tableSetup),
});
export type Seek = v.InferOutput<typeof seek>;
/** GET /seeks: what the reader looks for, in whichever tab or on whichever device it was begun; absent while it is nothing. */
export const ownSeek = fields({
  looking: v.exactOptional(
    fields({ seek: text(), players: whole, clock: oneOf(SEEK_CLOCKS), people: whole }),
  ),
});
export type OwnSeek = v.InferOutput<typeof ownSeek>;
