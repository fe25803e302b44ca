// The part of ZzFX that the page uses; the package has no types of its own.
declare module 'zzfx' {
  export const ZZFX: {
    /** The wave that parameters describe. */
    buildSamples(...parameters: readonly (number | undefined)[]): readonly number[];
    /** Plays waves, one for each channel. */
    playSamples(waves: readonly Float32Array[]): unknown;
  };
}
