// A section of the settings with its heading, and a hook for the requests of its controls.
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

/** A failed request. */
export interface Denial {
  readonly refusal: Refusal;
  readonly again: () => void;
}

/**
 * Sends requests one after the other. `request` takes a function that sends one request, a callback
 * for the result, and a text for `confirmation` after success. `busy`: a request is pending.
 */
export function useRequest() {
  const [denial, setDenial] = useState<Denial>();
  const [confirmation, setConfirmation] = useState('');
  const [busy, setBusy] = useState(false);
  const count = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  async function request<T>(
    send: () => Promise<Answer<T>>,
    onDone?: (value: T) => void,
    success = '',
  ): Promise<void> {
    setBusy(true);
    setConfirmation('');
    setDenial(undefined);
    count.current += 1;
    const number = count.current;
    const pending = last.current.then(send);
    last.current = pending;
    const answer = await pending;
    if (number === count.current) setBusy(false);
    if (!answer.ok) {
      const again = () => void request(send, onDone, success);
      return setDenial({ refusal: answer.refusal, again });
    }
    setConfirmation(success);
    return onDone?.(answer.value);
  }
  return { request, denial, refusal: denial?.refusal, confirmation, busy };
}
