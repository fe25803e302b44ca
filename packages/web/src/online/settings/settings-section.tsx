// A section of the settings with its heading, and the shared request state of its buttons.
import { type ReactNode, useRef, useState } from 'react';
import type { Answer, Refusal } from '../api.ts';
import controls from '../parts/controls.module.css';
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
    <section className={`${controls.panel} ${styles.part}`}>
      <h2 className={controls.section}>{title}</h2>
      {text !== undefined && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}

/** A refused request, and how to repeat it. */
export interface Denial {
  readonly refusal: Refusal;
  readonly again: () => void;
}

/** Runs requests one at a time. `confirmation` is the message of the last successful one. */
export function useWish() {
  const [denial, setDenial] = useState<Denial>();
  const [confirmation, setConfirmation] = useState('');
  const [busy, setBusy] = useState(false);
  const wishes = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  async function wish<T>(
    asking: () => Promise<Answer<T>>,
    onGranted?: (value: T) => void,
    granted = '',
  ): Promise<void> {
    setBusy(true);
    setConfirmation('');
    setDenial(undefined);
    wishes.current += 1;
    const turn = wishes.current;
    // Serialized, so that requests and responses keep their order.
    const answering = last.current.then(asking);
    last.current = answering;
    const answer = await answering;
    if (turn === wishes.current) setBusy(false);
    if (!answer.ok) {
      const again = () => void wish(asking, onGranted, granted);
      return setDenial({ refusal: answer.refusal, again });
    }
    setConfirmation(granted);
    return onGranted?.(answer.value);
  }
  return { wish, denial, refusal: denial?.refusal, confirmation, busy };
}
