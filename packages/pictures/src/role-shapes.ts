// The outlines of the roles' badges.
import type { Role } from '@eminent/engine';

/** Paths in a box of 24 × 24. Each role has its own, so it is recognizable without color and at a distance. */
export const ROLE_SHAPES: Readonly<Record<Role, string>> = {
  survey: 'M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6z',
  warfare: 'M1.8 2h20.4v9.8c0 5.6-4.2 9.2-10.2 11.6C6 21 1.8 17.4 1.8 11.8z',
  colonize: 'M12 .8 21.8 6.4v11.2L12 23.2l-9.8-5.6V6.4z',
  produce: 'M4.6 1.6h14.8a3 3 0 0 1 3 3v14.8a3 3 0 0 1-3 3H4.6a3 3 0 0 1-3-3V4.6a3 3 0 0 1 3-3z',
  trade: 'M12 .3 23.7 12 12 23.7.3 12z',
  research: 'M12 .8 23.4 9.1 19 22.6H5L.6 9.1z',
};
