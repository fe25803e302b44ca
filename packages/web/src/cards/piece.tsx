// A piece on the table as a control: a legal one is chosen by a click, any other one says what it is and why not.
import clsx from 'clsx';
import type { PointerEvent, ReactNode } from 'react';
import styles from './piece.module.css';

export interface Choice {
  /** Absent when the piece cannot be chosen now. */
  readonly onChoose?: (() => void) | undefined;
  /** Shows what the piece is; for a legal piece by a right click or a long press. */
  readonly onInspect?: (() => void) | undefined;
  /** What a long press does where a click on a piece that is not legal does less than show what it is. */
  readonly onLong?: (() => void) | undefined;
  readonly picked?: boolean | undefined;
  /** Whether a tick marks a picked piece; otherwise it shows so itself. */
  readonly marked?: boolean | undefined;
  /** The answers that it stands for, for tests and tools. */
  readonly tokens?: string | undefined;
  /** Marks where the piece lies, for pieces that fly there. */
  readonly anchor?: string | undefined;
}

interface PieceProps extends Choice {
  readonly className?: string | undefined;
  /** Whose colour it has: a role, a type of planet. */
  readonly 'data-hue'?: string | undefined;
  /** Which side of a fleet tile it is. */
  readonly 'data-fleet'?: string | undefined;
  /** Which card it is, for what finds a card on the table. */
  readonly 'data-card'?: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

const LONG_PRESS_MS = 450;

/** Handlers that open the description after a long press, and swallow the click that ends it. */
function longPress(onLong: (() => void) | undefined) {
  if (onLong === undefined) return {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(onLong, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerMove: stop,
  };
}

export function Piece({
  className,
  label,
  children,
  onChoose,
  onInspect,
  onLong,
  picked,
  marked = true,
  tokens,
  anchor,
  ...looks
}: PieceProps) {
  const legal = onChoose !== undefined;
  const act = onChoose ?? onInspect;
  if (act === undefined) {
    return (
      <div className={className} {...looks} role="img" aria-label={label} data-anchor={anchor}>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={clsx(styles.piece, marked && styles.marked, className)}
      {...looks}
      data-piece
      data-legal={legal || undefined}
      data-choice={tokens}
      data-picked={picked === true || undefined}
      aria-pressed={legal && picked !== undefined ? picked : undefined}
      aria-haspopup={legal ? undefined : 'dialog'}
      data-anchor={anchor}
      onClick={act}
      onContextMenu={(event) => {
        if (onInspect === undefined) return;
        event.preventDefault();
        onInspect();
      }}
      {...longPress(onLong ?? (legal ? onInspect : undefined))}
    >
      <span className="sr-only">{label}</span>
      <span className="drawn" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
