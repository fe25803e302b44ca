// Page-wide layout flags: full height without scrolling, and room for a drawer.
import { useInsertionEffect } from 'react';

/**
 * Sets an attribute on the root while a component is mounted. With `:has()` every added or removed
 * element would restyle the whole page. An insertion effect runs before anything is measured.
 */
function useRootAttribute(name: 'data-fills' | 'data-beside'): void {
  useInsertionEffect(() => {
    const root = document.getElementById('root');
    root?.setAttribute(name, '');
    return () => root?.removeAttribute(name);
  }, [name]);
}

/** Makes the page exactly as high as the window, as for the table. */
export function useFullHeight(): void {
  useRootAttribute('data-fills');
}

/** Makes room for a drawer. */
export function useRoomForDrawer(): void {
  useRootAttribute('data-beside');
}
