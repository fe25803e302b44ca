// What a press brings about is shown in two frames: that it was a press at once, what comes of it in the next. To lay the table anew takes
// several frames of a slow processor, and whoever presses should not wait for it to see that he did.

/** A window that nobody sees draws no frame. */
const LONGEST_WAIT_MS = 100;
const PRESSES = ['click', 'keydown'] as const;

export interface Presses {
  /** Does something at once, or when the frame after a press has been drawn; one after the other in any case. */
  readonly after: (work: () => void) => void;
  /** What still waits is not done any more. */
  readonly close: () => void;
}

export function watchPresses(): Presses {
  /** The press whose frame is not drawn yet. */
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
    setTimeout(drawn, LONGEST_WAIT_MS);
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
