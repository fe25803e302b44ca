// Messages between nodes. If a message is lost, nodes read the change from the database.

export interface PubSub {
  /** Whether messages are delivered now. */
  readonly isOpen: boolean;
  send(channel: string, text: string): void;
  /**
   * Subscribes to a channel. The handler also gets messages of this node. Resolves when the
   * subscription is active, or at once while disconnected. Returns a function that unsubscribes.
   */
  listen(channel: string, handler: (text: string) => void): Promise<() => void>;
  onStateChange(listener: (isOpen: boolean) => void): void;
  close(): Promise<void>;
}

/** Used without Redis: delivers nothing. */
export const OFFLINE_PUBSUB: PubSub = {
  isOpen: false,
  send: () => undefined,
  listen: () => Promise.resolve(() => undefined),
  onStateChange: () => undefined,
  close: () => Promise.resolve(),
};
