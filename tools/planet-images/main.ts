// npm run tools -- planet-images: paints the planets, and writes the pictures of the page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANET_DEFS, PLANET_KINDS, type PlanetKind, planetAt, planetOf } from '@eminent/engine';
import type { Page } from '@playwright/test';
import {
  BACKS_PER_TYPE,
  fileOfBack,
  fileOfPlanet,
  HOME_PLANET,
} from '../../packages/web/src/art/planet-files.ts';
import { readFlags, startProgram } from '../command-line.ts';
import { launchChromium } from '../page/launch.ts';
import { inRoot } from '../paths.ts';
import { paintFaceDownPlanet } from './paint-face-down-planet.ts';
import { paintPlanet, PLANET_RADIUS } from './paint-planet.ts';

const HELP = `npm run tools -- planet-images

Writes packages/web/src/art/planets, and small spheres for link previews to
packages/server/src/lobby/previews/planet-spheres.json. Needs Chromium, which encodes the pictures.
`;

/** Width and height in pixels, enough for a planet of 150 CSS pixels on a high-density screen. */
const SIZE = 400;
const HOME_SIZE = 1440;
/** Planets are painted larger and scaled down, so that coastlines are smooth. */
const OVERSAMPLING = 2;
const QUALITY = 0.6;
/** Width in pixels of the spheres in link previews, which show them up to 58 pixels wide. */
const SPHERE_SIZE = 72;

interface Painting {
  readonly file: string;
  readonly size: number;
  readonly paint: (size: number) => Uint8ClampedArray;
}

function paintings(): readonly Painting[] {
  const planets = PLANET_DEFS.map(({ id, type }) => ({
    file: fileOfPlanet(id),
    size: SIZE,
    paint: (size: number) => paintPlanet(id, type, size),
  }));
  const backs = PLANET_KINDS.flatMap((type: PlanetKind) =>
    Array.from({ length: BACKS_PER_TYPE }, (_, n) => ({
      file: fileOfBack(type, n),
      size: SIZE,
      paint: (size: number) => paintFaceDownPlanet(`veil ${n}`, type, size),
    })),
  );
  const home = planetAt(planetOf(HOME_PLANET.name));
  const homePlanet = {
    file: HOME_PLANET.file,
    size: HOME_SIZE,
    paint: (size: number) => paintPlanet(home.id, home.type, size),
  };
  return [...planets, ...backs, homePlanet];
}

async function encode(page: Page, { size, paint }: Painting): Promise<Buffer> {
  const painted = size * OVERSAMPLING;
  const encoded = await page.evaluate(
    async ({ pixels, from, to, quality }) => {
      const bytes = Uint8ClampedArray.from(atob(pixels), (char) => char.charCodeAt(0));
      const large = new OffscreenCanvas(from, from);
      large.getContext('2d')?.putImageData(new ImageData(bytes, from, from), 0, 0);
      const small = new OffscreenCanvas(to, to);
      const context = small.getContext('2d');
      if (context !== null) context.imageSmoothingQuality = 'high';
      context?.drawImage(large, 0, 0, to, to);
      const blob = await small.convertToBlob({ type: 'image/webp', quality });
      const out = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(out, (byte) => String.fromCharCode(byte)).join(''));
    },
    {
      pixels: Buffer.from(paint(painted).buffer).toString('base64'),
      from: painted,
      to: size,
      quality: QUALITY,
    },
  );
  return Buffer.from(encoded, 'base64');
}

/** Encodes the sphere as a JPEG data URL, which the server decodes without a browser. */
function encodeSphere(page: Page, picture: Buffer): Promise<string> {
  return page.evaluate(
    async ({ encoded, to, shown }) => {
      const image = new Image();
      image.src = `data:image/webp;base64,${encoded}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [to, to];
      const part = image.width * shown;
      const edge = (image.width - part) / 2;
      const context = canvas.getContext('2d');
      if (context !== null) context.imageSmoothingQuality = 'high';
      context?.drawImage(image, edge, edge, part, part, 0, 0, to, to);
      return canvas.toDataURL('image/jpeg', 0.75);
    },
    { encoded: picture.toString('base64'), to: SPHERE_SIZE, shown: 2 * PLANET_RADIUS },
  );
}

startProgram();
readFlags({}, HELP);
const folder = inRoot('packages/web/src/art/planets');
mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  for (const painting of paintings()) {
    writeFileSync(join(folder, painting.file), await encode(page, painting));
  }
  const spheres: Record<string, string> = {};
  for (const { id } of PLANET_DEFS) {
    spheres[id] = await encodeSphere(page, readFileSync(join(folder, fileOfPlanet(id))));
  }
  const file = inRoot('packages/server/src/lobby/previews/planet-spheres.json');
  writeFileSync(file, `${JSON.stringify(spheres, undefined, 1)}\n`);
} finally {
  await browser.close();
}
