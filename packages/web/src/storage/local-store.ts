// What the page keeps on this device between visits. Each thing has a key of its own, so that writing one cannot harm another, and a
// write that does not fit leaves what was there. What cannot be read is set aside, never deleted. Where nothing may be stored the page
// works all the same; it only forgets.
import { readLine } from '@eminent/protocol';
import * as v from 'valibot';

/** The part of `localStorage` that is used. */
export interface StorageLike {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const PREFIX = 'eminent.';
/** Begins the names of things that were set aside. */
export const QUARANTINE = 'damaged.';

type PartsOf<E extends v.ObjectEntries> = {
  readonly [Field in keyof E]?: v.InferOutput<E[Field]>;
};

export class LocalStore {
  /** Whether what is kept outlasts the page. */
  readonly isLasting: boolean;
  private readonly storage: StorageLike;
  private readonly listeners = new Set<(name: string) => void>();
  /** The newest texts of what could not be written, which are gone with the page. */
  private readonly unwritten = new Map<string, string>();

  constructor(storage: StorageLike, isLasting = true) {
    this.storage = storage;
    this.isLasting = isLasting;
  }

  /** The text under a name. */
  text(name: string): string | undefined {
    return this.storage.getItem(PREFIX + name) ?? undefined;
  }

  /** The names that begin so, in no order. */
  names(start: string): readonly string[] {
    const keys = Array.from({ length: this.storage.length }, (_, i) => this.storage.key(i) ?? '');
    return keys
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length));
  }

  /** What is kept under a name; undefined when there is none, or when it was damaged and has been set aside. */
  read<T>(name: string, schema: v.GenericSchema<unknown, T>): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const read = readLine(text, schema, name);
    if (read.ok) return read.value;
    this.setAside(name);
    return undefined;
  }

  /**
   * As `read`, field by field: what is sound of a damaged thing counts, and the whole of it is set aside.
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
    if (!isSound) this.setAside(name);
    // Each part was read by the schema of its field.
    return parts as PartsOf<E>;
  }

  /** Keeps a value. Returns false, and what was there stays, when there is no room; then the value is in `everythingNow`. */
  write(name: string, value: object): boolean {
    const text = JSON.stringify(value);
    if (this.put(name, text)) return true;
    this.unwritten.set(name, text);
    this.tell(name);
    return false;
  }

  /** What is kept by name, with the newest texts of what could not be written. */
  everythingNow(): ReadonlyMap<string, string> {
    const kept = this.names('').map((name) => [name, this.text(name) ?? ''] as const);
    return new Map([...kept, ...this.unwritten]);
  }

  /** The names of what is gone with the page. */
  notLasting(): readonly string[] {
    return this.isLasting ? [...this.unwritten.keys()] : this.names('');
  }

  /** Keeps a text that is elsewhere, too, so that nothing is lost without room for it. */
  put(name: string, text: string): boolean {
    try {
      this.storage.setItem(PREFIX + name, text);
    } catch {
      return false;
    }
    this.unwritten.delete(name);
    this.tell(name);
    return true;
  }

  remove(name: string): void {
    this.storage.removeItem(PREFIX + name);
    this.unwritten.delete(name);
    this.tell(name);
  }

  /** Moves what cannot be used out of the way of what can. Without room for the move it stays where it is. */
  setAside(name: string): void {
    const text = this.text(name);
    if (text === undefined) return;
    let place = `${QUARANTINE}${name}`;
    for (let n = 2; this.text(place) !== undefined && this.text(place) !== text; n++) {
      place = `${QUARANTINE}${name}.${n}`;
    }
    if (this.put(place, text)) this.remove(name);
  }

  /** Calls back soon after each change of a name, here or (as `changedElsewhere` is told) in another tab. */
  subscribe(listener: (name: string) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Another tab changed a key of the storage; all of them when it is null. */
  changedElsewhere(key: string | null): void {
    if (key === null) this.tell('');
    else if (key.startsWith(PREFIX)) this.tell(key.slice(PREFIX.length));
  }

  /** Afterwards, because what is read while a screen is laid out may have to be set aside. */
  private tell(name: string): void {
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
