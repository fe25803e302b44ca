// A screen whose script comes when it is first shown, or is sent for before.
import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A component that loads itself. Where `fetch` was called and the script is there, it is shown at once: what is lazy to React is nothing for a moment even
 * then, and React shows what comes after such a nothing 300 ms later.
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
  // Who shows it asks once more, and says what went wrong.
  return Object.assign(Part, { fetch: () => void loaded().catch(() => undefined) });
}
