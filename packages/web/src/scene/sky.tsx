// The sky behind a table or page, painted in a worker.
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { SkyImage } from './sky-image.ts';
import styles from './sky.module.css';

/** A number of design pixels (`--u`), or a CSS length, such as `50%` of the sky. */
export type Length = number | string;

export interface SkyOrbit {
  readonly rx: Length;
  /** Half the height. With `through`: distance below the center of that element. */
  readonly ry?: Length;
  /** Selector of an element that decides the height of the orbit. */
  readonly through?: string;
  /** Opacity from 0 to 1. The high-contrast sky shows only orbits above 0.45. */
  readonly strength: number;
  readonly width?: number;
  readonly ticks?: number;
}

/** Center and radius of the star. `at` selects the element in which it is; the sky by default. */
interface SkyStar {
  readonly x: Length;
  readonly y: Length;
  readonly radius?: Length;
  readonly at?: string;
}

interface SkyProps {
  /** Absent for a sky without a star and orbits. */
  readonly star?: SkyStar;
  readonly orbits?: readonly SkyOrbit[];
  /** Share of the influence that is left, from 1 to 0. The less is left, the redder the star. */
  readonly left?: number;
  /** Brightness of the star, from 0 (invisible, only orbits are drawn) to 1. */
  readonly power?: number;
  readonly calm?: boolean;
  readonly seed?: number;
}

const css = (length: Length): string =>
  typeof length === 'number' ? `calc(${length} * var(--u))` : length;
const twice = (length: Length): string => `calc(2 * ${css(length)})`;

/** Radius of the star in design pixels. */
const DEFAULT_RADIUS = 62;

/**
 * Fills its nearest positioned ancestor, behind its other content. The ancestor should be a
 * stacking context, as with `isolation: isolate`. The sky is painted again after a visible change
 * of a property or of the size, and fades in. Until then the old picture is stretched.
 *
 * `<Sky star={{ x: '50%', y: 300 }} orbits={[{ rx: 640, ry: 141, strength: 0.5 }]} left={9 / 24} />`
 *
 * The star is also an invisible element, `[data-anchor="star"]`, as a target for animations.
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

/** Invisible elements that `SkyImage` measures: 100 design pixels, the star, and the orbits. */
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
