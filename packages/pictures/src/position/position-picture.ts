// The input of the picture of a position.
import type { PlanetView, View } from '@eminent/engine';

/** A seat in the picture. The image is undefined if it could not be loaded. */
export interface PictureSeat<Image> {
  readonly name: string;
  readonly face: Image | undefined;
}

export interface PositionPicture<Image> {
  /** Empty for a picture without a title. */
  readonly title: string;
  readonly view: View;
  readonly seats: readonly PictureSeat<Image>[];
  /** The seat addressed as "you". */
  readonly you?: number | undefined;
  /** The image of a face-up planet. */
  readonly imageOf: (planet: PlanetView) => Image | undefined;
}

/** The place of a seat's panel. */
export interface PanelPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
