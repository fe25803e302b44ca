// Recognizes URLs that only this computer can open, so that the page does not share them.

const LOCAL_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether the host of a URL is this computer. */
export function isLocalAddress(url: string): boolean {
  return LOCAL_HOST.test(new URL(url).hostname);
}
