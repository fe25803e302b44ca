// Types for the picture of a position.
import type { PlanetView, View } from '@eminent/engine';

/** `face` is undefined if the image could not be loaded. */
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
  readonly imageOf: (planet: PlanetView) => Image | undefined;
}

/** A rectangle in pixels. */
export interface PanelPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
