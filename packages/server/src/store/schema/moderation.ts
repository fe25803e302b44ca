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
  said: string | null;
  words: string | null;
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
  seen: number;
}

interface AuditRow {
  id: string;
  at: number;
  /** User id; `host` for the command line. */
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
