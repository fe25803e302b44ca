// One of several things to choose from, as a tile with a name and a sentence.
import type { ReactNode } from 'react';
import styles from './new-game.module.css';

export function ChoiceTile({
  group,
  checked,
  name,
  text,
  obstacle,
  picture,
  onChange,
}: {
  readonly group: string;
  readonly checked: boolean;
  readonly name: string;
  readonly text: string;
  /** Why it cannot be chosen now. */
  readonly obstacle?: string;
  /** What it is like, beside the words that say it. */
  readonly picture?: ReactNode;
  readonly onChange: () => void;
}) {
  return (
    <label className={styles.tile}>
      <input
        type="radio"
        name={group}
        checked={checked}
        disabled={obstacle !== undefined}
        onChange={onChange}
        aria-label={obstacle === undefined ? name : `${name}: ${obstacle}`}
      />
      <span>
        <b>{name}</b>
        <small>{obstacle ?? text}</small>
      </span>
      {picture}
    </label>
  );
}
