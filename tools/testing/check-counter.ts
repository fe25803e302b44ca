// Counts the checks of a program under tools/checks and prints its closing line.

/** Prints the closing line, which results.ts reads, and sets the exit status. */
export function finishCheck(passed: number, failed: number): void {
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

export class CheckCounter {
  private passed = 0;
  private failed = 0;

  /** Counts a check. Prints its name and the detail if it failed. */
  check(name: string, holds: boolean, detail = ''): void {
    if (holds) this.passed++;
    else {
      this.failed++;
      console.log(`failed: ${name}\n${detail}`);
    }
  }

  finish(): void {
    finishCheck(this.passed, this.failed);
  }
}
