// Public API: the choice of faces, icons, and texts of pictures, which every page loads. The
// drawing code has separate entries in package.json, which pages load when they need them.
export {
  botNameOf,
  type Character,
  CHARACTER_NAMES,
  characterOf,
  CHARACTERS,
  DEFAULT_BOT_NAMES,
  type FaceId,
  faceOf,
  facesOf,
  hashOf,
  levelOf,
  PEOPLE,
  type Person,
  rankOf,
} from './faces/seat-faces.ts';
export { puzzleSeats } from './faces/puzzle-seats.ts';
export { botOf, type Faced, onlineFace, onlineFaces, onlineRank } from './faces/user-face.ts';
export { RESOURCE_SHAPES, ROLE_SHAPES, SEAT_SHAPES, STAR } from './icon-shapes.ts';
export {
  outcomeText,
  publicNames,
  ranked,
  resultTitle,
  rulesText,
} from './result/result-texts.ts';
export { type PositionSubject, positionTitle } from './position/position-texts.ts';
