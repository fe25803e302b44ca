// The sky behind the table, painted in a worker for each size and position of the star.
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { SkyImage } from './use-sky-image.ts';
import styles from './sky.module.css';

/** A number of design pixels (`--u`), or a CSS length relative to the sky's box, such as `50%`. */
export type Length = number | string;

export interface SkyOrbit {
  /** Half the width and half the height. With `through`: the distance below the center of the element with that selector. */
  readonly rx: Length;
  readonly ry?: Length;
  readonly through?: string;
  /** Opacity from 0 to 1. The high-contrast sky shows only orbits above 0.45. */
  readonly strength: number;
  /** Line width in design pixels. */
  readonly width?: number;
  /** Number of tick marks. */
  readonly ticks?: number;
}

export interface SkyProps {
  /** The center of the star, in the sky or in the element with the selector `at`. Without it there is no star. */
  readonly star?: {
    readonly x: Length;
    readonly y: Length;
    readonly radius?: Length;
    readonly at?: string;
  };
  /** Ellipses around the star. */
  readonly orbits?: readonly SkyOrbit[];
  /** The share of the influence that is left, from 1 to 0. The star turns red in six steps. */
  readonly left?: number;
  /** Brightness of the star, from 0 (only the orbits) to 1. */
  readonly power?: number;
  /** Fewer stars, for pages of text. */
  readonly calm?: boolean;
  /** Seed of the stars and clouds. */
  readonly seed?: number;
}

const css = (length: Length): string =>
  typeof length === 'number' ? `calc(${length} * var(--u))` : length;
const twice = (length: Length): string => `calc(2 * ${css(length)})`;

/** Default radius of the star. */
const DEFAULT_RADIUS = 62;

/**
 * Fills its nearest positioned ancestor, behind its other content (the ancestor should be a stacking context, as with
 * `isolation: isolate`). Any property may change: the sky is painted again if the change is visible, and fades in;
 * while the window is resized the old picture is stretched.
 *
 * `<Sky star={{ x: '50%', y: 300, radius: 62 }} orbits={[{ rx: 640, ry: 141, strength: 0.5 }]} left={9 / 24} />`
 *
 * The star is also an element, `[data-anchor="star"]`, as a target for animations.
 */
export function Sky(props: SkyProps) {
  const { star, orbits = [], left = 1, power = 1, calm = false, seed = 7 } = props;
  const box = useRef<HTMLDivElement>(null);
  const easel = useRef<SkyImage>(undefined);
  useLayoutEffect(() => {
    if (box.current === null) return;
    const made = new SkyImage(box.current, styles.fading ?? '');
    easel.current = made;
    return () => made.close();
  }, []);
  useLayoutEffect(() => {
    easel.current?.wish({
      at: star?.at,
      lines: orbits.map(({ strength, width = 1.2, ticks = 0, through }) => ({
        strength,
        width,
        ticks,
        through,
      })),
      left,
      power,
      calm,
      seed,
    });
  });
  const radius = star?.radius ?? DEFAULT_RADIUS;
  return (
    <div
      ref={box}
      className={styles.sky}
      data-sky
      data-star={star !== undefined || undefined}
      aria-hidden="true"
      style={
        star &&
        ({
          '--star-x': css(star.x),
          '--star-y': css(star.y),
          '--star-radius': css(radius),
        } as CSSProperties)
      }
    >
      <div className={styles.measures} data-measure="place">
        <i data-measure="unit" style={{ width: css(100) }} />
        {star !== undefined && (
          <i
            data-measure="star"
            data-anchor="star"
            style={{
              left: css(star.x),
              top: css(star.y),
              width: twice(radius),
              height: twice(radius),
              translate: '-50% -50%',
            }}
          />
        )}
        {star !== undefined &&
          orbits.map(({ rx, ry = 0 }, i) => (
            <i key={i + 1} data-measure="orbit" style={{ width: twice(rx), height: twice(ry) }} />
          ))}
      </div>
    </div>
  );
}
