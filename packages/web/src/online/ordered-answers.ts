// Answers in the order of their questions, whatever way they take.

/**
 * To be called at each question; what it returns says of its answer whether it still counts. One that comes after the answer to a later
 * question does not.
 */
export function inOrder(): () => () => boolean {
  let asked = 0;
  let heard = 0;
  return () => {
    asked += 1;
    const turn = asked;
    return () => {
      if (turn < heard) return false;
      heard = turn;
      return true;
    };
  };
}
