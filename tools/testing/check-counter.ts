// Counts the findings of a program under tools/checks and prints its closing line.

/** Prints the closing line, which results.ts reads, and sets the exit status. */
export function finishCheck(passed: number, failed: number): void {
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

export class CheckCounter {
  private passed = 0;
  private failed = 0;

  /** Counts an expectation; prints it with the detail if it does not hold. */
  check(what: string, holds: boolean, detail = ''): void {
    if (holds) this.passed++;
    else {
      this.failed++;
      console.log(`failed: ${what}\n${detail}`);
    }
  }

  finish(): void {
    finishCheck(this.passed, this.failed);
  }
}
