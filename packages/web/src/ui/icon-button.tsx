// An icon button. Its label is the accessible name and the browser's tooltip.
import { type Sign, SignIcon } from '../art/icons.tsx';
import styles from './icon-button.module.css';

interface IconButtonProps {
  readonly sign: Sign;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Text beside the icon, visible only in menus. */
  readonly text?: string;
  readonly pressed?: boolean;
  /** For a button that opens a menu or drawer: whether it is open. */
  readonly expanded?: boolean;
}

export function IconButton({
  sign,
  label,
  onClick,
  disabled,
  text,
  pressed,
  expanded,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <SignIcon sign={sign} />
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </button>
  );
}
