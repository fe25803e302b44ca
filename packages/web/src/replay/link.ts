// A link that carries a whole record, for sharing a moment of a game without any server.

const PREFIX = 'r.';

/** The record that an id of a link carries, or undefined when it carries none. */
export function recordOfLink(id: string): string | undefined {
  if (!id.startsWith(PREFIX)) return undefined;
  try {
    const bytes = Uint8Array.from(
      atob(id.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/')),
      (one) => one.charCodeAt(0),
    );
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

/** The address of a moment of a game. */
export function linkOfMoment(record: string, ply: number): string {
  const bytes = new TextEncoder().encode(record);
  const text = btoa(Array.from(bytes, (one) => String.fromCharCode(one)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const address = new URL(location.href);
  address.hash = `/replay/${PREFIX}${text}/${ply}`;
  return address.href;
}
