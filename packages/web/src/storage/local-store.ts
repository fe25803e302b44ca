// Stores the page's data on this device. Each item has its own key, so that a failed write harms
// neither other items nor the old value. Unreadable data goes to quarantine, where only the player
// deletes it. Without browser storage, all data is lost when the page is closed.
import { readLine } from '@eminent/protocol';
import * as v from 'valibot';

/** The members of `localStorage` that the store uses, so that `memoryStorage` can replace it. */
export interface StorageLike {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'eminent.';
/** Maximum length of stored lists by seat. No game has that many seats. */
export const MAX_SEATS = 16;
export const QUARANTINE = 'damaged.';

type PartsOf<E extends v.ObjectEntries> = {
  readonly [Field in keyof E]?: v.InferOutput<E[Field]>;
};

export class LocalStore {
  /** False if the data is lost when the page is closed. */
  readonly isPersistent: boolean;
  private readonly storage: StorageLike;
  private readonly listeners = new Set<(name: string) => void>();
  /** Values that could not be written, by key. They are lost when the page is closed. */
  private readonly unwritten = new Map<string, string>();

  constructor(storage: StorageLike, isPersistent = true) {
    this.storage = storage;
    this.isPersistent = isPersistent;
  }

  text(name: string): string | undefined {
    return this.storage.getItem(PREFIX + name) ?? undefined;
  }

  /** Returns the keys with a prefix, in no particular order. */
  names(prefix: string): readonly string[] {
    const keys = Array.from({ length: this.storage.length }, (_, i) => this.storage.key(i) ?? '');
    return keys
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => key.slice(PREFIX.length));
  }

  /** Reads an item. Undefined if it is missing or invalid. Moves an invalid item to quarantine. */
  read<T>(name: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const read = readLine(text, schema, name);
    if (read.ok) return read.value;
    this.quarantine(name);
    return undefined;
  }

  /** Reads the valid items whose keys have a prefix, newest first. Quarantines invalid ones. */
  newestFirst<T extends { readonly at: number }>(
    prefix: string,
    schema: v.GenericSchema<unknown, T>,
  ): readonly T[] {
    return this.names(prefix)
      .flatMap((name) => this.read(name, schema) ?? [])
      .sort((a, b) => b.at - a.at);
  }

  /** Reads the valid fields of an item. If one is invalid, also moves the item to quarantine. */
  readParts<E extends v.ObjectEntries>(name: string, entries: E): PartsOf<E> {
    const text = this.text(name);
    if (text === undefined) return {};
    const read = readLine(text, v.looseObject({}), name);
    const parts: Record<string, unknown> = {};
    let isValid = read.ok;
    for (const [field, schema] of Object.entries(entries)) {
      const value: unknown = read.ok ? read.value[field] : undefined;
      if (value === undefined) continue;
      const result = v.safeParse(schema, value);
      if (result.success) parts[field] = result.output;
      else isValid = false;
    }
    if (!isValid) this.quarantine(name);
    return parts as PartsOf<E>;
  }

  /**
   * Writes an item. If storage is full, returns false. The stored value then stays, and only
   * `allItems` returns the new one.
   */
  write(name: string, value: object): boolean {
    const text = JSON.stringify(value);
    if (this.put(name, text)) return true;
    this.unwritten.set(name, text);
    this.notify(name);
    return false;
  }

  /** Returns the text of all items by key, including values that could not be written. */
  allItems(): ReadonlyMap<string, string> {
    const written = this.names('').map((name) => [name, this.text(name) ?? ''] as const);
    return new Map([...written, ...this.unwritten]);
  }

  /** Returns the keys of the items that are lost when the page is closed. */
  unsavedKeys(): readonly string[] {
    return this.isPersistent ? [...this.unwritten.keys()] : this.names('');
  }

  /** Writes a text. If storage is full, returns false and forgets the text, unlike `write`. */
  put(name: string, text: string): boolean {
    try {
      this.storage.setItem(PREFIX + name, text);
    } catch {
      return false;
    }
    this.unwritten.delete(name);
    this.notify(name);
    return true;
  }

  remove(name: string): void {
    this.storage.removeItem(PREFIX + name);
    this.unwritten.delete(name);
    this.notify(name);
  }

  /** Moves an item to quarantine. If storage is full, the item stays in place. */
  quarantine(name: string): void {
    const text = this.text(name);
    if (text === undefined) return;
    let place = `${QUARANTINE}${name}`;
    for (let n = 2; this.text(place) !== undefined && this.text(place) !== text; n++) {
      place = `${QUARANTINE}${name}.${n}`;
    }
    if (this.put(place, text)) this.remove(name);
  }

  /** Calls `listener` with the key of each change in any tab; '' means all keys. */
  subscribe(listener: (name: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Calls `reload` after each change of an item, in this tab or another one. With it a copy in
   * memory stays up to date, so that a later write does not revert the changes of another tab.
   */
  follow(name: string, reload: () => void): () => void {
    return this.subscribe((changed) => {
      if ((changed === name || changed === '') && !this.unwritten.has(name)) reload();
    });
  }

  /** Notifies subscribers that another tab changed a key, or all keys if `key` is null. */
  onExternalChange(key: string | null): void {
    if (key === null) this.notify('');
    else if (key.startsWith(PREFIX)) this.notify(key.slice(PREFIX.length));
  }

  /** Asynchronous, because reading an item during a render may move it to quarantine. */
  private notify(name: string): void {
    queueMicrotask(() => {
      for (const listener of this.listeners) listener(name);
    });
  }
}

/** Creates a storage in memory, whose data is lost when the page is closed. */
export function memoryStorage(): StorageLike {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
