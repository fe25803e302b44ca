// The addresses of shared links. If the page has an address that only the server's own computer can
// open, uses the known addresses of the server instead.
import { isLocalAddress } from '../ui/local-address.ts';
import { useSession } from './user-session.ts';

/** The configured origin of the server, or else its origins in the local networks. */
function serverOrigins(): readonly string[] {
  const { address, network = [] } = useSession.getState().session?.features ?? {};
  return address === undefined ? network : [address];
}

/**
 * The addresses of a shared link; several if the server is in several networks. `kind` is the part
 * of the route after `/online/`, and `at` the address of the page.
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
