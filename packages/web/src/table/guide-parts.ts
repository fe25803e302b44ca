// The parts of the table that the guide describes, with their CSS selectors.

export const GUIDE_PARTS = [
  { id: 'opponents', place: '[data-page="others"]' },
  { id: 'influence', place: '[data-tip="supply"], [data-anchor="supply"]' },
  { id: 'planets', place: '[data-anchor="planets"]' },
  { id: 'stacks', place: '[data-stacks]' },
  { id: 'technologies', place: '[data-anchor="technologies"]' },
  { id: 'own', place: '[data-page="own"]' },
  { id: 'question', place: '[data-ply]' },
  { id: 'hand', place: '[data-own-hand]' },
  { id: 'piles', place: '[data-corner="left"]' },
  { id: 'fighters', place: '[data-corner="right"]' },
] as const;

export type GuidePart = (typeof GUIDE_PARTS)[number]['id'];
