// Drops responses that arrive out of order.

/**
 * Call it for each request. The returned function checks whether the response still counts: it does
 * not after the response to a later request.
 */
export function inOrder(): () => () => boolean {
  let requests = 0;
  let heard = 0;
  return () => {
    requests += 1;
    const turn = requests;
    return () => {
      if (turn < heard) return false;
      heard = turn;
      return true;
    };
  };
}
