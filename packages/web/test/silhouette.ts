// The silhouette of a path: which points of its box are inside.

/** Number of line segments that replace an arc or a curve. */
const PIECES = 24;

/** Supports only the commands that our icons use. */
function corners(path: string): [x: number, y: number][] {
  const words = path.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)/g) ?? [];
  const points: [number, number][] = [];
  let [x, y, at, command] = [0, 0, 0, ''];
  const next = (): number => Number(words[at++]);
  const to = (nextX: number, nextY: number): void => {
    [x, y] = [nextX, nextY];
    points.push([x, y]);
  };
  while (at < words.length) {
    if (/[a-zA-Z]/.test(words[at] ?? '')) command = words[at++] ?? '';
    const [fromX, fromY] = command === command.toLowerCase() ? [x, y] : [0, 0];
    switch (command.toLowerCase()) {
      case 'm':
      case 'l':
        to(fromX + next(), fromY + next());
        break;
      case 'h':
        to(fromX + next(), y);
        break;
      case 'v':
        to(x, fromY + next());
        break;
      case 'c': {
        const [startX, startY] = [x, y];
        const [a, b, c, d, e, f] = Array.from({ length: 6 }, next) as [
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        for (let i = 1; i <= PIECES; i++) {
          const t = i / PIECES;
          const blend = (p: number, q: number, r: number, s: number): number =>
            (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t * t * r + t ** 3 * s;
          to(
            blend(startX, fromX + a, fromX + c, fromX + e),
            blend(startY, fromY + b, fromY + d, fromY + f),
          );
        }
        break;
      }
      case 'a': {
        const [radius, , , large, sweep, dx, dy] = Array.from({ length: 7 }, next) as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        for (const point of arc([x, y], [fromX + dx, fromY + dy], radius, large === 1, sweep === 1))
          to(...point);
        break;
      }
      case 'z':
        break;
      default:
        throw new Error(`no drawing has the command ${command}`);
    }
  }
  return points;
}

function arc(
  [x0, y0]: [number, number],
  [x1, y1]: [number, number],
  least: number,
  isLarge: boolean,
  isClockwise: boolean,
): [number, number][] {
  const half = Math.hypot(x1 - x0, y1 - y0) / 2;
  const radius = Math.max(least, half);
  const off = Math.sqrt(radius * radius - half * half) * (isLarge === isClockwise ? -1 : 1);
  const middleX = (x0 + x1) / 2 - (off * (y1 - y0)) / (2 * half);
  const middleY = (y0 + y1) / 2 + (off * (x1 - x0)) / (2 * half);
  const start = Math.atan2(y0 - middleY, x0 - middleX);
  let turn = Math.atan2(y1 - middleY, x1 - middleX) - start;
  if (isClockwise && turn < 0) turn += 2 * Math.PI;
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: PIECES }, (_, i) => {
    const angle = start + (turn * (i + 1)) / PIECES;
    return [middleX + radius * Math.cos(angle), middleY + radius * Math.sin(angle)];
  });
}

const STEPS = 96;
const BOX = 24;

export function silhouette(path: string): readonly boolean[] {
  const points = corners(path);
  return Array.from({ length: STEPS * STEPS }, (_, i) => {
    const x = (((i % STEPS) + 0.5) * BOX) / STEPS;
    const y = ((Math.floor(i / STEPS) + 0.5) * BOX) / STEPS;
    let isInside = false;
    points.forEach(([x1, y1], at) => {
      const [x0, y0] = points.at(at - 1) ?? [x1, y1];
      if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) isInside = !isInside;
    });
    return isInside;
  });
}

/** Share of the union of two shapes that only one of them covers. */
export function difference(a: readonly boolean[], b: readonly boolean[]): number {
  const either = a.filter((inside, i) => inside || b[i] === true).length;
  return a.filter((inside, i) => inside !== b[i]).length / either;
}
