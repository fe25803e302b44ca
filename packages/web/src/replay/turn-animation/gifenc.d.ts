// Types for the functions of gifenc that are used here. The package has no types.
declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];

  export interface GifFrame {
    readonly palette?: Palette;
    /** In milliseconds. */
    readonly delay: number;
    /** Number of repetitions of the animation; 0 for endless. */
    readonly repeat?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
    /** 1 keeps the frame visible under the next one. */
    readonly dispose?: number;
  }

  export interface GifStream {
    writeFrame(pixels: Uint8Array, width: number, height: number, frame: GifFrame): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): GifStream;
  export function quantize(rgba: Uint8ClampedArray, colors: number): number[][];
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
