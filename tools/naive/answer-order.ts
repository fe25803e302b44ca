// Sorts legal answers by kind (docs/notation.md).

const KINDS = (
  'done dissent follow role-first collect remove-this trade-fighter lead name deck keep play boost discard remove buy take ' +
  'attack settle tuck produce trade remove-discarded use-fleet-1 use-fleet-2 upgrade upgrade-with-ships follow-other more-role ' +
  'keep-two spend-fighter sell-fighter build use-planet attack-with-battlecruiser use-card buy-with-ships spend trade-card sell ' +
  'sell-resource spend-resource produce-second trade-second produce-any add-colony recon recon-card annex ' +
  'annex-with-battlecruiser take-over remove-permanent break-fleet start-planet scenario move'
).split(' ');

/** Returns the kind of an answer. Using the second resource of a slot is a kind of its own. */
function kindOf(token: string): string {
  const [kind = ''] = token.split(':');
  return /^(produce|trade):.*\.2$/.test(token) ? `${kind}-second` : kind;
}

/** Sorts tokens by kind. Tokens of the same kind keep their order. */
export function inOrder(tokens: readonly string[]): string[] {
  const place = (token: string): number => KINDS.indexOf(kindOf(token));
  return [...tokens].sort((a, b) => place(a) - place(b));
}
