// Draws the face with a given id.
import { Pen } from '../svg-pen.ts';
import { type Face, type Look, SIZE, varnish } from './portrait-shapes.ts';
import type { FaceId } from './seat-faces.ts';
import { PEOPLE_FACES } from './human-faces.ts';
import { LEVEL_FACES } from './level-faces.ts';
import { REFERENCE_FACES, stranger } from './reference-bot-faces.ts';
import { STAR_FACES } from './star-bot-faces.ts';
import { STYLE_FACES } from './style-bot-faces.ts';

const FACES: Readonly<Record<string, Face>> = {
  ...LEVEL_FACES,
  ...STAR_FACES,
  ...STYLE_FACES,
  ...REFERENCE_FACES,
  ...PEOPLE_FACES,
};

/** The colors of faces without an entry in `LOOKS`. */
const DEFAULT_LOOK: Look = { coat: '#2f62b8', skin: '#dca478', hair: '#5a3a22', sky: '#2c4a7a' };
const LOOKS: Readonly<Record<string, Look>> = {
  lieutenant: { coat: '#3a6a4a', skin: '#8d5a3a', hair: '#2a1a18', sky: '#2a5a4a' },
  commodore: { coat: '#3a3f52', skin: '#6a4430', hair: '#c9c4cc', sky: '#4a3a6a' },
  viceadmiral: { coat: '#5a2a58', skin: '#e8bc96', hair: '#cfcbd6', sky: '#5a4a3a' },
  captain: { coat: '#8a2f3a', skin: '#c08552', hair: '#1f1a22', sky: '#5a3038' },
  admiral: { coat: '#2a4a8a', skin: '#f0c8a4', hair: '#d8d2dc', sky: '#1f4a6a' },
  emperor: { coat: '#8050c0', skin: '#c08552', hair: '#d8d2dc', sky: '#4a3080' },
  warmonger: { coat: '#b03a40', skin: '#8d5a3a', hair: '#1f1a22', sky: '#7a3038' },
  settler: { coat: '#2f9a68', skin: '#f0c8a4', hair: '#b5622a', sky: '#1f6a56' },
  trader: { coat: '#8050c0', skin: '#8d5a3a', hair: '#1f1a22', sky: '#4a3080' },
  greedy: { coat: '#c8862a', skin: '#6a4430', hair: '#3a2a20', sky: '#8a5a24' },
};

/** Draws a face as SVG of 100 × 100 units. An unknown id gets a hooded face. */
export function drawFace(face: FaceId): string {
  const pen = new Pen(face);
  const draw = Object.hasOwn(FACES, face) ? FACES[face] : undefined;
  return pen.finish(
    (draw ?? stranger)(pen, LOOKS[face] ?? DEFAULT_LOOK) + varnish(pen),
    SIZE,
    SIZE,
  );
}
