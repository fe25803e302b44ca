// A piece on the table as a control. A click selects a legal piece. On any other piece it opens the
// description, which explains why the piece cannot be used.
import clsx from 'clsx';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './piece.module.css';

export interface Choice {
  /** Absent when the piece cannot be selected now. */
  readonly onChoose?: (() => void) | undefined;
  /** Opens the description. On a legal piece this takes a right click or a long press. */
  readonly onInspect?: (() => void) | undefined;
  /** The action of a long press, if it differs from `onInspect`. */
  readonly onLong?: (() => void) | undefined;
  readonly picked?: boolean | undefined;
  /** Whether a tick marks the piece when it is selected. */
  readonly marked?: boolean | undefined;
  /** The option tokens of its answers, for tests and tools. */
  readonly tokens?: string | undefined;
  /** The mark (`data-anchor`) to and from which pieces fly. */
  readonly anchor?: string | undefined;
}

interface PieceProps extends Choice {
  readonly className?: string | undefined;
  /** The color: a role or a planet type. */
  readonly 'data-hue'?: string | undefined;
  /** The side of a fleet tile. */
  readonly 'data-fleet'?: string | undefined;
  /** The card id, for code that looks up a card on the table. */
  readonly 'data-card'?: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

const LONG_PRESS_MS = 450;

/** Movement of up to this many pixels still counts as a press; more is a swipe. */
const REST_PX = 10;

/**
 * A long press calls `onLong`. The click that some browsers send after it selects nothing.
 */
function useLongPress(onLong: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const startedAt = useRef({ x: 0, y: 0 });
  const isOpened = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  /** Whether the event belongs to a long press that opened the description. If so, cancels it. */
  const swallow = (event: MouseEvent): boolean => {
    if (isOpened.current) event.preventDefault();
    return isOpened.current;
  };
  const touch = {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      isOpened.current = false;
      if (onLong === undefined || pointerType === 'mouse') return;
      startedAt.current = { x: clientX, y: clientY };
      stop();
      timer.current = setTimeout(() => {
        isOpened.current = true;
        onLong();
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = startedAt.current;
      if (Math.hypot(clientX - x, clientY - y) > REST_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The keyboard sends clicks without pointer events.
    onKeyDown: () => {
      isOpened.current = false;
    },
  };
  return { swallow, touch };
}

/** The event handlers of a piece as a button. `onClick` is the action of a click. */
function usePress(
  onClick: (() => void) | undefined,
  onInspect: (() => void) | undefined,
  onLong: (() => void) | undefined,
) {
  const { swallow, touch } = useLongPress(onLong);
  return {
    onClick: (event: MouseEvent) => {
      if (!swallow(event)) onClick?.();
    },
    onContextMenu: (event: MouseEvent) => {
      if (onInspect === undefined || swallow(event)) return;
      event.preventDefault();
      onInspect();
    },
    ...touch,
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
  const handlers = usePress(act, onInspect, onLong ?? (legal ? onInspect : undefined));
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
      {...handlers}
    >
      <span className="sr-only">{label}</span>
      <span className="drawn" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
