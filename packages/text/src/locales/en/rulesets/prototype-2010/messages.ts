// Messages of the prototype of 2010.

export const game = {
  name: 'Prototype of 2010',
  text: 'An early prototype, wilder and luckier: six stacks, hidden planets, blind technology draws, and a sudden end. Unpublished numbers are reconstructed.',
} as const;

export const switches = {
  prototypeRoleCounts: {
    name: 'Cards in the prototype',
    even: 'Nineteen of each role.',
    'fewer-warfare': 'Twenty of each role and fourteen Warfare.',
  },
  prototypeStartFaceDown: {
    name: 'Start planets of the prototype',
    off: 'Face up from the start.',
    on: 'Face down, at a cost of 2.',
  },
  prototypeRoleActions: {
    name: 'Actions of role cards',
    off: 'Role cards have no Action.',
    on: 'Role cards have the Actions of the next draft.',
  },
  prototypeDiscardDown: {
    name: 'Cards above the hand limit',
    off: 'You keep them.',
    on: 'You discard them in cleanup.',
  },
} as const;

export const reconstructed = {
  technology: 'Reconstructed: symbols, influence and Action of this card were never published.',
  planet: 'Reconstructed: costs, influence, symbol, slots and hand icon were never published.',
  start: 'Reconstructed: type and slot were never published.',
} as const;
