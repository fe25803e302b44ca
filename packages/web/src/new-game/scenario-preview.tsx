// A picture for each scenario mode: three cards in a fan.
import { SCENARIOS } from '@eminent/engine';
import { CardScene } from '../art/card-scene.tsx';
import { CardBack } from '../cards/card-back.tsx';
import type { ScenarioMode } from './scenario-assignment.ts';
import styles from './new-game.module.css';

const SCENARIO_CARDS = SCENARIOS.flatMap(({ permanents }) => permanents);

/** Cards of each picture; undefined for a card back. */
const PREVIEW_CARDS: Readonly<Record<ScenarioMode, readonly (string | undefined)[]>> = {
  off: ['survey', 'colonize', 'research'],
  random: [undefined, undefined, undefined],
  chosen: SCENARIO_CARDS.slice(0, 3),
  named: SCENARIO_CARDS.slice(3, 6),
};

export function ScenarioPreview({ mode }: { readonly mode: ScenarioMode }) {
  return (
    <span className={styles.preview} aria-hidden="true">
      {PREVIEW_CARDS[mode].map((card, at) => (
        <span key={card ?? `back ${at + 1}`} className={styles.previewCard}>
          {card === undefined ? (
            <CardBack />
          ) : (
            <CardScene card={card} className={styles.previewScene} />
          )}
        </span>
      ))}
    </span>
  );
}
