// The log in the drawer beside the table. It opens at the turn of a given event, or at the end.
import { msg } from '@eminent/text';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { useLang } from '../settings/settings.ts';
import type { LogWindow, Inspected } from '../game/table-windows.ts';
import { Drawer } from '../ui/drawer.tsx';
import { LogTurns, type LoggedGame } from './log-turns.tsx';
import styles from './log.module.css';

interface LogProps {
  readonly game: LoggedGame;
  readonly inspect: (inspected: Inspected) => void;
  /** Scrolls to the turn of event `at`, or to the end without `at`. A new object scrolls again. */
  readonly open: LogWindow;
  readonly onClose: () => void;
}

export const LogPanel = memo((props: LogProps) => {
  const lang = useLang();
  return (
    <Drawer title={msg(lang, 'ui.log')} onClose={props.onClose}>
      <Turns {...props} />
    </Drawer>
  );
});

/** Calls `work` in the next frame, when the drawer has its layout. Returns a cancel function. */
function inNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/** The scroll position of the turn that contains the event `at`, or of the end of the list. */
function topOf(list: HTMLElement, at: number | undefined): number {
  if (at === undefined) return list.scrollHeight;
  const marks = [...list.querySelectorAll<HTMLElement>('[data-turn-at]')];
  return marks.findLast((one) => Number(one.dataset['turnAt']) <= at)?.offsetTop ?? 0;
}

/** Distance from the end of the log, in pixels, within which new events scroll into view. */
const NEAR_END = 40;

function Turns({ game, inspect, open }: LogProps) {
  const lang = useLang();
  const { at } = open;
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(at === undefined);
  useEffect(() => {
    atEnd.current = at === undefined;
    return inNextFrame(() => list.current?.scrollTo({ top: topOf(list.current, at) }));
  }, [at, open]);
  useLayoutEffect(() => {
    if (atEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [game.events.length]);
  return (
    // Focusable so that the keyboard can scroll a long log.
    <div
      ref={list}
      className={styles.turns}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={msg(lang, 'ui.log')}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        atEnd.current = scrollHeight - clientHeight - scrollTop < NEAR_END;
      }}
    >
      <LogTurns game={game} inspect={inspect} from={at} />
    </div>
  );
}
