// Types for painting a sky. Tests pass a drawing context that only records calls.

export type SkyContext = OffscreenCanvasRenderingContext2D;

/** Converts pixels to an image that can be drawn at any size. */
export type ToImage = (
  pixels: Uint8ClampedArray<ArrayBuffer>,
  width: number,
  height: number,
) => CanvasImageSource;
