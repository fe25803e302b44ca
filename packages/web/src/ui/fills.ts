// A page that is as high as the window and does not scroll, such as the table.
import { useLayoutEffect } from 'react';

/**
 * The page fills the window while this is on it. An attribute says so, not `:has()`: with that every element that comes or goes would have
 * the whole page styled anew.
 */
export function useFillsWindow(): void {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    root?.setAttribute('data-fills', '');
    return () => root?.removeAttribute('data-fills');
  }, []);
}
