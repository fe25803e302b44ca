// Wishes that are on their way to the server, kept until it has said yes or no to each: over a reload too, so that none gets lost. Each
// has a key of its own, by which one that is sent again counts once.
import type { WireClientMessage } from '@eminent/protocol/online';

/** What a wish says, without its key. */
export type Wished = WithoutKey<Extract<WireClientMessage, { readonly key: string }>>;
type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;

export type KeyedWish = Extract<WireClientMessage, { readonly key: string }>;

/** The part of a browser's storage that is used. */
export interface WishStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const PLACE = 'eminent.wishes';

export class Outbox {
  private readonly storage: WishStorage | undefined;
  private wishes: readonly KeyedWish[];
  private readonly listeners = new Set<() => void>();

  constructor(storage: WishStorage | undefined) {
    this.storage = storage;
    this.wishes = keptIn(storage);
  }

  /** In the order in which they were wished. */
  get all(): readonly KeyedWish[] {
    return this.wishes;
  }

  of(table: string): readonly KeyedWish[] {
    return this.wishes.filter((wish) => wish.table === table);
  }

  add(wish: KeyedWish): void {
    this.change([...this.wishes, wish]);
  }

  /** The server has said yes or no to it. */
  remove(key: string): void {
    this.change(this.wishes.filter((wish) => wish.key !== key));
  }

  /** Calls after each change until what it returns is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(wishes: readonly KeyedWish[]): void {
    this.wishes = wishes;
    for (const listener of this.listeners) listener();
    try {
      if (wishes.length === 0) this.storage?.removeItem(PLACE);
      else this.storage?.setItem(PLACE, JSON.stringify(wishes));
    } catch {
      // Without room they are kept until the page is loaded again.
    }
  }
}

/** What an earlier load of this tab could not settle; the server checks each of them. */
function keptIn(storage: WishStorage | undefined): readonly KeyedWish[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(PLACE) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWish) : [];
  } catch {
    return [];
  }
}

function isWish(value: unknown): value is KeyedWish {
  const wish = value as Partial<KeyedWish> | null;
  return (
    typeof wish?.key === 'string' && typeof wish.table === 'string' && typeof wish.type === 'string'
  );
}
