// Replaces the question when a game ended early: shows how it ended and what to do next.
import { useEffect, useRef } from 'react';
import type { GameProps } from '../../game/table-extras.ts';
import { GameOver, ResultNotes } from './game-over.tsx';
import styles from './game-over.module.css';

export function EndedEarly({ game }: GameProps) {
  const section = useRef<HTMLElement>(null);
  // Takes the focus, because the focused answer button may just have disappeared.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={section} className={styles.ended} tabIndex={-1} role="status" data-unfinished>
      <ResultNotes />
      <div className={styles.next}>
        <GameOver game={game} />
      </div>
    </section>
  );
}
