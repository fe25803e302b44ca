// The addresses of shared links. A page opened on the server's own computer has an address that
// other devices cannot open; then the server's known addresses are used.
import { isLocalAddress } from '../ui/local-address.ts';
import { useSession } from './user-session.ts';

/** The configured origin of the server, or else those of this computer in its networks. */
function serverOrigins(): readonly string[] {
  const { address, network = [] } = useSession.getState().session?.features ?? {};
  return address === undefined ? network : [address];
}

/**
 * The addresses of a shared link; several if this computer is in several networks. `kind` is the
 * part of the route after `/online/`.
 */
export function addressesOf(
  kind: 'i' | 'w' | 't' | 'friends',
  secret: string,
  at: string = document.baseURI,
): readonly [string, ...string[]] {
  const { pathname } = new URL(at);
  const [first = at, ...others] = isLocalAddress(at)
    ? serverOrigins().map((origin) => new URL(pathname, origin).href)
    : [];
  const withSecret = (page: string) => {
    const link = new URL(page);
    link.search = '';
    link.hash = `#/online/${kind}/${encodeURIComponent(secret)}`;
    return link.href;
  };
  return [withSecret(first), ...others.map(withSecret)];
}

/** The first address of a shared link. */
export function addressOf(...link: Parameters<typeof addressesOf>): string {
  return addressesOf(...link)[0];
}
