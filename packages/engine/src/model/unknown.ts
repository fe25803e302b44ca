// Stands for a card or planet that the reader may not know.

export const UNKNOWN = '?';
