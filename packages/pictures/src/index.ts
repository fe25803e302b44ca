// Public API of the small parts. What draws has entries of its own, which pages load when they need them.
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
export { ROLE_SHAPES } from './role-shapes.ts';
export { SEAT_SHAPES } from './seat-shapes.ts';
export {
  outcomeText,
  publicNames,
  ranked,
  resultTitle,
  rulesText,
} from './result/result-texts.ts';
export { type PositionSubject, positionTitle } from './position/position-texts.ts';
