// Reports by people and what administrators do about them, over HTTP: bodies and answers.
import * as v from 'valibot';
import { fields, flag, list, MOST_NAME, oneOf, text, whole } from '../schema.ts';
import { userText } from '../user-text.ts';
import { person } from './accounts.ts';
import { tableRow } from './table-rows.ts';
import { MOST_TALK } from './wire.ts';

const MOST_ROWS = 200;
const MOST_WORDS = 1000;

const words = userText(MOST_WORDS);
const reason = v.pipe(words, v.minLength(1, 'expected a reason'));

/** Why somebody is reported; the page says each in the person's language. */
export const REPORT_REASONS = ['insult', 'spam', 'cheating', 'name', 'leaves', 'other'] as const;

/** POST /reports: about a person, and where it was said or done. */
export const newReport = fields({
  person: text(),
  reason: oneOf(REPORT_REASONS),
  table: v.exactOptional(text()),
  /** The line of talk that it is about, by its number. */
  line: v.exactOptional(whole),
  words: v.exactOptional(words),
});
export const madeReport = fields({ report: text() });

/** What may be done about somebody. `warn` is shown once; `mute` says nothing at tables; `ban` only looks on. */
export const SANCTIONS = ['warn', 'mute', 'ban'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** Also the answer of POST /admin/people/ID/sanctions. */
export const sanction = fields({
  id: text(),
  kind: oneOf(SANCTIONS),
  reason: text(MOST_WORDS),
  at: whole,
  /** Absent: for ever. */
  until: v.exactOptional(whole),
  /** When an administrator took it back. */
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
  /** What was said in that line, kept when it was reported. */
  said: v.exactOptional(text(MOST_TALK)),
  words: v.exactOptional(text(MOST_WORDS)),
  /** Reports about the same person, open or not. */
  others: whole,
  closed: v.exactOptional(fields({ at: whole, note: text(MOST_WORDS) })),
});
export type Report = v.InferOutput<typeof report>;

/** What to ask for the next rows with, as `before`; absent at the end. */
const before = v.exactOptional(text());

/** GET /admin/reports?state=open|closed&before=… */
export const reports = fields({ rows: list(report, 'reports', MOST_ROWS), before });
export type Reports = v.InferOutput<typeof reports>;
/** POST /admin/reports/ID/close. */
export const closeReport = fields({ note: v.exactOptional(words) });

/** GET /admin/people/ID. */
export const judgedPerson = fields({
  person: fields({ ...person.pipe[0].entries, admin: flag, created: whole, seen: whole }),
  sanctions: list(sanction, 'sanctions', MOST_ROWS),
  reports: list(report, 'reports', MOST_ROWS),
  tables: list(tableRow, 'tables', MOST_ROWS),
});
export type JudgedPerson = v.InferOutput<typeof judgedPerson>;
/** POST /admin/people/ID/sanctions. */
export const newSanction = fields({
  kind: oneOf(SANCTIONS),
  reason,
  /** Milliseconds from now; absent for ever. */
  for: v.exactOptional(v.pipe(whole, v.minValue(1, 'expected a time'))),
});
/** POST /admin/people/ID/admin. */
export const makeAdmin = fields({ admin: flag });
/** POST /admin/sanctions/ID/lift, /admin/tables/ID/end, /admin/tables/ID/talk/LINE/delete. */
export const forReason = fields({ reason });

/** GET /admin/tables: those that are not over. */
export const adminTables = fields({ rows: list(tableRow, 'tables', MOST_ROWS), before });

/** What an administrator did. */
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
  /** The administrator; `host` for the command line. */
  by: text(MOST_NAME),
  did: oneOf(AUDITED),
  /** A person, table or report. */
  to: text(),
  name: v.exactOptional(text(MOST_NAME)),
  reason: v.exactOptional(text(MOST_WORDS)),
});
export type Audited = v.InferOutput<typeof audited>;
/** GET /admin/audit?before=… */
export const audit = fields({ rows: list(audited, 'entries', MOST_ROWS), before });
export type Audit = v.InferOutput<typeof audit>;

/** GET /admin. */
export const adminOverview = fields({
  build: text(),
  since: whole,
  sockets: whole,
  /** Tables by phase. */
  gathering: whole,
  playing: whole,
  over: whole,
  people: whole,
  reports: whole,
  /** Milliseconds that the last commit took. */
  commitMs: v.number(),
});
export type AdminOverview = v.InferOutput<typeof adminOverview>;

/** GET /me/notices: what administrators have done about the reader, the newest first; `seen` once POST /me/notices/ID/seen said so. */
export const notices = fields({
  rows: list(fields({ ...sanction.pipe[0].entries, seen: flag }), 'notices', MOST_ROWS),
});
export type Notices = v.InferOutput<typeof notices>;
