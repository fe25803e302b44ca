// What a sky is painted on. A test may bring a paper that only takes notes.

export type SkyCanvas = OffscreenCanvasRenderingContext2D;

/** Makes a picture of pixels, so that it can be stretched. */
export type Develop = (
  pixels: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
) => CanvasImageSource;
