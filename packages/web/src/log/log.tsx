// The log: a drawer at the right of the table, on a phone a sheet. It begins where it is opened, else at what happened last.
import { msg } from '@eminent/text';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from '../table/details.tsx';
import type { LogWindow } from '../table/window.ts';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { LogTurns, type ToldGame } from './log-turns.tsx';
import styles from './log.module.css';

interface LogProps {
  readonly game: ToldGame;
  readonly inspect: (inspected: Inspected) => void;
  /** Asked for anew, it shows anew what it was asked for. */
  readonly open: LogWindow;
  readonly onClose: () => void;
}

/** From here on there is room beside the table, in rem. */
const DESK = { width: 64, height: 40 };

function hasRoom(): boolean {
  const root = document.getElementById('root');
  if (root === null) return false;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return root.clientWidth >= DESK.width * rem && root.clientHeight >= DESK.height * rem;
}

export const LogPanel = memo((props: LogProps) => {
  const lang = useLang();
  const [isDrawer] = useState(hasRoom);
  if (isDrawer) return <Drawer {...props} />;
  return (
    <Dialog title={msg(lang, 'ui.log')} className={styles.sheet} onClose={props.onClose}>
      <Turns {...props} />
    </Dialog>
  );
});

/** Beside the game, which goes on meanwhile. */
function Drawer(props: LogProps) {
  const { onClose } = props;
  const lang = useLang();
  const drawer = useRef<HTMLElement>(null);
  useFocusWithin(drawer);
  useKeys((key) => {
    if (key === 'Escape') onClose();
  });
  return (
    <section
      ref={drawer}
      className={styles.drawer}
      role="dialog"
      aria-label={msg(lang, 'ui.log')}
      data-log
    >
      <header>
        <h2>{msg(lang, 'ui.log')}</h2>
        <IconButton sign="close" label={msg(lang, 'ui.close')} onClick={onClose} />
      </header>
      <Turns {...props} />
    </section>
  );
}

/** The focus goes into the drawer and, when it is still there at the end, back to where it was. */
function useFocusWithin(drawer: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = drawer.current;
    const before = document.activeElement;
    place?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    return () => {
      const isHere =
        document.activeElement === document.body || place?.contains(document.activeElement);
      if (isHere === true && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [drawer]);
}

/** When a window that has just been opened has its measures. */
function inNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}

/** Where the turn of an event begins; the end where none is asked for. */
function topOf(list: HTMLElement, at: number | undefined): number {
  if (at === undefined) return list.scrollHeight;
  const marks = [...list.querySelectorAll<HTMLElement>('[data-turn-at]')];
  return marks.findLast((one) => Number(one.dataset['turnAt']) <= at)?.offsetTop ?? 0;
}

/** How far from the end somebody still reads the end, in pixels. */
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
    // A long log is scrolled with the keys, so it can have the focus.
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
