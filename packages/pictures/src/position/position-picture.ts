// Types for the picture of a position: its content and the place of a seat's panel.
import type { PlanetView, View } from '@eminent/engine';

/** A seat in the picture. `face` is undefined if the image could not be loaded. */
export interface PictureSeat<Image> {
  readonly name: string;
  readonly face: Image | undefined;
}

export interface PositionPicture<Image> {
  /** The title; empty for a picture without a title. */
  readonly title: string;
  readonly view: View;
  readonly seats: readonly PictureSeat<Image>[];
  /** The seat addressed as "you". */
  readonly you?: number | undefined;
  /** Returns the image of a face-up planet; undefined if there is none. */
  readonly imageOf: (planet: PlanetView) => Image | undefined;
}

/** The rectangle of a seat's panel, in pixels. */
export interface PanelPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
