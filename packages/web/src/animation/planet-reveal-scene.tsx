// The planet reveal: the planet moves to the middle, a ring closes around it, its veil breaks,
// light sweeps over it, its name and influence appear, and it returns to its empire. The scene
// blocks no input.
import { msg, planetName, seatName, shipCount } from '@eminent/text';
import clsx from 'clsx';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FighterIcon, SlotIcon, TypeIcon } from '../art/icons.tsx';
import { seedOfName } from '../art/sphere-noise.ts';
import { Globe } from '../art/planet-art.tsx';
import { artName } from '../cards/planet.tsx';
import { useLang } from '../settings/settings.ts';
import {
  type TimeSpan,
  revealTimesOf,
  type PlanetReveal,
  SHOW_MS,
  planetPath,
} from './planet-reveal.ts';
import { EASE } from './journey-timing.ts';
import type { Animate, PlacedReveal } from './active-flights.ts';
import type { LightOrder, PointsOrder, Sheet } from './reveal-light-worker.ts';
import styles from './planet-reveal-scene.module.css';

interface SceneProps {
  readonly placed: PlacedReveal;
  readonly animate: Animate;
}

/** The animated parts of the scene. */
type Part =
  | 'veil'
  | 'core'
  | 'planet'
  | 'dark'
  | 'lit'
  | 'ring'
  | 'rays'
  | 'flash'
  | 'points'
  | 'words'
  | 'gain'
  | 'star'
  | 'shaken';

const FADE_MS = 120;
const MAX_DARK_MS = 150;
/** Overlays that fade one after another and uncover the lit planet. */
const SHADES = [0, 1, 2] as const;
/** Maximum number of fighters drawn. */
const MAX_FIGHTERS = 7;

/** Animates the parts of the scene. A part shows its first keyframe before its animation and its last one after it. */
class PartAnimator {
  private readonly root: HTMLElement;
  private readonly animate: Animate;
  private readonly factor: number;
  private readonly elapsed: number;

  constructor(root: HTMLElement, animate: Animate, factor: number, elapsed = 0) {
    this.root = root;
    this.animate = animate;
    this.factor = factor;
    this.elapsed = elapsed;
  }

  /** Animates a part. Two keyframes are eased; several are linear. */
  run(part: Part, [start, ms]: TimeSpan, frames: Keyframe[]): Animation | undefined {
    return this.animate(this.root.querySelector(`[data-part="${part}"]`), frames, {
      duration: ms * this.factor,
      delay: start * this.factor - this.elapsed,
      easing: frames.length === 2 ? EASE.out : 'linear',
      fill: 'both',
    });
  }
}

/** Milliseconds since the reveal started. */
function elapsedOf(planetAnimation: Animation | undefined): number {
  return Number(planetAnimation?.currentTime ?? 0);
}

/**
 * Milliseconds before the light and the planet's face are mounted, which is expensive, so that the
 * first frames are smooth.
 */
function darkMs({ reveal, speed }: PlacedReveal): number {
  return Math.min(MAX_DARK_MS, (revealTimesOf(reveal).ring[0] * speed.factor) / 2);
}

/** Animates everything except the light. Returns the movement of the planet, which times the rest. */
function animateReveal(root: HTMLElement, { placed, animate }: SceneProps): Animation | undefined {
  const { reveal, speed, corner, frame, from, to } = placed;
  const times = revealTimesOf(reveal);
  const animator = new PartAnimator(root, animate, speed.factor);
  const through: TimeSpan = [0, times.all];
  const planetAnimation = animator.run(
    'planet',
    through,
    planetPath(times, frame, from, to, corner),
  );
  const [isWhole, parts] = [0.14, times.home[0] / times.all];
  animator.run('veil', through, [
    { opacity: 0, easing: EASE.out },
    { opacity: 1, offset: isWhole },
    { opacity: 1, offset: parts },
    { opacity: 0 },
  ]);
  animator.run('core', through, [
    { opacity: 0 },
    { opacity: 0, offset: isWhole },
    { opacity: 1, offset: isWhole },
    { opacity: 1, offset: parts },
    { opacity: 0, offset: parts },
    { opacity: 0 },
  ]);
  animator.run(
    'dark',
    [times.shatters[0], 120],
    [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.06)', opacity: 0 },
    ],
  );
  animator.run('lit', [times.shatters[0], 60], [{ opacity: 0 }, { opacity: 1 }]);
  animator.run(
    'words',
    [times.named[0] - 160, times.all - times.named[0] + 160],
    [
      { opacity: 0, transform: 'translateY(8px)' },
      { opacity: 1, transform: 'none', offset: 0.22 },
      { opacity: 1, transform: 'none', offset: 0.8 },
      { opacity: 0, transform: 'none' },
    ],
  );
  animateDaylight(root, { placed, animate });
  if (reveal.kind === 'attack') animateAttack(root, animator, { placed, animate });
  animateStar(animator, placed);
  return planetAnimation;
}

/** Animates the ring and the light. */
function animateLight(root: HTMLElement, { placed, animate }: SceneProps, elapsed: number): void {
  const times = revealTimesOf(placed.reveal);
  const animator = new PartAnimator(root, animate, placed.speed.factor, elapsed);
  const [closes, closing] = times.ring;
  const ringed = times.all - closes;
  animator.run(
    'ring',
    [closes, ringed],
    [
      { transform: 'scale(1.4)', opacity: 0, easing: EASE.out },
      { transform: 'none', opacity: 1, offset: closing / ringed },
      { transform: 'none', opacity: 1, offset: (times.home[0] - closes) / ringed },
      { transform: 'none', opacity: 0, offset: (times.home[0] + 160 - closes) / ringed },
      { transform: 'none', opacity: 0 },
    ],
  );
  animator.run('flash', times.flash, [
    { transform: 'scale(.7)', opacity: 0 },
    { transform: 'scale(1.15)', opacity: 0.95, offset: 0.36 },
    { transform: 'scale(1.3)', opacity: 0 },
  ]);
  // Hidden, because an empty canvas costs as much to composite as a full one.
  animator.run('points', times.shatters, [
    { opacity: 0 },
    { opacity: 1, offset: 0.01 },
    { opacity: 1, offset: 0.99 },
    { opacity: 0 },
  ]);
  const [breaks] = times.shatters;
  const shining = times.all - breaks;
  const leaves = (times.home[0] - breaks) / shining;
  // The rays do not turn: everything below a turning element is composited again in every frame.
  animator.run(
    'rays',
    [breaks, shining],
    [
      { opacity: 0, easing: EASE.out },
      { opacity: 1, offset: 0.22 },
      { opacity: 1, offset: leaves - 0.16 },
      { opacity: 0, offset: leaves },
      { opacity: 0 },
    ],
  );
}

/** Animates the daylight: the shades fade one after another, overlapping. */
function animateDaylight(root: HTMLElement, { placed, animate }: SceneProps): void {
  const { reveal, speed } = placed;
  const [begin, ms] = revealTimesOf(reveal).daylight;
  const step = (ms * speed.factor) / (SHADES.length + 1);
  for (const [i, shade] of root.querySelectorAll('[data-part="shade"]').entries()) {
    const timing = { delay: begin * speed.factor + i * step, duration: 2 * step };
    animate(shade, [{ opacity: 1 }, { opacity: 0 }], { ...timing, fill: 'both' });
  }
}

/** Animates the star: it appears beside the planet and flies to the score. */
function animateStar(animator: PartAnimator, { reveal, score, corner, frame }: PlacedReveal): void {
  const times = revealTimesOf(reveal);
  const [begin] = times.star;
  const [leaves, ms] = times.scores;
  const all = leaves + ms - begin;
  const x = frame.x + frame.diameter * 0.95;
  const away =
    score === undefined
      ? 'scale(.6)'
      : `translate(${(score.x - corner.x - x).toFixed(1)}px, ${(score.y - corner.y - frame.y).toFixed(1)}px) scale(.3)`;
  animator.run(
    'star',
    [begin, all],
    [
      { transform: 'scale(.2)', opacity: 0, easing: EASE.spring },
      { transform: 'none', opacity: 1, offset: times.star[1] / all },
      { transform: 'none', opacity: 1, offset: (leaves - begin) / all, easing: 'ease-in-out' },
      { transform: away, opacity: 1, offset: 0.94 },
      { transform: away, opacity: 0 },
    ],
  );
  animator.run(
    'gain',
    [begin, times.all - begin],
    [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }],
  );
}

/** Runs the attack: fighters form up and dive, and the planet shakes at each impact. */
function animateAttack(
  root: HTMLElement,
  animator: PartAnimator,
  { placed, animate }: SceneProps,
): void {
  const { speed, corner, frame, fighters } = placed;
  const times = revealTimesOf(placed.reveal);
  const [dives, dive] = times.dive;
  const start = {
    x: (fighters?.x ?? corner.x) - corner.x - frame.x,
    y: (fighters?.y ?? corner.y + corner.height) - corner.y - frame.y,
  };
  const ships = [...root.querySelectorAll('[data-part="fighter"]')];
  for (const [i, ship] of ships.entries()) {
    const row = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1);
    const formed = `translate(${-frame.diameter * (0.95 + Math.abs(row) * 0.12)}px, ${frame.diameter * (0.5 + row * 0.16)}px) rotate(62deg)`;
    const hit = `translate(${frame.diameter * 0.06 * row}px, ${frame.diameter * 0.08 * row}px) rotate(62deg) scale(.4)`;
    const late = (i * 60) / dive;
    animate(
      ship,
      [
        {
          transform: `translate(${start.x}px, ${start.y}px) rotate(0deg)`,
          opacity: 1,
          easing: EASE.out,
        },
        {
          transform: formed,
          opacity: 1,
          offset: dives / (dives + dive * (1 + late)),
          easing: EASE.in,
        },
        { transform: hit, opacity: 1, offset: 0.97 },
        { transform: hit, opacity: 0 },
      ],
      { duration: (dives + dive * (1 + late)) * speed.factor, fill: 'backwards' },
    );
    animate(
      root.querySelectorAll('[data-part="impact"]')[i] ?? null,
      [
        { transform: 'scale(.2)', opacity: 1 },
        { transform: 'scale(1.4)', opacity: 0 },
      ],
      { duration: 200 * speed.factor, delay: (dives + dive + i * 60) * speed.factor },
    );
  }
  const shake = [0, 4, -4, 3, -3, 2, 0].map((x, i) => ({
    transform: `translate(${x}px, ${i % 2 === 0 ? 0 : -x / 2}px)`,
  }));
  animator.run('shaken', [dives + dive, 160], shake);
}

/** The reveal without travel: everything appears at once and disappears again. */
function showWithoutTravel(root: HTMLElement, { placed, animate }: SceneProps): void {
  const all = (SHOW_MS + 2 * FADE_MS) * placed.speed.factor;
  const share = (FADE_MS * placed.speed.factor) / all;
  animate(
    root,
    [
      { opacity: 0 },
      { opacity: 1, offset: share },
      { opacity: 1, offset: 1 - share },
      { opacity: 0 },
    ],
    { duration: all, fill: 'both' },
  );
}

const GOLD = ['#fff6d8', '#ffe3a0', '#f4cf7c', '#ffffff'];
const EMBERS = ['#fff1e6', '#ffb08f', '#ff7a5c', '#ffffff'];

interface Measured extends Omit<Sheet, 'canvas'> {
  readonly place: HTMLElement;
}

const measure = (place: HTMLElement): Measured => ({
  place,
  side: place.clientWidth,
  color: getComputedStyle(place).color,
});

/** Adds a canvas for the worker to draw on, which leaves the main thread free. */
function addCanvas({ place, side, color }: Measured): Sheet {
  const canvas = document.createElement('canvas');
  place.append(canvas);
  return { canvas: canvas.transferControlToOffscreen(), side, color };
}

/**
 * Draws the rays and animates the points while the veil breaks; removes the canvases afterwards.
 */
function useLight(
  scene: RefObject<HTMLElement | null>,
  { reveal, speed }: PlacedReveal,
  planetAnimation: RefObject<Animation | undefined>,
  isLit: boolean,
): void {
  useLayoutEffect(() => {
    const place = (part: Part) =>
      scene.current?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    const [rays, points] = [place('rays'), place('points')];
    if (!isLit || !rays || !points) return undefined;
    if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return undefined;
    // Measures both before adding either, to avoid a second layout.
    const [shining, flying] = [measure(rays), measure(points)];
    const order: LightOrder = {
      rays: addCanvas(shining),
      ...(speed.travels && {
        points: pointsOrder(
          addCanvas(flying),
          { reveal, speed },
          elapsedOf(planetAnimation.current),
        ),
      }),
    };
    const sheets = order.points === undefined ? [order.rays] : [order.rays, order.points];
    const worker = new Worker(new URL('./reveal-light-worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.postMessage(
      order,
      sheets.map(({ canvas }) => canvas),
    );
    return () => {
      worker.terminate();
      for (const place of [rays, points]) place.replaceChildren();
    };
  }, [scene, reveal, speed, planetAnimation, isLit]);
}

function pointsOrder(
  sheet: Sheet,
  { reveal, speed }: Pick<PlacedReveal, 'reveal' | 'speed'>,
  elapsed: number,
): PointsOrder {
  const [begin, ms] = revealTimesOf(reveal).shatters;
  return {
    ...sheet,
    seed: seedOfName(reveal.planet),
    light: reveal.kind === 'attack' ? EMBERS : GOLD,
    wait: Math.max(0, begin * speed.factor - elapsed),
    ms: ms * speed.factor,
  };
}

/** Animates the reveal. Returns whether the light and the planet's face are mounted. */
function useRevealAnimation(
  root: RefObject<HTMLElement | null>,
  { placed, animate }: SceneProps,
): boolean {
  const planetAnimation = useRef<Animation>(undefined);
  const { travels } = placed.speed;
  const [isLit, setLit] = useState(!travels);
  useLight(root, placed, planetAnimation, isLit);
  useLayoutEffect(() => {
    if (root.current === null) return;
    if (travels) planetAnimation.current = animateReveal(root.current, { placed, animate });
    else showWithoutTravel(root.current, { placed, animate });
  }, [root, placed, animate, travels]);
  useLayoutEffect(() => {
    if (root.current === null || !travels || !isLit) return;
    animateLight(root.current, { placed, animate }, elapsedOf(planetAnimation.current));
  }, [root, placed, animate, travels, isLit]);
  useEffect(() => {
    const timer = setTimeout(() => setLit(true), darkMs(placed));
    return () => clearTimeout(timer);
  }, [placed]);
  return isLit;
}

export function PlanetRevealScene({ placed, animate }: SceneProps) {
  const lang = useLang();
  const root = useRef<HTMLDivElement>(null);
  const isLit = useRevealAnimation(root, { placed, animate });
  const { travels } = placed.speed;
  const { reveal, corner, frame, own, names } = placed;
  const { kind, planet, type } = reveal;
  const who = reveal.isFirst
    ? msg(lang, 'climax.first')
    : msg(lang, `climax.${kind}.${own ? 'you' : 'they'}`, {
        name: seatName({ names }, reveal.seat),
      });
  const isUpright = corner.height > corner.width;
  return (
    <div
      ref={root}
      className={clsx(styles.scene, isUpright && styles.upright)}
      data-climax={kind}
      data-first={reveal.isFirst || undefined}
      style={{
        '--x': `${frame.x}px`,
        '--y': `${frame.y}px`,
        '--d': `${frame.diameter}px`,
        '--floor': `${frame.floor}px`,
      }}
    >
      <div className={styles.veil} data-part="veil" />
      <div className={styles.core} data-part="core" />
      <div className={styles.light}>
        <div className={styles.middle}>
          {isLit && <div className={styles.rays} data-part="rays" />}
          {isLit && <div className={styles.ring} data-part="ring" />}
        </div>
      </div>
      <div className={styles.middle} data-part="shaken">
        <div className={styles.planet} data-part="planet">
          {travels && (
            <div className={styles.part} data-part="dark">
              <Globe name={artName(reveal.back)} type={type} dark />
              <span className={styles.emblem}>
                <TypeIcon type={type} size={frame.diameter * 0.26} />
              </span>
            </div>
          )}
          <div className={styles.part} data-part="lit">
            {isLit && <Globe name={planet} type={type} />}
            {travels &&
              SHADES.map((step) => (
                <span
                  key={step}
                  className={styles.shade}
                  data-part="shade"
                  style={{ '--step': step }}
                />
              ))}
          </div>
        </div>
        <div className={styles.points} data-part="points" data-hue={type} />
        {travels && isLit && <div className={styles.flash} data-part="flash" />}
        {travels && <Fighters reveal={reveal} />}
      </div>
      <div className={styles.words} data-part="words">
        <p className={styles.who}>{who}</p>
        <p className={styles.name}>{planetName(planet)}</p>
        {reveal.slots.length > 0 && (
          <p className={styles.room}>
            {msg(lang, 'climax.room')}
            {reveal.slots.map((resource, i) => (
              <SlotIcon key={`${resource} ${i + 1}`} resource={resource} filled={false} />
            ))}
          </p>
        )}
      </div>
      <Gain placed={placed} />
    </div>
  );
}

function Fighters({ reveal }: { readonly reveal: PlanetReveal }) {
  const places = Array.from({ length: Math.min(reveal.fighters, MAX_FIGHTERS) }, (_, i) => i + 1);
  return places.map((place) => (
    <span key={place}>
      <span className={styles.fighter} data-part="fighter">
        <FighterIcon />
      </span>
      <span
        className={styles.impact}
        data-part="impact"
        style={{ '--dx': Math.cos(place * 2.4) * 0.3, '--dy': Math.sin(place * 2.4) * 0.3 }}
      />
    </span>
  ));
}

/** The influence on its star, and the new score. */
function Gain({ placed }: { readonly placed: PlacedReveal }) {
  const lang = useLang();
  const { reveal, isScoreShown } = placed;
  const { colonies, fighters, ship, influence, scoreBefore, scoreAfter } = reveal;
  const cost =
    reveal.kind === 'attack'
      ? fighters > 0 &&
        (ship === 'fighter'
          ? msg(lang, 'climax.spent', { n: fighters })
          : msg(lang, 'climax.spentLarge', { list: shipCount(lang, ship, fighters) }))
      : colonies.length > 0 && msg(lang, 'climax.returns', { n: colonies.length });
  return (
    <div className={styles.beside}>
      <b className={styles.star} data-part="star">
        +{influence}
      </b>
      <div className={styles.gain} data-part="gain">
        {isScoreShown && (
          <p className={styles.becomes}>
            {msg(lang, 'climax.becomes', { before: scoreBefore, after: scoreAfter })}
          </p>
        )}
        {cost !== false && <p>{cost}</p>}
      </div>
    </div>
  );
}
