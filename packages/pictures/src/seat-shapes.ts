// The shapes of the seats' marks: each seat has its own, so it is recognizable without color.

/** Paths in a box of 24 × 24. */
export const SEAT_SHAPES = [
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  'M12 1 23 12 12 23 1 12z',
  'M12 2 23 21H1z',
  'M3 3h18v18H3z',
  'M12 1.5 22.8 9.4 18.7 22H5.3L1.2 9.4z',
] as const;
