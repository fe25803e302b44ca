// The part of ZzFX that the page uses; the package has no types of its own.
declare module 'zzfx' {
  /** Plays a sound from its parameters. */
  export function zzfx(...parameters: readonly (number | undefined)[]): unknown;
}
