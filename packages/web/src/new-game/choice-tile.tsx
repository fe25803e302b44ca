// A radio option as a tile with a name, a sentence and a picture.
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
  /** Why the option cannot be chosen; absent if it can. */
  readonly obstacle?: string;
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
