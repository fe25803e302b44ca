// What the page keeps on this device between visits. Without storage the page works; it only forgets.

/** All that is kept, as it was written, readable or not. */
export function everythingKept(): Readonly<Record<string, string>> {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    const ours = keys.filter((key) => key.startsWith('eminent.'));
    return Object.fromEntries(ours.map((key) => [key, localStorage.getItem(key) ?? '']));
  } catch {
    return {};
  }
}

/** A kept value, or undefined when there is none or it cannot be read. */
export function readKept<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(`eminent.${key}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`eminent.${key}`, JSON.stringify(value));
  } catch {
    // A full or forbidden storage is no reason to stop a game.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`eminent.${key}`);
  } catch {
    // Nothing was kept.
  }
}
