// Draws the spaceships of the scenes.
import { at, box, line, shape, type Pen } from '@eminent/pictures/svg-pen';

export function fighter(
  x: number,
  y: number,
  size: number,
  turn: number,
  light = '#ffe4d6',
  dark = '#b2483c',
): string {
  const body =
    shape('M0-11 3-1 11 8 3.6 6.2 0 10.5z', dark) + shape('M0-11-3-1-11 8-3.6 6.2 0 10.5z', light);
  return at(x, y, size, body + shape('M0-6 1.2 0 0 3-1.2 0z', '#301015'), turn);
}

/** Draws the exhaust of a ship. */
export function trail(pen: Pen, x: number, y: number, length: number, width: number): string {
  const fire = pen.linearBetween(1, 0, 0, 1, [
    [0, '#fff2d8', 0.95],
    [0.3, '#ff9d5c', 0.7],
    [1, '#ff4a2a', 0],
  ]);
  return line(
    `M${x} ${y}q-${length * 0.5} ${length * 0.52}-${length} ${length * 1.4}`,
    fire,
    width,
  );
}

export function freighter(x: number, y: number, size: number, turn: number): string {
  const crates = 'M-12-8h5v4h-5zM-5-8h5v4h-5zM-12 4h5v4h-5zM-5 4h5v4h-5z';
  const hull = shape('M-16-4h20l9 4-9 4h-20z', '#f1e1ff') + shape('M-16 0h29l-9 4h-20z', '#8a5ab0');
  return at(
    x,
    y,
    size,
    hull + shape(crates, '#ffc66e') + shape('M-16-2-40 0-16 2z', '#e6b8ff', 'opacity=".55"'),
    turn,
  );
}

export function rocket(pen: Pen, x: number, y: number, size: number): string {
  const fire = pen.linear([
    [0, '#fff6c8'],
    [0.5, '#ffb14d', 0.8],
    [1, '#ff7a2a', 0],
  ]);
  const body = shape('M0-13 6 2 6 9-6 9-6 2z', '#f3fbf4') + shape('M0-13 6 2 6 9 0 9z', '#7ca596');
  return at(
    x,
    y,
    size,
    shape('M-3 10 0 34 3 10z', fire) + body + line('M-6 7-11 14M6 7 11 14', '#dff5ea', 1.5),
  );
}

export function satellite(x: number, y: number, size: number, turn: number): string {
  const panels =
    box(-14, -3, 10, 6, '#f6e4a6') +
    box(4, -3, 10, 6, '#f6e4a6') +
    line('M-9-3v6M9-3v6', '#8a6a2a', 0.7);
  return at(
    x,
    y,
    size,
    line('M-5 0H5', '#cfe9de', 1.5) + panels + box(-3, -6, 6, 12, '#cfe9de'),
    turn,
  );
}

/** Draws a medium ship: a wedge with a bridge. */
export function destroyer(
  x: number,
  y: number,
  size: number,
  turn: number,
  light = '#ffe4d6',
  dark = '#a8504a',
): string {
  const body =
    shape('M0-24 7-6 7 12 13 20H0z', dark) +
    shape('M0-24-7-6-7 12-13 20H0z', light) +
    shape('M-3-6H3L4 8H-4z', '#2a1216') +
    line('M-9 16H9M-6 4-6 13M6 4 6 13', '#fff2d8', 0.8, 0.8);
  return at(x, y, size, body + shape('M-5 20H5L0 30z', '#ffb46a', 'opacity=".8"'), turn);
}

/** Draws the largest ship: a long hull with wings, towers and rows of lamps. */
export function battlecruiser(
  x: number,
  y: number,
  size: number,
  turn: number,
  light = '#f2dccf',
  dark = '#8c3f42',
): string {
  const hull =
    shape('M0-44 7-30 7-8H20L26 4V22L18 30H0z', dark) +
    shape('M0-44-7-30-7-8H-20L-26 4V22L-18 30H0z', light) +
    shape('M-4-24H4V-4H-4zM-9 4H9V20H-9z', '#25101a');
  const lamps =
    line('M-22 6V20M22 6V20M-14-2H-8M8-2H14', '#ffe9b8', 1.1) +
    line('M-18 12H-12M12 12H18M-18 17H-12M12 17H18', '#7fd8ff', 0.8) +
    line('M-5 9H5M-5 14H5', '#ffe9b8', 1);
  const fire = shape('M-16 30H-6L-11 46zM6 30H16L11 46z', '#ff9d5c', 'opacity=".85"');
  return at(x, y, size, fire + hull + lamps, turn);
}
