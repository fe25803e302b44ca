// The interface for messages between nodes. Messages may be lost; then nodes read the changes from
// the database.

export interface PubSub {
  /** Whether messages are delivered now. */
  readonly isOpen: boolean;
  send(channel: string, text: string): void;
  /**
   * Subscribes to a channel, including messages of this node. Resolves when the subscription is
   * active, or at once while disconnected. The result is a function that unsubscribes.
   */
  listen(channel: string, handler: (text: string) => void): Promise<() => void>;
  /** Registers a listener for connection changes. */
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
