// Recognizes addresses that only this computer can open, so that they are not shared.

/** Matches host names of this computer. */
const LOCAL_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether a URL works only on this computer. */
export function isLocalAddress(url: string): boolean {
  return LOCAL_HOST.test(new URL(url).hostname);
}
