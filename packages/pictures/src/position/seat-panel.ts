// Draws the panel of a seat in the picture of a position: portrait, name, score, number of hand
// cards, permanents and planets.
import { NEVER_SETTLED, type PlanetView, type PlayerView } from '@eminent/engine';
import { backLabel, cardLabel, type Locale, planetName } from '@eminent/text';
import { DARK, PLANET_COLORS } from '../dark-colors.ts';
import { RESOURCE_SHAPES, SEAT_SHAPES, STAR } from '../icon-shapes.ts';
import { RESOURCE_COLORS } from '../scene-objects.ts';
import { fitted, type Font, type Surface, writeFitted } from '../surface.ts';
import type { PanelPlace, PictureSeat, PositionPicture } from './position-picture.ts';

interface SeatPanel<Image> {
  readonly picture: Pick<PositionPicture<Image>, 'view' | 'imageOf'>;
  readonly player: PlayerView;
  readonly seat: PictureSeat<Image>;
  readonly place: PanelPlace;
}

const PADDING = 10;
const MAX_FACE_RADIUS = 42;
const HEAD_HEIGHT = 34;
const MAX_SPHERE_RADIUS = 42;
/** With less width per planet, a panel that is high enough has two rows of planets. */
const MIN_CELL = 78;
const CARD_SHAPE = 'M5 2h14a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z';

/** Draws the panel of a seat. The panel of the leader has a bright edge until the game is over. */
export function drawSeatPanel<Image>(
  surface: Surface<Image>,
  lang: Locale,
  panel: SeatPanel<Image>,
): void {
  const { picture, player, seat, place } = panel;
  const { x, y, width, height } = place;
  const isLeader = !picture.view.over && picture.view.leader === player.seat;
  const edge = isLeader ? { stroke: DARK.accent, width: 3 } : { stroke: DARK.line, width: 1 };
  surface.box(x, y, width, height, { round: 14, fill: DARK.panel, ...edge });
  const radius = Math.min(MAX_FACE_RADIUS, height / 2 - PADDING);
  const middle = { x: x + PADDING + radius, y: y + height / 2 } as const;
  if (seat.face !== undefined) surface.face(seat.face, middle.x, middle.y, radius);
  const ring = { stroke: isLeader ? DARK.accent : DARK.brass, width: 3 };
  surface.circle(middle.x, middle.y, radius, ring);
  const left = middle.x + radius + 16;
  const right = x + width - PADDING - 4;
  drawHead(surface, lang, panel, left, y + 26, right);
  const area = {
    x: left,
    y: y + HEAD_HEIGHT,
    width: right - left,
    height: height - HEAD_HEIGHT - 6,
  };
  drawPlanets(surface, lang, panel, area);
}

function drawHead<Image>(
  surface: Surface<Image>,
  lang: Locale,
  { player, seat }: SeatPanel<Image>,
  left: number,
  base: number,
  right: number,
): void {
  const name: Font = { family: 'text', weight: 600, size: 19 };
  const number: Font = { family: 'title', weight: 600, size: 22 };
  const small: Font = { family: 'text', weight: 400, size: 14 };
  const color = DARK.seats[player.seat] ?? DARK.text;
  surface.mark(SEAT_SHAPES[player.seat] ?? SEAT_SHAPES[0], left, base - 14, 15, color);
  const maxWidth = (right - left) * 0.42;
  const shown = fitted((one) => surface.textWidth(one, name), seat.name, maxWidth);
  surface.text(shown, left + 22, base, name, DARK.text, 'left');
  let x = left + 22 + surface.textWidth(shown, name) + 18;
  const count = (path: string, size: number, n: number, hue: string): void => {
    surface.mark(path, x, base - 8 - size / 2, size, hue);
    const text = String(n);
    surface.text(text, x + size + 5, base, number, DARK.text, 'left');
    x += size + 5 + surface.textWidth(text, number) + 16;
  };
  count(STAR, 20, player.score.total, DARK.accent);
  count(CARD_SHAPE, 16, player.handSize, DARK.soft);
  if (right - x < 60 || player.permanents.length === 0) return;
  const permanents = player.permanents.map((card) => cardLabel(lang, card)).join(' · ');
  writeFitted(surface, permanents, right, base, {
    font: small,
    color: DARK.soft,
    align: 'right',
    maxWidth: right - x,
  });
}

function drawPlanets<Image>(
  surface: Surface<Image>,
  lang: Locale,
  { picture, player }: SeatPanel<Image>,
  area: PanelPlace,
): void {
  const { planets } = player;
  const rows = planets.length * MIN_CELL > area.width && area.height > 90 ? 2 : 1;
  const inRow = Math.max(1, Math.ceil(planets.length / rows));
  const cell = Math.min(rows === 1 ? 124 : 112, area.width / inRow);
  const rowHeight = area.height / rows;
  const size = cell < 70 ? 10 : 12;
  const radius = Math.min(MAX_SPHERE_RADIUS, cell / 2 - 4, (rowHeight - size - 8) / 2);
  const above = (rowHeight - 2 * radius - size - 2) / 2;
  for (const [at, planet] of planets.entries()) {
    const x = area.x + (at % inRow) * cell + cell / 2;
    const y = area.y + Math.floor(at / inRow) * rowHeight + above + radius;
    drawPlanet(surface, planet, picture.imageOf(planet), { x, y, radius });
    const font: Font = { family: 'text', weight: 400, size };
    const label = planet.planet === undefined ? backLabel(lang, planet) : planetName(planet.planet);
    writeFitted(surface, label, x, y + radius + size + 2, {
      font,
      color: planet.up ? DARK.text : DARK.soft,
      align: 'center',
      maxWidth: cell - 6,
    });
  }
}

/**
 * A face-down planet is a dark disc with the number of its colonies and of those needed, or `?` if
 * it cannot be settled. A face-up planet shows the resources in its slots.
 */
function drawPlanet<Image>(
  surface: Surface<Image>,
  planet: PlanetView,
  image: Image | undefined,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  const color = PLANET_COLORS[planet.type];
  if (!planet.up) {
    surface.circle(x, y, radius - 1, { fill: '#141a3c', stroke: color, width: 2 });
    const { need = 0 } = planet.settle ?? {};
    const text = need < NEVER_SETTLED ? `${planet.colonyCount}/${need}` : '?';
    const font: Font = { family: 'title', weight: 600, size: Math.round(radius * 0.8) };
    surface.text(text, x, y + font.size * 0.36, font, color, 'center');
    return;
  }
  if (image === undefined) {
    surface.circle(x, y, radius, { fill: color });
    surface.circle(x - radius * 0.25, y - radius * 0.25, radius * 0.5, { fill: '#ffffff38' });
  } else {
    surface.planet(image, x, y, radius);
  }
  const filled = (planet.slots ?? []).filter((slot) => slot.filled);
  const mark = Math.max(9, radius * 0.45);
  for (const [at, { resource }] of filled.entries()) {
    if (resource === 'any') continue;
    const left = x + radius * 0.55 - at * (mark + 3);
    surface.circle(left + mark / 2, y + radius * 0.62 + mark / 2, mark * 0.72, {
      fill: '#070a1ae0',
    });
    surface.mark(
      RESOURCE_SHAPES[resource],
      left,
      y + radius * 0.62,
      mark,
      RESOURCE_COLORS[resource],
    );
  }
}
