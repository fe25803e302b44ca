// Names for games that nothing else ever has.

/** A random id of 128 bits. `randomUUID` is there only where the page comes over https or from this machine. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
