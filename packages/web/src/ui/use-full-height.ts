// Layout attributes of `#root`: full height without scrolling, and room for a drawer.
import { useInsertionEffect } from 'react';

/**
 * Sets an attribute of `#root` while a component is mounted. CSS with `:has()` would need none, but
 * would restyle the page with every added or removed element. An insertion effect runs before other
 * effects measure the layout.
 */
function useRootAttribute(name: 'data-fills' | 'data-beside'): void {
  useInsertionEffect(() => {
    const root = document.getElementById('root');
    root?.setAttribute(name, '');
    return () => root?.removeAttribute(name);
  }, [name]);
}

/** Makes the page exactly as high as the window while the component is mounted. */
export function useFullHeight(): void {
  useRootAttribute('data-fills');
}

/** Reserves space beside the page for a drawer while the component is mounted. */
export function useRoomForDrawer(): void {
  useRootAttribute('data-beside');
}
