// HTTP schemas for reports and moderation.
import * as v from 'valibot';
import { fields, flag, list, MAX_NAME, oneOf, text, whole } from '../schema.ts';
import { userText } from '../user-text.ts';
import { person } from './accounts.ts';
import { tableRow } from './table-rows.ts';
import { MAX_TALK } from './wire.ts';

const MAX_ROWS = 200;
const MAX_WORDS = 1000;

const words = userText(MAX_WORDS);
const reason = v.pipe(words, v.minLength(1, 'expected a reason'));

/** Reasons for a report; clients translate them. */
export const REPORT_REASONS = ['insult', 'spam', 'cheating', 'name', 'leaves', 'other'] as const;

/** POST /reports: reports a user to the administrators. */
export const newReport = fields({
  person: text(),
  reason: oneOf(REPORT_REASONS),
  table: v.exactOptional(text()),
  /** Number of the reported chat line, unique at its table. */
  line: v.exactOptional(whole),
  words: v.exactOptional(words),
});
export const madeReport = fields({ report: text() });

/** `warn` is shown once, `mute` blocks chat, `ban` allows little more than reading. */
export const SANCTIONS = ['warn', 'mute', 'ban'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** A sanction, as in lists and in the response to POST /admin/people/ID/sanctions. */
export const sanction = fields({
  id: text(),
  kind: oneOf(SANCTIONS),
  reason: text(MAX_WORDS),
  at: whole,
  /** Unix time of its end in milliseconds; absent for a permanent sanction. */
  until: v.exactOptional(whole),
  /** Unix time in milliseconds at which an administrator lifted the sanction. */
  lifted: v.exactOptional(whole),
});
export type Sanction = v.InferOutput<typeof sanction>;

const report = fields({
  id: text(),
  at: whole,
  by: person,
  about: person,
  reason: oneOf(REPORT_REASONS),
  table: v.exactOptional(text()),
  line: v.exactOptional(whole),
  /** Text of the chat line when it was reported. */
  quote: v.exactOptional(text(MAX_TALK)),
  words: v.exactOptional(text(MAX_WORDS)),
  /** Number of other reports about the same user, open and closed. */
  others: whole,
  closed: v.exactOptional(fields({ at: whole, note: text(MAX_WORDS) })),
});
export type Report = v.InferOutput<typeof report>;

/** Cursor for the next page, sent as `before`; absent at the end. */
const before = v.exactOptional(text());

/** GET /admin/reports?state=open|closed&before=… */
export const reports = fields({ rows: list(report, 'reports', MAX_ROWS), before });
export type Reports = v.InferOutput<typeof reports>;
/** POST /admin/reports/ID/close: closes a report. */
export const closeReport = fields({ note: v.exactOptional(words) });

const personInFull = fields({
  ...person.pipe[0].entries,
  admin: flag,
  created: whole,
  seen: whole,
});
/** GET /admin/people?name=… */
export const foundPeople = fields({ people: list(personInFull, 'people', MAX_ROWS) });
export type FoundPeople = v.InferOutput<typeof foundPeople>;

/** GET /admin/people/ID. */
export const judgedPerson = fields({
  person: personInFull,
  sanctions: list(sanction, 'sanctions', MAX_ROWS),
  reports: list(report, 'reports', MAX_ROWS),
  tables: list(tableRow, 'tables', MAX_ROWS),
});
export type JudgedPerson = v.InferOutput<typeof judgedPerson>;
/** POST /admin/people/ID/sanctions: imposes a sanction. */
export const newSanction = fields({
  kind: oneOf(SANCTIONS),
  reason,
  /** Duration in milliseconds; absent: permanent. */
  for: v.exactOptional(v.pipe(whole, v.minValue(1, 'expected a time'))),
});
/** POST /admin/people/ID/admin: makes a user an administrator, or revokes this. */
export const makeAdmin = fields({ admin: flag });
/** The body of POST /admin/sanctions/ID/lift, /admin/tables/ID/end and …/talk/LINE/delete. */
export const forReason = fields({ reason });

/** GET /admin/tables: unfinished tables. */
export const adminTables = fields({ rows: list(tableRow, 'tables', MAX_ROWS), before });

export const AUDITED = [
  'warn',
  'mute',
  'ban',
  'lift',
  'close-report',
  'delete-talk',
  'end-table',
  'make-admin',
  'take-admin',
] as const;
const audited = fields({
  id: text(),
  at: whole,
  /** Name of the administrator; `host` for actions on the command line. */
  by: text(MAX_NAME),
  did: oneOf(AUDITED),
  /** Id of the user, table or report. For a chat line: `TABLE#LINE`. */
  to: text(),
  name: v.exactOptional(text(MAX_NAME)),
  reason: v.exactOptional(text(MAX_WORDS)),
});
export type Audited = v.InferOutput<typeof audited>;
/** GET /admin/audit?before=… */
export const audit = fields({ rows: list(audited, 'entries', MAX_ROWS), before });
export type Audit = v.InferOutput<typeof audit>;

/** GET /admin: key figures of the server. */
export const adminOverview = fields({
  build: text(),
  since: whole,
  sockets: whole,
  /** Number of tables by phase. */
  gathering: whole,
  playing: whole,
  over: whole,
  people: whole,
  reports: whole,
  /** Duration of the last commit to the database, in milliseconds. */
  commitMs: v.number(),
});
export type AdminOverview = v.InferOutput<typeof adminOverview>;

/** GET /me/notices: sanctions of the user, newest first. POST /me/notices/ID/seen sets `seen`. */
export const notices = fields({
  rows: list(fields({ ...sanction.pipe[0].entries, seen: flag }), 'notices', MAX_ROWS),
});
export type Notices = v.InferOutput<typeof notices>;
