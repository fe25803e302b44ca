// Splits a text stream into lines and rejects lines that are too long.

/** Maximum length of a line; the longest message of a late game is less than a tenth of it. */
export const MAX_LINE_LENGTH = 1_000_000;

/** Complete lines, or the error that a line is too long. */
export type LineResult =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly error: string };

export class LineReader {
  private rest = '';
  /** Whether the end of a rejected line has not come yet. */
  private skipping = false;
  private readonly most: number;

  constructor(most = MAX_LINE_LENGTH) {
    this.most = most;
  }

  /**
   * Adds a chunk of the stream. Empty lines are dropped. After a line that is too long, reading
   * continues with the next one.
   */
  take(text: string): LineResult {
    const parts = (this.rest + text).split('\n');
    const rest = parts.pop() ?? '';
    // The rest of a rejected line is dropped.
    if (this.skipping && parts.length > 0) {
      parts.shift();
      this.skipping = false;
    }
    const isRestTooLong = rest.length > this.most && !this.skipping;
    this.skipping ||= isRestTooLong;
    this.rest = this.skipping ? '' : rest;
    if (isRestTooLong || parts.some((part) => part.length > this.most)) {
      return { ok: false, error: `a line of more than ${this.most} characters` };
    }
    return { ok: true, lines: parts.map((part) => part.trim()).filter((part) => part !== '') };
  }
}
