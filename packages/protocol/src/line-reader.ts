// Splits a text stream into lines and rejects lines that are too long.

/** Maximum length of a line in characters, over ten times the longest message of a late game. */
export const MAX_LINE_LENGTH = 1_000_000;

/** Complete lines, or an error if a line is too long. */
export type LineResult =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly error: string };

export class LineReader {
  /** The beginning of a line whose end has not been read yet. */
  private rest = '';
  /** Whether the reader skips input up to the end of a rejected line. */
  private isSkipping = false;
  private readonly most: number;

  constructor(most = MAX_LINE_LENGTH) {
    this.most = most;
  }

  /**
   * Adds a chunk of the stream and returns the lines that it completes, trimmed and without empty
   * ones. If a line is too long, all lines of the chunk are dropped; the next chunk is read again.
   */
  take(text: string): LineResult {
    const parts = (this.rest + text).split('\n');
    const rest = parts.pop() ?? '';
    // Drops the end of a rejected line.
    if (this.isSkipping && parts.length > 0) {
      parts.shift();
      this.isSkipping = false;
    }
    const isRestTooLong = rest.length > this.most && !this.isSkipping;
    this.isSkipping ||= isRestTooLong;
    this.rest = this.isSkipping ? '' : rest;
    if (isRestTooLong || parts.some((part) => part.length > this.most)) {
      return { ok: false, error: `a line of more than ${this.most} characters` };
    }
    return { ok: true, lines: parts.map((part) => part.trim()).filter((part) => part !== '') };
  }
}
