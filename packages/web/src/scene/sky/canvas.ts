// The canvas that a sky is painted on. Tests pass one that only records calls.

export type SkyCanvas = OffscreenCanvasRenderingContext2D;

/** Turns pixels into an image that can be scaled. */
export type Develop = (
  pixels: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
) => CanvasImageSource;
