// Addresses that only this computer can open, which are no use to others.

/** Host names that only this computer can reach. */
const OWN = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether an address works only on this computer. */
export function isOfThisComputer(address: string): boolean {
  return OWN.test(new URL(address).hostname);
}
