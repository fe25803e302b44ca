// Creates ids for games and analysis boards.

/** Returns a random id of 128 bits. Does not use `randomUUID`, which needs https or localhost. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
