// A picture for each scenario mode: three cards in a fan.
import { SCENARIOS } from '@eminent/engine';
import { CardScene } from '../art/card-scene.tsx';
import { CardBack } from '../cards/card-back.tsx';
import type { ScenarioMode } from './scenario-assignment.ts';
import styles from './new-game.module.css';

const OF_SCENARIOS = SCENARIOS.flatMap(({ permanents }) => permanents);

/** Shared cards, hidden cards, or cards that scenarios are about. */
const STARTS: Readonly<Record<ScenarioMode, readonly (string | undefined)[]>> = {
  off: ['survey', 'colonize', 'research'],
  random: [undefined, undefined, undefined],
  chosen: OF_SCENARIOS.slice(0, 3),
  named: OF_SCENARIOS.slice(3, 6),
};

export function ScenarioPreviews({ way }: { readonly way: ScenarioMode }) {
  return (
    <span className={styles.starts} data-starts={way} aria-hidden="true">
      {STARTS[way].map((card, at) => (
        <span key={card ?? `back ${at + 1}`} className={styles.startsCard}>
          {card === undefined ? (
            <CardBack />
          ) : (
            <CardScene card={card} className={styles.startsScene} />
          )}
        </span>
      ))}
    </span>
  );
}
