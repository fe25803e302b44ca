// A card or planet of the table as a button. A click selects a piece that is a legal answer. On
// other pieces it opens the description, which says why they cannot be used.
import clsx from 'clsx';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './piece.module.css';

export interface Choice {
  /** Selects the piece; absent if it is not a legal answer now. */
  readonly onChoose?: (() => void) | undefined;
  /** Opens the description: by a right click and, on a legal piece, a long press, else a click. */
  readonly onInspect?: (() => void) | undefined;
  readonly onLong?: (() => void) | undefined;
  readonly picked?: boolean | undefined;
  readonly marked?: boolean | undefined;
  /** Tokens of the options that a press on the piece selects, read by tests and tools. */
  readonly tokens?: string | undefined;
  /** `data-anchor`: identifies the piece as the start or end of flights. */
  readonly anchor?: string | undefined;
}

interface PieceProps extends Choice {
  readonly className?: string | undefined;
  /** Color: a role, a planet type or a technology type. */
  readonly 'data-hue'?: string | undefined;
  readonly 'data-fleet'?: string | undefined;
  /** Card id, by which other code finds the card on the table. */
  readonly 'data-card'?: string | undefined;
  readonly label: string;
  readonly children: ReactNode;
}

const LONG_PRESS_MS = 450;

/** A finger that moves farther than this does not press but swipe. */
const MAX_MOVEMENT_PX = 10;

/**
 * Calls `onLong` after a long press with a finger or pen. Some browsers then send a click or a
 * `contextmenu` event, which `swallow` recognizes.
 */
function useLongPress(onLong: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const startedAt = useRef({ x: 0, y: 0 });
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const swallow = (event: MouseEvent): boolean => {
    if (wasLong.current) event.preventDefault();
    return wasLong.current;
  };
  const touch = {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      wasLong.current = false;
      if (onLong === undefined || pointerType === 'mouse') return;
      startedAt.current = { x: clientX, y: clientY };
      stop();
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = startedAt.current;
      if (Math.hypot(clientX - x, clientY - y) > MAX_MOVEMENT_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // A key press sends a click without pointer events, which would be swallowed otherwise.
    onKeyDown: () => {
      wasLong.current = false;
    },
  };
  return { swallow, touch };
}

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
