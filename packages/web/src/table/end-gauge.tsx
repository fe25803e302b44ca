// How near the end of the game is: stacks that are empty and influence that is left.
import clsx from 'clsx';
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { InfluenceIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { endingText } from './alarms.ts';
import styles from './end-gauge.module.css';

export function EndGauge({ view }: { readonly view: View }) {
  const lang = useLang();
  const empty = Object.values(view.stacks).filter((left) => left === 0).length;
  const text = `${msg(lang, 'ui.supply', { n: view.supply })}. ${msg(lang, 'ui.emptyStacks', { n: empty, of: view.stacksToEnd })}.`;
  if (view.ending !== undefined) {
    return (
      <p className={clsx(styles.gauge, styles.ending)} role="status">
        {endingText(lang, view)}
      </p>
    );
  }
  return (
    <p className={styles.gauge} title={text} aria-label={text} role="img" data-anchor="supply">
      <InfluenceIcon size={16} />
      <b>{view.supply}</b>
      <span className={styles.pips}>
        {Array.from({ length: view.stacksToEnd }, (_, i) => (
          <i key={`stack ${i + 1}`} className={clsx(i < empty && styles.full)} />
        ))}
      </span>
    </p>
  );
}
