// Builds the addresses of shared links. If only the server itself can open the address of the page,
// such as localhost, uses the addresses that the server reports.
import { isLocalAddress } from '../ui/local-address.ts';
import { useSession } from './user-session.ts';

/** The configured origin of the server, or else its origins in the local networks; may be empty. */
function serverOrigins(): readonly string[] {
  const { address, network = [] } = useSession.getState().session?.features ?? {};
  return address === undefined ? network : [address];
}

/**
 * Returns the addresses of a shared link, several if the server is in several networks. `kind`: the
 * route below `/online/`. `secret`: the secret or id in the link. `at`: the address of the page.
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

/** Returns the first address of a shared link. */
export function addressOf(...link: Parameters<typeof addressesOf>): string {
  return addressesOf(...link)[0];
}
