// The addresses of links as they are given to others: those of this page, or of the server where its host said how others find it.
import { useSession } from './user-session.ts';

/** Where a page that is opened at such an address is found by this computer alone. */
const OWN = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether an address opens nothing on any other computer. */
export function isOfThisComputer(address: string): boolean {
  return OWN.test(new URL(address).hostname);
}

/** The addresses of a link, as they are given to others: more than one where this computer is in several networks. */
export function addressesOf(
  kind: 'i' | 'w' | 't' | 'friends',
  secret: string,
  at: string = document.baseURI,
): readonly [string, ...string[]] {
  const { address, network = [] } = useSession.getState().session?.features ?? {};
  const known = address === undefined ? network : [address];
  const { pathname } = new URL(at);
  const [first = at, ...others] = isOfThisComputer(at)
    ? known.map((origin) => new URL(pathname, origin).href)
    : [];
  const withSecret = (page: string) => {
    const link = new URL(page);
    link.search = '';
    link.hash = `#/online/${kind}/${encodeURIComponent(secret)}`;
    return link.href;
  };
  return [withSecret(first), ...others.map(withSecret)];
}

/** The address of a link to where most others find the server. */
export function addressOf(...link: Parameters<typeof addressesOf>): string {
  return addressesOf(...link)[0];
}
