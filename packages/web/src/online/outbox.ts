// Commands that the server has not acknowledged. They are kept in session storage, so that a reload
// loses none. Each has an idempotency key, so that a repeated command counts once.
import type { WireClientMessage } from '@eminent/protocol/online';

export type NewCommand = WithoutKey<Extract<WireClientMessage, { readonly key: string }>>;
type WithoutKey<T> = T extends unknown ? Omit<T, 'key'> : never;

export type Command = Extract<WireClientMessage, { readonly key: string }>;

export type OutboxStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const STORAGE_KEY = 'eminent.wishes';

export class Outbox {
  private readonly storage: OutboxStorage | undefined;
  private commands: readonly Command[];
  private readonly listeners = new Set<() => void>();

  constructor(storage: OutboxStorage | undefined) {
    this.storage = storage;
    this.commands = storedIn(storage);
  }

  /** All commands, the oldest first. */
  get all(): readonly Command[] {
    return this.commands;
  }

  of(table: string): readonly Command[] {
    return this.commands.filter((command) => command.table === table);
  }

  add(command: Command): void {
    this.change([...this.commands, command]);
  }

  remove(key: string): void {
    this.change(this.commands.filter((command) => command.key !== key));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private change(commands: readonly Command[]): void {
    this.commands = commands;
    for (const listener of this.listeners) listener();
    try {
      if (commands.length === 0) this.storage?.removeItem(STORAGE_KEY);
      else this.storage?.setItem(STORAGE_KEY, JSON.stringify(commands));
    } catch {
      // Without storage the commands are only in memory.
    }
  }
}

/** Checks only the fields that all commands have; the server validates the rest. */
function storedIn(storage: OutboxStorage | undefined): readonly Command[] {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCommand) : [];
  } catch {
    return [];
  }
}

function isCommand(value: unknown): value is Command {
  const command = value as Partial<Command> | null;
  return (
    typeof command?.key === 'string' &&
    typeof command.table === 'string' &&
    typeof command.type === 'string'
  );
}
