// Cuts a stream of text into lines, and refuses lines without end.

/** Characters that one line may have; the longest message of a late game has less than a tenth of them. */
export const MOST_LINE_LENGTH = 1_000_000;

/** What came in: whole lines, or word that a line grew beyond the limit. */
export type LineResult =
  | { readonly ok: true; readonly lines: readonly string[] }
  | { readonly ok: false; readonly error: string };

export class LineReader {
  private rest = '';
  private readonly most: number;

  constructor(most = MOST_LINE_LENGTH) {
    this.most = most;
  }

  /** Takes a piece of the stream; empty lines are left out. After an overflow the reader starts afresh. */
  take(text: string): LineResult {
    const parts = (this.rest + text).split('\n');
    this.rest = parts.pop() ?? '';
    const longest = Math.max(this.rest.length, ...parts.map((part) => part.length));
    if (longest > this.most) {
      this.rest = '';
      return { ok: false, error: `a line of more than ${this.most} characters` };
    }
    return { ok: true, lines: parts.map((part) => part.trim()).filter((part) => part !== '') };
  }
}
