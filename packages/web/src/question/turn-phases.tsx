// The phases of a turn, with the current phase and the past ones marked.
import clsx from 'clsx';
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import styles from './action-bar.module.css';

export function TurnPhases({ view: { phases } }: { readonly view: View }) {
  const lang = useLang();
  if (phases === undefined) return null;
  const { order, at } = phases;
  return (
    <ol className={styles.phases} aria-label={msg(lang, 'ui.phasesOfTurn')}>
      {order.map((phase, i) => (
        <li
          key={i}
          className={clsx(i < at && styles.past, i === at && styles.now)}
          aria-current={i === at ? 'step' : undefined}
        >
          <span>{msg(lang, `ui.phases.${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
}
