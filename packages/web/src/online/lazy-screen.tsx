// A lazy component whose script can also be loaded in advance.
import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * Like React's `lazy`, with a `fetch` function that loads the script in advance. A loaded component
 * renders at once. `lazy` would suspend even then, which can delay the content by 300 ms.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { readonly fetch: () => void } {
  let loaded: ComponentType<Props> | undefined;
  const loadScreen = async () => (loaded = await load());
  const Lazy = lazy(async () => ({ default: await loadScreen() }));
  function Screen(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return createElement(Shown, props);
  }
  // Errors are ignored here. Rendering calls `load` again and reports them.
  return Object.assign(Screen, { fetch: () => void loadScreen().catch(() => undefined) });
}
