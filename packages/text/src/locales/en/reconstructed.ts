// What is said of cards and planets of the prototype whose numbers were never published.

export const reconstructed = {
  technology: 'Reconstructed: symbols, influence and Action of this card were never published.',
  planet: 'Reconstructed: costs, influence, symbol, slots and hand sign were never published.',
  start: 'Reconstructed: type and slot were never published.',
} as const;
