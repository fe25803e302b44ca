// Links for which a server has a preview. They are paths, because servers get no fragments.
import { useLoaded } from '../activity/activity.ts';
import { isLocalAddress } from '../ui/local-address.ts';

/** The path of a script that only servers with such links have. */
const PROBE = 'puzzle/open.js';

/**
 * Whether the host of a page answers such links. A static file server answers the probe with an
 * error or with the page.
 */
export async function answersLinks(page: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL(PROBE, page), { method: 'HEAD', credentials: 'omit' });
    return answer.ok && answer.headers.get('content-type')?.includes('javascript') === true;
  } catch {
    return false;
  }
}

/** The address of a place of the page: `path` on the server if given, otherwise `hash`. */
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
 * Whether shared links can be paths of the server. Asks the server once; false before its answer,
 * and for a server on this computer, whose links other devices cannot open.
 */
export function useServerLinks(): boolean {
  const page = isLocalAddress(location.href) ? undefined : document.baseURI;
  return useLoaded(answersLinksOnce, page) === true;
}
