// The page's data on this device. Each item has its own key, so that a write cannot harm another
// item, and a failed write keeps the old value. Unreadable data goes to quarantine and is never
// deleted. Without browser storage, all data is lost when the page is closed.
import { readLine } from '@eminent/protocol';
import * as v from 'valibot';

/** The members of `localStorage` that the store uses; `memoryStorage` replaces them. */
export interface StorageLike {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'eminent.';
/** The limit of stored lists by seat; more than any game has. */
export const MAX_SEATS = 16;
/** Prefix of the keys of quarantined data. */
export const QUARANTINE = 'damaged.';

type PartsOf<E extends v.ObjectEntries> = {
  readonly [Field in keyof E]?: v.InferOutput<E[Field]>;
};

export class LocalStore {
  /** Whether the data is kept after the page is closed. */
  readonly isPersistent: boolean;
  private readonly storage: StorageLike;
  private readonly listeners = new Set<(name: string) => void>();
  /**
   * The newest values by key, if they could not be written; they are lost when the page is closed.
   */
  private readonly unwritten = new Map<string, string>();

  constructor(storage: StorageLike, isPersistent = true) {
    this.storage = storage;
    this.isPersistent = isPersistent;
  }

  /** The stored text of a key; undefined if there is none. */
  text(name: string): string | undefined {
    return this.storage.getItem(PREFIX + name) ?? undefined;
  }

  /** The keys with a prefix, in no particular order. */
  names(prefix: string): readonly string[] {
    const keys = Array.from({ length: this.storage.length }, (_, i) => this.storage.key(i) ?? '');
    return keys
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => key.slice(PREFIX.length));
  }

  /** Reads an item; undefined if it is missing, or if it is damaged and was moved to quarantine. */
  read<T>(name: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const read = readLine(text, schema, name);
    if (read.ok) return read.value;
    this.quarantine(name);
    return undefined;
  }

  /** All readable items whose keys have a prefix, newest first. */
  newestFirst<T extends { readonly at: number }>(
    prefix: string,
    schema: v.GenericSchema<unknown, T>,
  ): readonly T[] {
    return this.names(prefix)
      .flatMap((name) => this.read(name, schema) ?? [])
      .sort((a, b) => b.at - a.at);
  }

  /** Like `read`, but returns the valid fields of an item that goes to quarantine. */
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
    // Each field was validated by its own schema.
    return parts as PartsOf<E>;
  }

  /**
   * Writes an item. If storage is full, returns false and the stored value stays; only `allItems`
   * returns the new one.
   */
  write(name: string, value: object): boolean {
    const text = JSON.stringify(value);
    if (this.put(name, text)) return true;
    this.unwritten.set(name, text);
    this.notify(name);
    return false;
  }

  /** All items by key, including the newest values that could not be written. */
  allItems(): ReadonlyMap<string, string> {
    const written = this.names('').map((name) => [name, this.text(name) ?? ''] as const);
    return new Map([...written, ...this.unwritten]);
  }

  /** The keys of the items that are lost when the page is closed. */
  unsavedKeys(): readonly string[] {
    return this.isPersistent ? [...this.unwritten.keys()] : this.names('');
  }

  /** Stores a text, without the fallback in memory that `write` has. False if storage is full. */
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

  /** Moves an unusable item to quarantine; without room for the move, it stays in place. */
  quarantine(name: string): void {
    const text = this.text(name);
    if (text === undefined) return;
    let place = `${QUARANTINE}${name}`;
    for (let n = 2; this.text(place) !== undefined && this.text(place) !== text; n++) {
      place = `${QUARANTINE}${name}.${n}`;
    }
    if (this.put(place, text)) this.remove(name);
  }

  /** Calls `listener` after each change of a key, in this tab or another one. */
  subscribe(listener: (name: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Notifies subscribers that another tab changed a key of the storage; null means all keys. */
  onExternalChange(key: string | null): void {
    if (key === null) this.notify('');
    else if (key.startsWith(PREFIX)) this.notify(key.slice(PREFIX.length));
  }

  /** Notifies asynchronously, because reading during a render may move an item to quarantine. */
  private notify(name: string): void {
    queueMicrotask(() => {
      for (const listener of this.listeners) listener(name);
    });
  }
}

/** A storage in memory, which is lost when the page is closed. */
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
