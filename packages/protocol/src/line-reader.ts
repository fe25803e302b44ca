// Cuts a stream of text into lines, and refuses lines without end.

/** Characters that one line may have; the longest message of a late game has less than a tenth of them. */
export const MOST_LINE_LENGTH = 1_000_000;

/** What came in: whole lines, or word that a line grew beyond the limit. */
export type LineResult =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly error: string };

export class LineReader {
  private rest = '';
  /** Whether what comes is the tail of a line that was refused. */
  private skipping = false;
  private readonly most: number;

  constructor(most = MOST_LINE_LENGTH) {
    this.most = most;
  }

  /** Takes a piece of the stream; empty lines are left out. After a line that is too long the reader goes on with the next one. */
  take(text: string): LineResult {
    const parts = (this.rest + text).split('\n');
    const rest = parts.pop() ?? '';
    // The end of a line that was refused is no line of its own.
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
