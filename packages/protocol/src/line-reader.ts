// Splits a text stream into lines and rejects lines that are too long.

/** Maximum length of a line in characters. Normal messages are far below it. */
export const MAX_LINE_LENGTH = 1_000_000;

export type LineResult =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly error: string };

export class LineReader {
  /** Start of a line whose end has not arrived yet. */
  private rest = '';
  /** Whether the rest of a line that is too long is still to be skipped. */
  private isSkipping = false;
  private readonly maxLength: number;

  constructor(maxLength = MAX_LINE_LENGTH) {
    this.maxLength = maxLength;
  }

  /**
   * Returns the lines that a chunk completes, trimmed and without empty ones. If a line is too
   * long, returns an error instead, and drops all lines of the chunk.
   */
  take(text: string): LineResult {
    const parts = (this.rest + text).split('\n');
    const rest = parts.pop() ?? '';
    if (this.isSkipping && parts.length > 0) {
      parts.shift();
      this.isSkipping = false;
    }
    const isRestTooLong = rest.length > this.maxLength && !this.isSkipping;
    this.isSkipping ||= isRestTooLong;
    this.rest = this.isSkipping ? '' : rest;
    if (isRestTooLong || parts.some((part) => part.length > this.maxLength)) {
      return { ok: false, error: `a line of more than ${this.maxLength} characters` };
    }
    return { ok: true, lines: parts.map((part) => part.trim()).filter((part) => part !== '') };
  }
}
