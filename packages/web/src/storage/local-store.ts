// The page's data on this device. Each item has its own key, so that a write cannot harm another
// item, and a failed write keeps the old value. Unreadable data goes to quarantine and is never
// deleted. Without storage exportAllData works, but only in memory.
import { readLine } from '@eminent/protocol';
import * as v from 'valibot';

/** The used part of `localStorage`. */
export interface StorageLike {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'eminent.';
/** Prefix of the keys of quarantined data. */
export const QUARANTINE = 'damaged.';

type PartsOf<E extends v.ObjectEntries> = {
  readonly [Field in keyof E]?: v.InferOutput<E[Field]>;
};

export class LocalStore {
  /** Whether the data outlasts the page. */
  readonly isLasting: boolean;
  private readonly storage: StorageLike;
  private readonly listeners = new Set<(name: string) => void>();
  /** The newest values that could not be written; they are lost with the page. */
  private readonly unwritten = new Map<string, string>();

  constructor(storage: StorageLike, isLasting = true) {
    this.storage = storage;
    this.isLasting = isLasting;
  }

  /** The text of a key. */
  text(name: string): string | undefined {
    return this.storage.getItem(PREFIX + name) ?? undefined;
  }

  /** The keys with a prefix, in no particular order. */
  names(start: string): readonly string[] {
    const keys = Array.from({ length: this.storage.length }, (_, i) => this.storage.key(i) ?? '');
    return keys
      .filter((key) => key.startsWith(PREFIX + start))
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

  /**
   * Like `read`, field by field: valid fields of a damaged item are used, and the whole item goes
   * to quarantine.
   */
  readParts<E extends v.ObjectEntries>(name: string, entries: E): PartsOf<E> {
    const text = this.text(name);
    if (text === undefined) return {};
    const read = readLine(text, v.looseObject({}), name);
    const parts: Record<string, unknown> = {};
    let isSound = read.ok;
    for (const [field, schema] of Object.entries(entries)) {
      const value: unknown = read.ok ? read.value[field] : undefined;
      if (value === undefined) continue;
      const result = v.safeParse(schema, value);
      if (result.success) parts[field] = result.output;
      else isSound = false;
    }
    if (!isSound) this.quarantine(name);
    // Each field was validated by its own schema.
    return parts as PartsOf<E>;
  }

  /**
   * Writes an item. If storage is full, returns false and keeps the stored value; the new one is
   * then only in `allItems`.
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
    const kept = this.names('').map((name) => [name, this.text(name) ?? ''] as const);
    return new Map([...kept, ...this.unwritten]);
  }

  /** The keys of items that are lost with the page. */
  unsavedKeys(): readonly string[] {
    return this.isLasting ? [...this.unwritten.keys()] : this.names('');
  }

  /**
   * Stores a text without a fallback in memory, because the caller still has it. False if storage
   * is full.
   */
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

  /**
   * Moves an unusable item to quarantine. If there is no room for the move, it stays where it is.
   */
  quarantine(name: string): void {
    const text = this.text(name);
    if (text === undefined) return;
    let place = `${QUARANTINE}${name}`;
    for (let n = 2; this.text(place) !== undefined && this.text(place) !== text; n++) {
      place = `${QUARANTINE}${name}.${n}`;
    }
    if (this.put(place, text)) this.remove(name);
  }

  /**
   * Calls back after each change of a key, in this tab or (through `changedElsewhere`) in another.
   */
  subscribe(listener: (name: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Another tab changed a key; null means all of them. */
  onExternalChange(key: string | null): void {
    if (key === null) this.notify('');
    else if (key.startsWith(PREFIX)) this.notify(key.slice(PREFIX.length));
  }

  /** Asynchronous, because reading during a render may move an item to quarantine. */
  private notify(name: string): void {
    queueMicrotask(() => {
      for (const listener of this.listeners) listener(name);
    });
  }
}

/** A storage that lasts as long as the page. */
export function memoryStorage(): StorageLike {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
