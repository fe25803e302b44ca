// The planet reveal. A planet moves to the middle and a ring closes around it. Its back breaks,
// light moves over its front, and its name and influence appear. Then it returns to its empire. The
// scene blocks no input.
import { msg, planetName, seatName, shipCount } from '@eminent/text';
import clsx from 'clsx';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FighterIcon, SlotIcon, TypeIcon } from '../art/icons.tsx';
import { seedOf } from '@eminent/pictures/random';
import { Globe } from '../art/planet-art.tsx';
import { artName } from '../cards/planet.tsx';
import { useLang } from '../settings/settings.ts';
import {
  type TimeSpan,
  revealTimesOf,
  type PlanetReveal,
  FADE_MS,
  SHOW_MS,
  planetPath,
} from './planet-reveal-data.ts';
import { EASE } from './journey-timing.ts';
import type { Animate, PlacedReveal } from './active-flights.ts';
import type { LightCanvas, LightOrder, PointsOrder } from './reveal-light-worker.ts';
import styles from './planet-reveal-scene.module.css';

interface SceneProps {
  readonly placed: PlacedReveal;
  readonly animate: Animate;
}

/** Values of `data-part`: the elements of the scene that are animated. */
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

const MAX_DARK_MS = 150;
/** Shadows that fade one after another, so that light seems to move over the planet. */
const SHADES = [0, 1, 2] as const;
const MAX_FIGHTERS = 7;

/** Animates a part of the scene: with easing between two keyframes, linearly between more. */
type AnimatePart = (part: Part, span: TimeSpan, frames: Keyframe[]) => Animation | undefined;

/**
 * Creates an `AnimatePart`. A part shows its first keyframe before the animation and its last one
 * after it. `elapsed` is the time since the reveal started, in milliseconds.
 */
function partAnimator(
  root: HTMLElement,
  { placed, animate }: SceneProps,
  elapsed = 0,
): AnimatePart {
  const { factor } = placed.speed;
  return (part, [start, ms], frames) =>
    animate(root.querySelector(`[data-part="${part}"]`), frames, {
      duration: ms * factor,
      delay: start * factor - elapsed,
      easing: frames.length === 2 ? EASE.out : 'linear',
      fill: 'both',
    });
}

function elapsedOf(planetAnimation: Animation | undefined): number {
  return Number(planetAnimation?.currentTime ?? 0);
}

/** Mounting the ring, the light and the front is expensive. The first frames are drawn before. */
function darkMs({ reveal, speed }: PlacedReveal): number {
  return Math.min(MAX_DARK_MS, (revealTimesOf(reveal).ring[0] * speed.factor) / 2);
}

/** Animates all but ring, flash, points and rays. Returns the planet's animation, their clock. */
function animateReveal(root: HTMLElement, { placed, animate }: SceneProps): Animation | undefined {
  const { reveal, corner, frame, from, to } = placed;
  const times = revealTimesOf(reveal);
  const animatePart = partAnimator(root, { placed, animate });
  const wholeSpan: TimeSpan = [0, times.all];
  const planetAnimation = animatePart(
    'planet',
    wholeSpan,
    planetPath(times, frame, from, to, corner),
  );
  const [coverOffset, clearOffset] = [0.14, times.home[0] / times.all];
  animatePart('veil', wholeSpan, [
    { opacity: 0, easing: EASE.out },
    { opacity: 1, offset: coverOffset },
    { opacity: 1, offset: clearOffset },
    { opacity: 0 },
  ]);
  animatePart('core', wholeSpan, [
    { opacity: 0 },
    { opacity: 0, offset: coverOffset },
    { opacity: 1, offset: coverOffset },
    { opacity: 1, offset: clearOffset },
    { opacity: 0, offset: clearOffset },
    { opacity: 0 },
  ]);
  animatePart(
    'dark',
    [times.shatters[0], 120],
    [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.06)', opacity: 0 },
    ],
  );
  animatePart('lit', [times.shatters[0], 60], [{ opacity: 0 }, { opacity: 1 }]);
  animatePart(
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
  if (reveal.kind === 'attack') animateAttack(root, animatePart, { placed, animate });
  animateGain(animatePart, placed);
  return planetAnimation;
}

/** Animates the ring, flash, points and rays, which are mounted `elapsed` ms after the start. */
function animateLight(root: HTMLElement, { placed, animate }: SceneProps, elapsed: number): void {
  const times = revealTimesOf(placed.reveal);
  const animatePart = partAnimator(root, { placed, animate }, elapsed);
  const [ringStart, ringMs] = times.ring;
  const shown = times.all - ringStart;
  animatePart(
    'ring',
    [ringStart, shown],
    [
      { transform: 'scale(1.4)', opacity: 0, easing: EASE.out },
      { transform: 'none', opacity: 1, offset: ringMs / shown },
      { transform: 'none', opacity: 1, offset: (times.home[0] - ringStart) / shown },
      { transform: 'none', opacity: 0, offset: (times.home[0] + 160 - ringStart) / shown },
      { transform: 'none', opacity: 0 },
    ],
  );
  animatePart('flash', times.flash, [
    { transform: 'scale(.7)', opacity: 0 },
    { transform: 'scale(1.15)', opacity: 0.95, offset: 0.36 },
    { transform: 'scale(1.3)', opacity: 0 },
  ]);
  // Hidden before and after, because an empty canvas costs as much to composite as a full one.
  animatePart('points', times.shatters, [
    { opacity: 0 },
    { opacity: 1, offset: 0.01 },
    { opacity: 1, offset: 0.99 },
    { opacity: 0 },
  ]);
  const [shatterStart] = times.shatters;
  const shining = times.all - shatterStart;
  const leaveOffset = (times.home[0] - shatterStart) / shining;
  // The rays do not rotate: what is below a rotating element is composited again in every frame.
  animatePart(
    'rays',
    [shatterStart, shining],
    [
      { opacity: 0, easing: EASE.out },
      { opacity: 1, offset: 0.22 },
      { opacity: 1, offset: leaveOffset - 0.16 },
      { opacity: 0, offset: leaveOffset },
      { opacity: 0 },
    ],
  );
}

function animateDaylight(root: HTMLElement, { placed, animate }: SceneProps): void {
  const { reveal, speed } = placed;
  const [begin, ms] = revealTimesOf(reveal).daylight;
  const step = (ms * speed.factor) / (SHADES.length + 1);
  for (const [i, shade] of root.querySelectorAll('[data-part="shade"]').entries()) {
    const timing = { delay: begin * speed.factor + i * step, duration: 2 * step };
    animate(shade, [{ opacity: 1 }, { opacity: 0 }], { ...timing, fill: 'both' });
  }
}

function animateGain(
  animatePart: AnimatePart,
  { reveal, score, corner, frame }: PlacedReveal,
): void {
  const times = revealTimesOf(reveal);
  const [begin] = times.star;
  const [leaveMs, ms] = times.scores;
  const duration = leaveMs + ms - begin;
  const x = frame.x + frame.diameter * 0.95;
  const away =
    score === undefined
      ? 'scale(.6)'
      : `translate(${(score.x - corner.x - x).toFixed(1)}px, ${(score.y - corner.y - frame.y).toFixed(1)}px) scale(.3)`;
  animatePart(
    'star',
    [begin, duration],
    [
      { transform: 'scale(.2)', opacity: 0, easing: EASE.spring },
      { transform: 'none', opacity: 1, offset: times.star[1] / duration },
      {
        transform: 'none',
        opacity: 1,
        offset: (leaveMs - begin) / duration,
        easing: 'ease-in-out',
      },
      { transform: away, opacity: 1, offset: 0.94 },
      { transform: away, opacity: 0 },
    ],
  );
  animatePart(
    'gain',
    [begin, times.all - begin],
    [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }],
  );
}

const BETWEEN_FIGHTERS_MS = 60;

/**
 * Keyframes of fighter `i`, relative to the planet. It flies to its place in the line, dives when
 * the share `diveOffset` of its time has passed, and hits the planet.
 */
function fighterPath(
  i: number,
  diameter: number,
  start: { readonly x: number; readonly y: number },
  diveOffset: number,
): Keyframe[] {
  const row = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1);
  const from = `translate(${start.x}px, ${start.y}px) rotate(0deg)`;
  const line = `translate(${-diameter * (0.95 + Math.abs(row) * 0.12)}px, ${diameter * (0.5 + row * 0.16)}px) rotate(62deg)`;
  const hit = `translate(${diameter * 0.06 * row}px, ${diameter * 0.08 * row}px) rotate(62deg) scale(.4)`;
  return [
    { transform: from, opacity: 1, easing: EASE.out },
    { transform: line, opacity: 1, offset: diveOffset, easing: EASE.in },
    { transform: hit, opacity: 1, offset: 0.97 },
    { transform: hit, opacity: 0 },
  ];
}

function animateAttack(
  root: HTMLElement,
  animatePart: AnimatePart,
  { placed, animate }: SceneProps,
): void {
  const { speed, corner, frame, fighters } = placed;
  const times = revealTimesOf(placed.reveal);
  const [diveStart, diveMs] = times.dive;
  const start = {
    x: (fighters?.x ?? corner.x) - corner.x - frame.x,
    y: (fighters?.y ?? corner.y + corner.height) - corner.y - frame.y,
  };
  const ships = [...root.querySelectorAll('[data-part="fighter"]')];
  for (const [i, ship] of ships.entries()) {
    const hitMs = diveStart + diveMs + i * BETWEEN_FIGHTERS_MS;
    const path = fighterPath(i, frame.diameter, start, diveStart / hitMs);
    animate(ship, path, { duration: hitMs * speed.factor, fill: 'backwards' });
    animate(
      root.querySelectorAll('[data-part="impact"]')[i] ?? null,
      [
        { transform: 'scale(.2)', opacity: 1 },
        { transform: 'scale(1.4)', opacity: 0 },
      ],
      { duration: 200 * speed.factor, delay: hitMs * speed.factor },
    );
  }
  const shake = [0, 4, -4, 3, -3, 2, 0].map((x, i) => ({
    transform: `translate(${x}px, ${i % 2 === 0 ? 0 : -x / 2}px)`,
  }));
  animatePart('shaken', [diveStart + diveMs, 160], shake);
}

function fadeInAndOut(root: HTMLElement, { placed, animate }: SceneProps): void {
  const totalMs = (SHOW_MS + 2 * FADE_MS) * placed.speed.factor;
  const share = (FADE_MS * placed.speed.factor) / totalMs;
  animate(
    root,
    [
      { opacity: 0 },
      { opacity: 1, offset: share },
      { opacity: 1, offset: 1 - share },
      { opacity: 0 },
    ],
    { duration: totalMs, fill: 'both' },
  );
}

const SETTLE_LIGHT = ['#fff6d8', '#ffe3a0', '#f4cf7c', '#ffffff'];
const ATTACK_LIGHT = ['#fff1e6', '#ffb08f', '#ff7a5c', '#ffffff'];

interface MeasuredPlace extends Omit<LightCanvas, 'canvas'> {
  readonly place: HTMLElement;
}

const measure = (place: HTMLElement): MeasuredPlace => ({
  place,
  side: place.clientWidth,
  color: getComputedStyle(place).color,
});

function addCanvas({ place, side, color }: MeasuredPlace): LightCanvas {
  const canvas = document.createElement('canvas');
  place.append(canvas);
  return { canvas: canvas.transferControlToOffscreen(), side, color };
}

/** Lets a worker draw the rays and animate the points, if the browser has offscreen canvases. */
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
    // Measures both before adding a canvas, to avoid a second layout.
    const [raysPlace, pointsPlace] = [measure(rays), measure(points)];
    const order: LightOrder = {
      rays: addCanvas(raysPlace),
      ...(speed.travels && {
        points: pointsOrder(
          addCanvas(pointsPlace),
          { reveal, speed },
          elapsedOf(planetAnimation.current),
        ),
      }),
    };
    const canvases = order.points === undefined ? [order.rays] : [order.rays, order.points];
    const worker = new Worker(new URL('./reveal-light-worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.postMessage(
      order,
      canvases.map(({ canvas }) => canvas),
    );
    return () => {
      worker.terminate();
      for (const element of [rays, points]) element.replaceChildren();
    };
  }, [scene, reveal, speed, planetAnimation, isLit]);
}

function pointsOrder(
  canvas: LightCanvas,
  { reveal, speed }: Pick<PlacedReveal, 'reveal' | 'speed'>,
  elapsed: number,
): PointsOrder {
  const [begin, ms] = revealTimesOf(reveal).shatters;
  return {
    ...canvas,
    seed: seedOf(reveal.planet),
    light: reveal.kind === 'attack' ? ATTACK_LIGHT : SETTLE_LIGHT,
    wait: Math.max(0, begin * speed.factor - elapsed),
    ms: ms * speed.factor,
  };
}

/** Animates the reveal. Returns whether to mount the ring, the light and the planet's front. */
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
    else fadeInAndOut(root.current, { placed, animate });
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
  const root = useRef<HTMLDivElement>(null);
  const isLit = useRevealAnimation(root, { placed, animate });
  const { reveal, corner, frame } = placed;
  const isUpright = corner.height > corner.width;
  return (
    <div
      ref={root}
      className={clsx(styles.scene, isUpright && styles.upright)}
      data-climax={reveal.kind}
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
      <RevealedPlanet placed={placed} isLit={isLit} />
      <PlanetText placed={placed} />
      <Gain placed={placed} />
    </div>
  );
}

interface RevealedPlanetProps {
  readonly placed: PlacedReveal;
  readonly isLit: boolean;
}

function RevealedPlanet({ placed, isLit }: RevealedPlanetProps) {
  const { reveal, frame } = placed;
  const { planet, type } = reveal;
  const { travels } = placed.speed;
  return (
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
  );
}

function PlanetText({ placed }: { readonly placed: PlacedReveal }) {
  const lang = useLang();
  const { reveal, isOfViewer, names } = placed;
  const { kind, seat, planet, slots } = reveal;
  const who = reveal.isFirst
    ? msg(lang, 'climax.first')
    : msg(lang, `climax.${kind}.${isOfViewer ? 'you' : 'they'}`, {
        name: seatName({ names }, seat),
      });
  return (
    <div className={styles.words} data-part="words">
      <p className={styles.who}>{who}</p>
      <p className={styles.name}>{planetName(planet)}</p>
      {slots.length > 0 && (
        <p className={styles.room}>
          {msg(lang, 'climax.room')}
          {slots.map((resource, i) => (
            <SlotIcon key={`${resource} ${i + 1}`} resource={resource} filled={false} />
          ))}
        </p>
      )}
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
