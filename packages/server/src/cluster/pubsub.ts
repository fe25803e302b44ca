// The way by which nodes tell each other what they did. It promises nothing: the database is the truth, and what is lost here is read there.

export interface Channels {
  /** Whether what is sent is heard elsewhere now. */
  readonly isOpen: boolean;
  send(channel: string, text: string): void;
  /** Begins to hear a channel, what this node says itself included. Resolves when it is heard, and at once while nothing is. */
  listen(channel: string, hear: (text: string) => void): Promise<() => void>;
  /** Tells when the way opens again and when it breaks. */
  onTurn(listener: (isOpen: boolean) => void): void;
  close(): Promise<void>;
}

/** Where nobody can be told anything. */
export const DEAF: Channels = {
  isOpen: false,
  send: () => undefined,
  listen: () => Promise.resolve(() => undefined),
  onTurn: () => undefined,
  close: () => Promise.resolve(),
};
