// Icons as SVG paths in a box of 24 × 24. They differ in shape, not only in color.
import type { Resource, Role } from '@eminent/engine';

export const ROLE_SHAPES: Readonly<Record<Role, string>> = {
  survey: 'M12 1.2a10.8 10.8 0 1 1 0 21.6 10.8 10.8 0 0 1 0-21.6z',
  warfare: 'M1.8 2h20.4v9.8c0 5.6-4.2 9.2-10.2 11.6C6 21 1.8 17.4 1.8 11.8z',
  colonize: 'M12 .8 21.8 6.4v11.2L12 23.2l-9.8-5.6V6.4z',
  produce: 'M4.6 1.6h14.8a3 3 0 0 1 3 3v14.8a3 3 0 0 1-3 3H4.6a3 3 0 0 1-3-3V4.6a3 3 0 0 1 3-3z',
  trade: 'M12 .3 23.7 12 12 23.7.3 12z',
  research: 'M12 .8 23.4 9.1 19 22.6H5L.6 9.1z',
};

/** The marks of the seats, by seat. */
export const SEAT_SHAPES = [
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  'M12 1 23 12 12 23 1 12z',
  'M12 2 23 21H1z',
  'M3 3h18v18H3z',
  'M12 1.5 22.8 9.4 18.7 22H5.3L1.2 9.4z',
] as const;

export const RESOURCE_SHAPES: Readonly<Record<Resource, string>> = {
  food: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z',
  water: 'M12 .8c5 5.4 8.7 9.2 8.7 13.7a8.7 8.7 0 0 1-17.4 0C3.3 10 7 6.2 12 .8z',
  iron: 'M6.2 4.5h11.6l5 15H1.2z',
  silicon: 'M12 .8 21.5 8.5 12 23.4 2.5 8.5z',
};

/** The symbol of influence. */
export const STAR =
  'm12 1 2.3 6.4L20 4l-3.4 5.7L23 12l-6.4 2.3L20 20l-5.7-3.4L12 23l-2.3-6.4L4 20l3.4-5.7L1 12l6.4-2.3L4 4l5.7 3.4z';
