// Database rows of moderation. Times are milliseconds since 1970.
import type { AUDITED, REPORT_REASONS, SanctionKind } from '@eminent/protocol/online';

interface ReportsRow {
  id: string;
  at: number;
  by: string;
  about: string;
  reason: (typeof REPORT_REASONS)[number];
  table: string | null;
  line: number | null;
  /** The reported chat line, as it was at that time. */
  said: string | null;
  /** The comment of the reporting user. */
  words: string | null;
  /** When an administrator closed the report, and the note of the administrator. */
  closed: number | null;
  note: string | null;
}

interface SanctionsRow {
  id: string;
  person: string;
  kind: SanctionKind;
  reason: string;
  at: number;
  until: number | null;
  lifted: number | null;
  /** Whether the user has seen the sanction: 0 or 1. */
  seen: number;
}

interface AuditRow {
  id: string;
  at: number;
  /** User id, or `host` for the command line. */
  by: string;
  by_name: string;
  did: (typeof AUDITED)[number];
  target: string;
  name: string | null;
  reason: string | null;
}

export interface ModerationTables {
  reports: ReportsRow;
  sanctions: SanctionsRow;
  audit: AuditRow;
}
