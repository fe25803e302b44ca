// A part of the settings with its heading, and what its buttons share: one wish at a time, and what became of it.
import { type ReactNode, useRef, useState } from 'react';
import type { Answer, Refusal } from '../api.ts';
import pieces from '../parts/controls.module.css';
import styles from './online-settings.module.css';

export function SettingsSection({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={`${pieces.panel} ${styles.part}`}>
      <h2 className={pieces.section}>{title}</h2>
      {text !== undefined && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}

/** What was refused, and how it is wished again. */
export interface Denial {
  readonly refusal: Refusal;
  readonly again: () => void;
}

/** Carries out one wish after the other; `told` is what is said when the last one was granted. */
export function useWish() {
  const [denial, setDenial] = useState<Denial>();
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  const wishes = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  async function wish<T>(
    asking: () => Promise<Answer<T>>,
    onGranted?: (value: T) => void,
    granted = '',
  ): Promise<void> {
    setBusy(true);
    setTold('');
    setDenial(undefined);
    wishes.current += 1;
    const turn = wishes.current;
    // What is wished later arrives later, and is answered later.
    const answering = last.current.then(asking);
    last.current = answering;
    const answer = await answering;
    if (turn === wishes.current) setBusy(false);
    if (!answer.ok) {
      const again = () => void wish(asking, onGranted, granted);
      return setDenial({ refusal: answer.refusal, again });
    }
    setTold(granted);
    return onGranted?.(answer.value);
  }
  return { wish, denial, refusal: denial?.refusal, told, busy };
}
