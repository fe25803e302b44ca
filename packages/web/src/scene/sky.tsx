// The sky behind a table or page, painted in a worker for each size and position of the star.
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { SkyImage } from './sky-image.ts';
import styles from './sky.module.css';

/** A number of design pixels (`--u`), or a CSS length relative to the sky's box, such as `50%`. */
export type Length = number | string;

export interface SkyOrbit {
  /** Half the width. */
  readonly rx: Length;
  /** Half the height. With `through`: how far the orbit passes below the center of that element. */
  readonly ry?: Length;
  /** The selector of an element. */
  readonly through?: string;
  /** Opacity from 0 to 1. The high-contrast sky shows only orbits above 0.45. */
  readonly strength: number;
  /** Line width in design pixels. */
  readonly width?: number;
  /** Number of tick marks. */
  readonly ticks?: number;
}

/** The center of the star, in the sky or in the element with the selector `at`, and its radius. */
interface SkyStar {
  readonly x: Length;
  readonly y: Length;
  readonly radius?: Length;
  readonly at?: string;
}

interface SkyProps {
  /** Absent if there is no star. */
  readonly star?: SkyStar;
  /** Ellipses around the star. */
  readonly orbits?: readonly SkyOrbit[];
  /**
   * The share of the influence that is left, from 1 to 0. The less is left, the redder the star.
   */
  readonly left?: number;
  /** Brightness of the star, from 0 (only the orbits) to 1. */
  readonly power?: number;
  /** Whether to draw fewer stars, for pages of text. */
  readonly calm?: boolean;
  /** Seed of the stars and clouds. */
  readonly seed?: number;
}

const css = (length: Length): string =>
  typeof length === 'number' ? `calc(${length} * var(--u))` : length;
/** The width that belongs to a radius. */
const twice = (length: Length): string => `calc(2 * ${css(length)})`;

/** The default radius of the star in design pixels. */
const DEFAULT_RADIUS = 62;

/**
 * Fills its nearest positioned ancestor, behind its other content (the ancestor should be a
 * stacking context, as with `isolation: isolate`). Any property may change: the sky is painted
 * again if the change is visible, and fades in. While the window is resized the old picture is
 * stretched.
 *
 * `<Sky star={{ x: '50%', y: 300 }} orbits={[{ rx: 640, ry: 141, strength: 0.5 }]} left={9 / 24} />`
 *
 * The star is also an element, `[data-anchor="star"]`, as a target for animations.
 */
export function Sky(props: SkyProps) {
  const { star, orbits = [], left = 1, power = 1, calm = false, seed = 7 } = props;
  const box = useRef<HTMLDivElement>(null);
  const image = useRef<SkyImage>(undefined);
  useLayoutEffect(() => {
    if (box.current === null) return;
    const created = new SkyImage(box.current, styles.fading ?? '');
    image.current = created;
    return () => created.close();
  }, []);
  useLayoutEffect(() => {
    image.current?.request({
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
          '--star-radius': css(star.radius ?? DEFAULT_RADIUS),
        } as CSSProperties)
      }
    >
      <Measures star={star} orbits={orbits} />
    </div>
  );
}

interface MeasuresProps {
  readonly star: SkyStar | undefined;
  readonly orbits: readonly SkyOrbit[];
}

/** Invisible elements that `SkyImage` measures: the design pixel, the star and the orbits. */
function Measures({ star, orbits }: MeasuresProps) {
  const radius = star?.radius ?? DEFAULT_RADIUS;
  return (
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
  );
}
