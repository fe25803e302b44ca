// Links whose address a server answers with a preview: a path instead of a fragment, which no crawler sends.
import { useEffect, useState } from 'react';
import { trackActivity } from '../activity/activity.ts';
import { isOfThisComputer } from '../ui/own-computer.ts';

/** A script beside these links, which no other host of the page has. */
const PROBE = 'puzzle/open.js';

/** Whether the host of a page answers such links. A plain file server answers the probe with nothing, or with the page. */
export async function answersLinks(page: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL(PROBE, page), { method: 'HEAD', credentials: 'omit' });
    return answer.ok && answer.headers.get('content-type')?.includes('javascript') === true;
  } catch {
    return false;
  }
}

/** The address of a place of the page: its path on the server if there is one, else its fragment. */
export function placeAddress(page: string, hash: string, path?: string): string {
  if (path !== undefined) return new URL(path, new URL('.', page)).href;
  const address = new URL(page);
  address.hash = hash;
  return address.href;
}

let known: Promise<boolean> | undefined;

/** Whether shared links can be paths of the server. Other devices cannot open links to this computer, so its server is not asked. */
export function useServerLinks(): boolean {
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (isOfThisComputer(location.href)) return undefined;
    let isCurrent = true;
    known ??= trackActivity(answersLinks(document.baseURI));
    void known.then((answers) => isCurrent && setAnswered(answers));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isAnswered;
}
