// A piece on the table as a control: a legal one is chosen by a click, any other one says what it is and why not.
import clsx from 'clsx';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
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

/** A thumb that rests is never quite still; what goes further, in pixels, is a swipe. */
const REST_PX = 10;

/** A press that lasts opens the description; the click that ends it, where a browser makes one, chooses nothing. */
function useLongPress(onLong: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const begun = useRef({ x: 0, y: 0 });
  const isOpened = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  /** Whether what ends a long press was swallowed. */
  const swallow = (event: MouseEvent): boolean => {
    if (isOpened.current) event.preventDefault();
    return isOpened.current;
  };
  const touch = {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      isOpened.current = false;
      if (onLong === undefined || pointerType === 'mouse') return;
      begun.current = { x: clientX, y: clientY };
      stop();
      timer.current = setTimeout(() => {
        isOpened.current = true;
        onLong();
      }, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = begun.current;
      if (Math.hypot(clientX - x, clientY - y) > REST_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Keys press without a pointer.
    onKeyDown: () => {
      isOpened.current = false;
    },
  };
  return { swallow, touch };
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
  const { swallow, touch } = useLongPress(onLong ?? (legal ? onInspect : undefined));
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
      onClick={(event) => {
        if (!swallow(event)) act();
      }}
      onContextMenu={(event) => {
        if (onInspect === undefined || swallow(event)) return;
        event.preventDefault();
        onInspect();
      }}
      {...touch}
    >
      <span className="sr-only">{label}</span>
      <span className="drawn" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
