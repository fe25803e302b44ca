// A screen whose script is loaded on first render or in advance.
import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A lazy component. If `fetch` has loaded the script, it renders immediately: React's `lazy` would
 * suspend even then, and React shows content after a suspension 300 ms later.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { readonly fetch: () => void } {
  let known: ComponentType<Props> | undefined;
  const loaded = async () => (known = await load());
  const Later = lazy(async () => ({ default: await loaded() }));
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => known ?? Later);
    return createElement(Shown, props);
  }
  // Errors are ignored here; rendering tries again and reports them.
  return Object.assign(Part, { fetch: () => void loaded().catch(() => undefined) });
}
