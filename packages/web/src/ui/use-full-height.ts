// What the page as a whole is laid by: that it is as high as the window and does not scroll, and that a drawer has its place beside it.
import { useInsertionEffect } from 'react';

/**
 * An attribute of the root says so while a part is on the page, not `:has()`: with that every element that comes or goes would have the
 * whole page styled anew. It is said before any part is measured, such as the place of the star.
 */
function useRootMark(name: 'data-fills' | 'data-beside'): void {
  useInsertionEffect(() => {
    const root = document.getElementById('root');
    root?.setAttribute(name, '');
    return () => root?.removeAttribute(name);
  }, [name]);
}

/** The page fills the window, such as the table. */
export function useFullHeight(): void {
  useRootMark('data-fills');
}

/** The page leaves room for a drawer. */
export function useMakesRoom(): void {
  useRootMark('data-beside');
}
