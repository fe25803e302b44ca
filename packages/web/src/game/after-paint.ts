// Delays the result of a press until the frame after the pressed state. The layout of the table
// takes long on a slow device, so without that delay the press would seem to be ignored.

/** Work runs after this time at the latest, because a hidden window draws no frames. */
const MAX_WAIT_MS = 100;
const PRESSES = ['click', 'keydown'] as const;

export interface Presses {
  /** Runs work at once or, after a press, when its frame is painted. Work runs in order. */
  readonly after: (work: () => void) => void;
  /** Drops the work that is still waiting. */
  readonly close: () => void;
}

export function watchPresses(): Presses {
  /** Identifies the press whose frame is not painted yet. */
  let last: object | undefined;
  let waiting: (() => void)[] = [];
  const pressed = (): void => {
    if (last !== undefined) return;
    const press = {};
    last = press;
    const drawn = (): void => {
      if (last !== press) return;
      last = undefined;
      const now = waiting;
      waiting = [];
      for (const work of now) work();
    };
    requestAnimationFrame(() => setTimeout(drawn));
    setTimeout(drawn, MAX_WAIT_MS);
  };
  for (const press of PRESSES) document.addEventListener(press, pressed, true);
  return {
    after(work) {
      if (last === undefined) work();
      else waiting.push(work);
    },
    close() {
      for (const press of PRESSES) document.removeEventListener(press, pressed, true);
      waiting = [];
    },
  };
}
