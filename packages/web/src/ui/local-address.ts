// Recognizes addresses that only this computer can open, and that are useless to others.

/** Matches host names of this computer. */
const LOCAL_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a URL works only on this computer. */
export function isLocalAddress(url: string): boolean {
  return LOCAL_HOST.test(new URL(url).hostname);
}
