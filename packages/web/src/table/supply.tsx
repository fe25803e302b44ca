// Shows how close the end of the game is: the influence supply as a row of tokens, and a light for
// each stack that must be empty to end the game. Once the end was triggered, a text.
import clsx from 'clsx';
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { InfluenceIcon } from '../art/icons.tsx';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import { useLang } from '../settings/settings.ts';
import { alarmsOf, endingText } from '../game/end-alarms.ts';
import styles from './supply.module.css';

/** The row is drawn for this many tokens at most, unless the supply is larger. */
const MAX_TOKENS = 36;

export function Supply({ view }: { readonly view: View }) {
  const lang = useLang();
  const { supply, stacksToEnd } = view;
  const takenInfluence = view.players.reduce((sum, { influence }) => sum + influence, 0);
  const total = Math.max(supply, Math.min(MAX_TOKENS, supply + takenInfluence));
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
