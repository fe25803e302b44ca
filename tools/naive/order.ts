// The order in which legal answers are listed (docs/notation.md): by their kind, then by what they name.

const KINDS = (
  'done dissent follow role-first collect remove-this trade-fighter lead name deck keep play boost discard remove buy take ' +
  'attack settle tuck produce trade remove-discarded'
).split(' ');

/** Sorts tokens by kind; those of one kind stay as their lister had them. */
export function inOrder(tokens: readonly string[]): string[] {
  const kindOf = (token: string): number => KINDS.indexOf(token.split(':')[0] ?? '');
  return [...tokens].sort((a, b) => kindOf(a) - kindOf(b));
}
