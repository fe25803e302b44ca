// Marks a card or planet that the reader does not know.

export const UNKNOWN = '?';
