// Draws the learning curve: win rates without search against scripted bots, over the number of
// games of the training.

const WIDTH = 720;
const HEIGHT = 360;
const EDGE = { left: 48, right: 120, top: 16, bottom: 40 };
const COLORS = ['#c0392b', '#1e8449', '#2471a3', '#7d3c98'];

/** One measurement: the number of `games` so far, and a win rate from 0 to 1 for each rival bot. */
export type Mark = Readonly<Record<string, number>>;

/** Fields of a measurement that are not rivals. */
const OTHER = ['games', 'gamesPerSecond'];

/** The x coordinate of a number of games. */
function xOf(games: number, most: number): number {
  return EDGE.left + (games / most) * (WIDTH - EDGE.left - EDGE.right);
}

/** The y coordinate of a win rate. */
function yOf(share: number): number {
  return EDGE.top + (1 - share) * (HEIGHT - EDGE.top - EDGE.bottom);
}

/** Returns the learning curve as a self-contained SVG picture. */
export function curvePlot(marks: readonly Mark[]): string {
  const most = Math.max(...marks.map((mark) => mark['games'] ?? 0));
  const rivals = Object.keys(marks[0] ?? {}).filter((name) => !OTHER.includes(name));
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${EDGE.left}" x2="${WIDTH - EDGE.right}" y1="${yOf(share)}" y2="${yOf(share)}" stroke="#ccc"/>` +
      `<text x="${EDGE.left - 8}" y="${yOf(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  );
  const lines = rivals.map((rival, i) => {
    const color = COLORS[i % COLORS.length] ?? '#000';
    const points = marks.map(
      (mark) => `${xOf(mark['games'] ?? 0, most).toFixed(1)},${yOf(mark[rival] ?? 0).toFixed(1)}`,
    );
    const last = marks.at(-1)?.[rival] ?? 0;
    return (
      `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" stroke-width="2"/>` +
      `<text x="${WIDTH - EDGE.right + 8}" y="${yOf(last) + 4}" fill="${color}">${rival}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${grid.join('\n')}
${lines.join('\n')}
<text x="${EDGE.left}" y="${HEIGHT - 12}">0</text>
<text x="${WIDTH - EDGE.right}" y="${HEIGHT - 12}" text-anchor="end">${most.toLocaleString('en')} games</text>
</svg>
`;
}
