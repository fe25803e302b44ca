// Shows the effect of a press in two frames: the pressed state first, its result in the next. A
// table layout takes several frames on a slow device, so the press would otherwise seem to be
// ignored.

/** A hidden window draws no frames, so work runs after this time at the latest. */
const MAX_WAIT_MS = 100;
const PRESSES = ['click', 'keydown'] as const;

export interface Presses {
  /** Runs work immediately, or after the frame that follows a press. Work stays in order. */
  readonly after: (work: () => void) => void;
  /** Drops the work that is still waiting. */
  readonly close: () => void;
}

export function watchPresses(): Presses {
  /** The press whose frame is not painted yet. */
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
