// The space behind everything on the table: painted once for a size and a place of the star, in a worker.
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { SkyImage } from './use-sky-image.ts';
import styles from './sky.module.css';

/** A number of design pixels (`--u`), or any length of CSS that holds for the sky's own box, as `50%`. */
export type Length = number | string;

export interface SkyOrbit {
  /** Half its width and half its height; with `through`, how far it passes below the middle of the part of the scene with that selector. */
  readonly rx: Length;
  readonly ry?: Length;
  readonly through?: string;
  /** How much of its brass is seen, from 0 to 1; the plain sky keeps those above 0.45. */
  readonly strength: number;
  /** Of the line, in design pixels. */
  readonly width?: number;
  /** Marks round it. */
  readonly ticks?: number;
}

export interface SkyProps {
  /** The common star, by its middle, in the sky or in the part of the scene with the selector `at`; a sky without one is lit by nothing. */
  readonly star?: {
    readonly x: Length;
    readonly y: Length;
    readonly radius?: Length;
    readonly at?: string;
  };
  /** Ellipses round the star. */
  readonly orbits?: readonly SkyOrbit[];
  /** The share of the influence that is left, from 1 to 0: the star turns red in six steps. */
  readonly left?: number;
  /** How brightly the star shines, from 0 (out, only its orbits) to 1. */
  readonly power?: number;
  /** For pages of text: fewer stars. */
  readonly calm?: boolean;
  /** Another number is another part of the sky. */
  readonly seed?: number;
}

const css = (length: Length): string =>
  typeof length === 'number' ? `calc(${length} * var(--u))` : length;
const twice = (length: Length): string => `calc(2 * ${css(length)})`;

/** Of the star where nobody says. */
const USUAL_RADIUS = 62;

/**
 * Fills its nearest positioned ancestor, behind what else is in it (that ancestor should be a stacking context, as by
 * `isolation: isolate`). Everything may change at any time: the sky is painted anew when it is worth it and fades in;
 * while the window changes its size the old picture is stretched.
 *
 * `<Sky star={{ x: '50%', y: 300, radius: 62 }} orbits={[{ rx: 640, ry: 141, strength: 0.5 }]} left={9 / 24} />`
 *
 * The place of the star is also an element, `[data-anchor="star"]`, for what flies to it.
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
  const radius = star?.radius ?? USUAL_RADIUS;
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
