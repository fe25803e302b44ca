// A part of the settings with its heading, and what its buttons share: one wish at a time, and what became of it.
import { type ReactNode, useState } from 'react';
import type { Answer, Refusal } from '../api.ts';
import pieces from '../parts/pieces.module.css';
import styles from './settings.module.css';

export function Part({
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

/** Carries out one wish at a time; `told` is what is said when the last one was granted. */
export function useWish() {
  const [refusal, setRefusal] = useState<Refusal>();
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  async function wish<T>(
    asked: Promise<Answer<T>>,
    onGranted?: (value: T) => void,
    granted = '',
  ): Promise<void> {
    setBusy(true);
    setTold('');
    setRefusal(undefined);
    const answer = await asked;
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.refusal);
    setTold(granted);
    return onGranted?.(answer.value);
  }
  return { wish, refusal, told, busy };
}
