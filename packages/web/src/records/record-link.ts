// Links that contain a whole record, so that users can share a moment of a game without a server.
import {
  formatCompact,
  formatRecord,
  type GameRecord,
  parseCompact,
  type ReadRecord,
} from '@eminent/engine';
import { MAX_REPLAY_LETTERS } from '@eminent/protocol';
import { placeAddress } from './server-link.ts';

/** Start of a compact record, the current format. */
const COMPACT = /^c\d+\./;
/** Prefix of the older format: the text of the record in base64url. */
const OLD_PREFIX = 'r.';

/** Returns the record in the id of a link, or its error; undefined if the id contains none. */
export function recordOfLink(id: string): ReadRecord<string> | undefined {
  if (id.startsWith(OLD_PREFIX)) return textOf(id.slice(OLD_PREFIX.length));
  if (!COMPACT.test(id)) return undefined;
  const record = parseCompact(id);
  return record.ok ? { ok: true, value: formatRecord(record.value) } : record;
}

function textOf(letters: string): ReadRecord<string> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    return { ok: true, value: new TextDecoder().decode(bytes) };
  } catch {
    const error = 'record: the link was cut or changed';
    return { ok: false, error, problem: { kind: 'damaged' } };
  }
}

/** Returns a link to a moment of a game: with `hasServer` a path, unless the record is too long. */
export function linkOfMoment(record: GameRecord, ply: number, hasServer = false): string {
  const letters = formatCompact(record);
  const place = `replay/${letters}/${ply}`;
  const path = hasServer && letters.length <= MAX_REPLAY_LETTERS ? place : undefined;
  return placeAddress(location.href, `/${place}`, path);
}
