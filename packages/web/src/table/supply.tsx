// Shows how close the game is to its end: the influence supply as a row, and a light for each stack
// that must be empty to end the game.
import clsx from 'clsx';
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { InfluenceIcon } from '../art/icons.tsx';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import { useLang } from '../settings/settings.ts';
import { alarmsOf, endingText } from '../game/end-alarms.ts';
import styles from './supply.module.css';

/** The row has room for at most this many tokens, unless the supply is larger. */
const MAX_SHOWN = 36;

export function Supply({ view }: { readonly view: View }) {
  const lang = useLang();
  const { supply, stacksToEnd } = view;
  const takenInfluence = view.players.reduce((sum, { influence }) => sum + influence, 0);
  const total = Math.max(supply, Math.min(MAX_SHOWN, supply + takenInfluence));
  const empty = Object.values(view.stacks).filter((left) => left === 0).length;
  const label = `${msg(lang, 'ui.supply', { n: supply })}. ${msg(lang, 'ui.emptyStacks', { n: empty, of: stacksToEnd })}.`;
  if (view.ending !== undefined) {
    return (
      <div className={styles.supply} data-anchor="supply">
        <p className={styles.ending} role="status">
          {endingText(lang, view)}
        </p>
      </div>
    );
  }
  return (
    <div
      className={clsx(styles.supply, alarmsOf(view).influence && styles.low)}
      role="img"
      aria-label={label}
      data-tip="supply"
    >
      <span className={styles.stacks} data-tip="lamp">
        <span className={styles.words}>{msg(lang, 'ui.emptyStacksShort')}</span>
        {Array.from({ length: stacksToEnd }, (_, i) => (
          <i key={`stack ${i + 1}`} className={clsx(styles.light, i < empty && styles.lit)} />
        ))}
      </span>
      <span
        className={styles.row}
        style={{ '--left': supply, '--of': total }}
        data-anchor="supply"
      />
      <span className={styles.left}>
        <InfluenceIcon size="1.2em" />
        <PulsingNumber value={supply} />
        <span className={styles.word}>{msg(lang, 'ui.left')}</span>
      </span>
    </div>
  );
}
