// The way by which nodes tell each other what they did. It promises nothing: the database is the truth, and what is lost here is read there.

export interface PubSub {
  /** Whether what is sent is heard elsewhere now. */
  readonly isOpen: boolean;
  send(channel: string, text: string): void;
  /** Begins to hear a channel, what this node says itself included. Resolves when it is heard, and at once while nothing is. */
  listen(channel: string, handler: (text: string) => void): Promise<() => void>;
  /** Tells when the way opens again and when it breaks. */
  onStateChange(listener: (isOpen: boolean) => void): void;
  close(): Promise<void>;
}

/** Where nobody can be told anything. */
export const OFFLINE_PUBSUB: PubSub = {
  isOpen: false,
  send: () => undefined,
  listen: () => Promise.resolve(() => undefined),
  onStateChange: () => undefined,
  close: () => Promise.resolve(),
};
