// Commands that the server has not acknowledged, stored so that none is lost in a reload. Each has
// an idempotency key, so that a repeated one counts once.
import type { WireClientMessage } from '@eminent/protocol/online';

/** A command without its key. */
export type Wished = WithoutKey<Extract<WireClientMessage, { readonly key: string }>>;
type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;

export type KeyedWish = Extract<WireClientMessage, { readonly key: string }>;

/** The used part of browser storage. */
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

  /** In the order in which they were issued. */
  get all(): readonly KeyedWish[] {
    return this.wishes;
  }

  of(table: string): readonly KeyedWish[] {
    return this.wishes.filter((wish) => wish.table === table);
  }

  add(wish: KeyedWish): void {
    this.change([...this.wishes, wish]);
  }

  /** Removes a command that the server accepted or refused. */
  remove(key: string): void {
    this.change(this.wishes.filter((wish) => wish.key !== key));
  }

  /** Calls back after each change, until unsubscribed. */
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
      // Without storage they are kept in memory.
    }
  }
}

/** The unsettled commands of an earlier load of this tab; the server checks each of them. */
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
