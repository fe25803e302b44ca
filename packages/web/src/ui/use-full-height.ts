// Layout attributes of the root element: full height without scrolling, and room for a drawer.
import { useInsertionEffect } from 'react';

/**
 * Sets an attribute of the root element while a component is mounted. Instead of an attribute,
 * `:has()` would restyle the page with every added or removed element. An insertion effect runs
 * before other effects measure the layout.
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

/** Reserves space beside the page for a drawer. */
export function useRoomForDrawer(): void {
  useRootAttribute('data-beside');
}
