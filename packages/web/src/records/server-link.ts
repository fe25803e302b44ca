// Addresses of places on this page that can be shared. A server can show a preview of an address
// with a path. It cannot for one with a fragment, because browsers do not send fragments.
import { useLoaded } from '../activity/activity.ts';
import { isLocalAddress } from '../ui/local-address.ts';

/** A script that only servers with such previews have. */
const PROBE_PATH = 'puzzle/open.js';

/** Whether the server previews paths. A static server answers with an error or the page. */
export async function answersLinks(page: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL(PROBE_PATH, page), { method: 'HEAD', credentials: 'omit' });
    return answer.ok && answer.headers.get('content-type')?.includes('javascript') === true;
  } catch {
    return false;
  }
}

/** Returns the address of a place on the page: `path` if given, otherwise the fragment `hash`. */
export function placeAddress(page: string, hash: string, path?: string): string {
  if (path !== undefined) return new URL(path, new URL('.', page)).href;
  const address = new URL(page);
  address.hash = hash;
  return address.href;
}

let answered: Promise<boolean> | undefined;

function answersLinksOnce(page: string): Promise<boolean> {
  answered ??= answersLinks(page);
  return answered;
}

/**
 * Whether shared links can be paths. False until the server has answered, and on a local server,
 * whose links other devices cannot open.
 */
export function useServerLinks(): boolean {
  const page = isLocalAddress(location.href) ? undefined : document.baseURI;
  return useLoaded(answersLinksOnce, page) === true;
}
