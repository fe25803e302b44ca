// Delays work after a click or key press until the browser has painted the pressed state. On a slow
// device the layout of the table takes long, and without the delay the press would seem ignored.

/** Longest delay, needed because a hidden window paints no frames. */
const MAX_WAIT_MS = 100;
const PRESSES = ['click', 'keydown'] as const;

export interface Presses {
  /** Calls `work` at once or, while a press is not painted, after the next frame, in order. */
  readonly after: (work: () => void) => void;
  /** Stops listening for presses and drops the work that is still waiting. */
  readonly close: () => void;
}

export function watchPresses(): Presses {
  /** The first press since the last painted frame; undefined if every press was painted. */
  let unpainted: object | undefined;
  let waiting: (() => void)[] = [];
  const onPress = (): void => {
    if (unpainted !== undefined) return;
    const press = {};
    unpainted = press;
    const onPainted = (): void => {
      if (unpainted !== press) return;
      unpainted = undefined;
      const due = waiting;
      waiting = [];
      for (const work of due) work();
    };
    requestAnimationFrame(() => setTimeout(onPainted));
    setTimeout(onPainted, MAX_WAIT_MS);
  };
  for (const type of PRESSES) document.addEventListener(type, onPress, true);
  return {
    after(work) {
      if (unpainted === undefined) work();
      else waiting.push(work);
    },
    close() {
      for (const type of PRESSES) document.removeEventListener(type, onPress, true);
      waiting = [];
    },
  };
}
