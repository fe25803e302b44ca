// Detects responses that arrive after the response to a later request.

/**
 * Returns a function to call before each request. It returns a check to call with the response:
 * false if the response to a later request has already passed the check.
 */
export function createResponseOrder(): () => () => boolean {
  let requests = 0;
  let latest = 0;
  return () => {
    requests += 1;
    const number = requests;
    return () => {
      if (number < latest) return false;
      latest = number;
      return true;
    };
  };
}
