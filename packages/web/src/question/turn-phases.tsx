// The three phases of a turn, with the current phase and the past ones marked.
import clsx from 'clsx';
import { type Phase, phaseOf, type View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import styles from './action-bar.module.css';

const PHASES: readonly Phase[] = ['action', 'role', 'cleanup'];

export function TurnPhases({ view }: { readonly view: View }) {
  const lang = useLang();
  const currentPhase = phaseOf(view);
  if (currentPhase === undefined) return null;
  const at = PHASES.indexOf(currentPhase);
  return (
    <ol className={styles.phases} aria-label={msg(lang, 'ui.phasesOfTurn')}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          className={clsx(i < at && styles.past, i === at && styles.now)}
          aria-current={i === at ? 'step' : undefined}
        >
          <span>{msg(lang, `ui.phases.${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
}
