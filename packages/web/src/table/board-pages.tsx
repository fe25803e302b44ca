// On a phone the display, the own empire and the others lie side by side: says which one is in sight and turns to another.
import { msg } from '@eminent/text';
import { type RefObject, useEffect, useState } from 'react';
import { useLang } from '../settings/settings.ts';

const PAGES = ['display', 'own', 'others'] as const;
type BoardPage = (typeof PAGES)[number];

const NAMES = { display: 'ui.display', own: 'ui.you', others: 'ui.opponents' } as const;

/** Brings a part of the board into sight where the parts lie side by side. */
export function turnTo(root: HTMLElement | null, page: BoardPage): void {
  const board = root?.querySelector('.board');
  if (board === null || board === undefined || board.scrollWidth <= board.clientWidth + 8) return;
  const part = board.querySelector<HTMLElement>(`.${page}`);
  if (part !== null)
    board.scrollTo({ left: part.offsetLeft - board.clientLeft, behavior: 'smooth' });
}

export function BoardPages({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const lang = useLang();
  const [shown, setShown] = useState<BoardPage>('display');
  useEffect(() => {
    const board = root.current?.querySelector('.board');
    if (board === null || board === undefined) return undefined;
    const look = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const page = PAGES.find((one) => target.classList.contains(one));
          if (isIntersecting && page !== undefined) setShown(page);
        }
      },
      { root: board, threshold: 0.6 },
    );
    for (const page of PAGES) {
      const part = board.querySelector(`.${page}`);
      if (part !== null) look.observe(part);
    }
    return () => look.disconnect();
  }, [root]);
  return (
    <nav className="board-pages" aria-label={msg(lang, 'ui.tableParts')}>
      {PAGES.map((page) => (
        <button
          key={page}
          type="button"
          aria-current={page === shown}
          onClick={() => turnTo(root.current, page)}
        >
          {msg(lang, NAMES[page])}
        </button>
      ))}
    </nav>
  );
}
