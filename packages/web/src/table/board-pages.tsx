// On a phone the display, the own empire and the others lie side by side: says which one is in sight and turns to another.
import { msg } from '@eminent/text';
import { type RefObject, useEffect, useState } from 'react';
import { useLang } from '../settings/settings.ts';
import styles from './board-pages.module.css';

type BoardPage = 'display' | 'own' | 'others';

interface Part {
  readonly page: BoardPage;
  readonly name: 'ui.display' | 'ui.you' | 'ui.opponents' | 'ui.empires';
}

/** The parts of a table where somebody plays, and of one that is watched. */
export const PLAYED: readonly Part[] = [
  { page: 'display', name: 'ui.display' },
  { page: 'own', name: 'ui.you' },
  { page: 'others', name: 'ui.opponents' },
];
export const WATCHED: readonly Part[] = [
  { page: 'display', name: 'ui.display' },
  { page: 'others', name: 'ui.empires' },
];

const placeOf = (page: BoardPage): string => `[data-page="${page}"]`;

/** Brings a part of the board into sight where the parts lie side by side. */
export function turnTo(root: HTMLElement | null, page: BoardPage): void {
  const board = root?.querySelector('[data-board]');
  if (board === null || board === undefined || board.scrollWidth <= board.clientWidth + 8) return;
  const part = board.querySelector<HTMLElement>(placeOf(page));
  if (part !== null)
    board.scrollTo({ left: part.offsetLeft - board.clientLeft, behavior: 'smooth' });
}

interface BoardPagesProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly parts: readonly Part[];
}

export function BoardPages({ root, parts }: BoardPagesProps) {
  const lang = useLang();
  const [shown, setShown] = useState<BoardPage>('display');
  useEffect(() => {
    const board = root.current?.querySelector('[data-board]');
    if (board === null || board === undefined) return undefined;
    const look = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const part = parts.find(({ page }) => target.matches(placeOf(page)));
          if (isIntersecting && part !== undefined) setShown(part.page);
        }
      },
      { root: board, threshold: 0.6 },
    );
    for (const { page } of parts) {
      const element = board.querySelector(placeOf(page));
      if (element !== null) look.observe(element);
    }
    return () => look.disconnect();
  }, [root, parts]);
  return (
    <nav className={styles.pages} aria-label={msg(lang, 'ui.tableParts')}>
      {parts.map(({ page, name }) => (
        <button
          key={page}
          type="button"
          aria-current={page === shown}
          onClick={() => turnTo(root.current, page)}
        >
          {msg(lang, name)}
        </button>
      ))}
    </nav>
  );
}
