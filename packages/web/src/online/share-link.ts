// The addresses of shared links: those of this page, or the public addresses that the server's host
// configured.
import { isOfThisComputer } from '../ui/own-computer.ts';
import { useSession } from './user-session.ts';

/** The origins of the server for other devices, as far as they are known on the server's machine. */
function knownOrigins(): readonly string[] {
  const { address, network = [] } = useSession.getState().session?.features ?? {};
  return address === undefined ? network : [address];
}

/** The addresses of a shared link; several if this computer is in several networks. */
export function addressesOf(
  kind: 'i' | 'w' | 't' | 'friends',
  secret: string,
  at: string = document.baseURI,
): readonly [string, ...string[]] {
  const { pathname } = new URL(at);
  const [first = at, ...others] = isOfThisComputer(at)
    ? knownOrigins().map((origin) => new URL(pathname, origin).href)
    : [];
  const withSecret = (page: string) => {
    const link = new URL(page);
    link.search = '';
    link.hash = `#/online/${kind}/${encodeURIComponent(secret)}`;
    return link.href;
  };
  return [withSecret(first), ...others.map(withSecret)];
}

/** The address at which most other devices find the server. */
export function addressOf(...link: Parameters<typeof addressesOf>): string {
  return addressesOf(...link)[0];
}
