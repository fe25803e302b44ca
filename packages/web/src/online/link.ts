// The addresses of links as they are given to others: those of this page, or of the server where its host said how others find it.
import { useSession } from './session.ts';

/** Where a page that is opened at such an address is found by this computer alone. */
const OWN = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether an address opens nothing on any other computer. */
export function isOfThisComputer(address: string): boolean {
  return OWN.test(new URL(address).hostname);
}

/** The address of a link, as it is given to others. */
export function addressOf(
  kind: 'i' | 'w' | 'friends',
  secret: string,
  at: string = document.baseURI,
): string {
  const page = new URL(at);
  const known = useSession.getState().session?.features.address;
  const link = known !== undefined && isOfThisComputer(at) ? new URL(page.pathname, known) : page;
  link.search = '';
  link.hash = `#/online/${kind}/${encodeURIComponent(secret)}`;
  return link.href;
}
