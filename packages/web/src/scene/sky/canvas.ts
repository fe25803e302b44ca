// Types for painting a sky. Tests pass a context that only records calls.

export type SkyContext = OffscreenCanvasRenderingContext2D;

/** Converts RGBA pixels to an image that a canvas can draw at any size. */
export type ToImage = (
  pixels: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
) => CanvasImageSource;
