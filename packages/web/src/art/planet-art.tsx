// The picture of a planet. Until it is loaded, a disc in the color of the planet type.
import clsx from 'clsx';
import type { PlanetKind } from '@eminent/engine';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  backImage,
  frontImage,
  isLoaded,
  loadedImage,
  loadImage,
  subscribeToImages,
} from './planet-images.ts';
import styles from './planet-art.module.css';

interface PlanetArtProps {
  /** The planet id if face up; if face down, a name made from the printed back (see `artName`). */
  readonly name: string;
  readonly type: PlanetKind;
  readonly dark?: boolean;
  /** The id of a face-down planet, if known. The picture of its front is loaded in advance. */
  readonly front?: string | undefined;
  readonly className?: string | undefined;
}

function useIsLoaded(address: string | undefined): boolean {
  return useSyncExternalStore(subscribeToImages, () => address !== undefined && isLoaded(address));
}

/** The picture fills its element. `className` must give the element its size. */
export function PlanetArt({ name, type, dark = false, front, className }: PlanetArtProps) {
  const address = dark ? backImage(name, type) : frontImage(name);
  const isShown = useIsLoaded(address);
  const [isLate] = useState(!isShown);
  useEffect(() => {
    if (address !== undefined) loadImage(address);
    const next = front === undefined ? undefined : frontImage(front);
    if (next !== undefined) loadImage(next);
  }, [address, front]);
  return (
    <span
      className={clsx(styles.art, isShown && styles.painted, className)}
      data-hue={type}
      data-art={isShown ? 'painted' : 'waiting'}
      aria-hidden="true"
    >
      {isShown && <img src={address} alt="" className={isLate ? styles.late : undefined} />}
    </span>
  );
}

interface PlanetSceneryProps {
  readonly address: string | undefined;
  readonly type: PlanetKind;
}

/** A background planet. A canvas, because an image would be the largest contentful paint. */
export function PlanetScenery({ address, type }: PlanetSceneryProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isShown = useIsLoaded(address);
  useEffect(() => {
    if (address !== undefined) loadImage(address);
  }, [address]);
  useEffect(() => {
    const image = isShown && address !== undefined ? loadedImage(address) : undefined;
    if (canvas.current === null || image === undefined) return;
    canvas.current.width = image.naturalWidth;
    canvas.current.height = image.naturalHeight;
    canvas.current.getContext('2d')?.drawImage(image, 0, 0);
  }, [address, isShown]);
  return (
    <span
      className={clsx(styles.art, styles.scenery)}
      data-hue={type}
      data-art={isShown ? 'painted' : 'waiting'}
      aria-hidden="true"
    >
      <canvas ref={canvas} className={isShown ? styles.late : undefined} hidden={!isShown} />
    </span>
  );
}

/** A planet with a shadow that fills its positioned parent. `--lit` turns its light to the star. */
export function Globe(props: Omit<PlanetArtProps, 'className'>) {
  return (
    <span className={clsx(styles.globe, props.dark === true && styles.veiled)}>
      <PlanetArt {...props} className={styles.face} />
    </span>
  );
}
