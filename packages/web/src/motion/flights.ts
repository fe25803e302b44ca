// Pieces fly from where they were to where they are: for each event a ghost travels between two marked places.
import clsx from 'clsx';
import type { GameEvent } from '@eminent/engine';
import { useEffect } from 'react';
import cards from '../cards/card.module.css';
import type { GameOnPage } from '../game/store.ts';
import { flightTime, useSettings } from '../settings/settings.ts';
import styles from './flights.module.css';

/** What flies. */
type Ghost = 'card' | 'back' | 'world' | 'token';

interface Flight {
  readonly from: string;
  readonly to: string;
  readonly ghost: Ghost;
  /** Whose colour it has. */
  readonly hue?: string;
}

/** Where the cards of a seat are: its hand on the table, or the number that stands for the hand of another. */
const handOf = (seat: number, own: number | undefined): string =>
  seat === own ? `cards:${seat}` : `hand:${seat}`;

/** The journey that an event tells of, if any. */
export function flightOf(event: GameEvent, own: number | undefined): Flight | undefined {
  switch (event.type) {
    case 'lead':
      return event.card === undefined
        ? undefined
        : { from: `stack:${event.card}`, to: `play:${event.seat}`, ghost: 'card', hue: event.role };
    case 'boost':
      return {
        from: handOf(event.seat, own),
        to: `play:${event.seat}`,
        ghost: 'card',
        hue: event.role,
      };
    case 'draw':
      return { from: `deck:${event.seat}`, to: handOf(event.seat, own), ghost: 'back' };
    case 'discard':
      return { from: handOf(event.seat, own), to: `deck:${event.seat}`, ghost: 'back' };
    case 'take':
      return { from: `stack:${event.card}`, to: handOf(event.seat, own), ghost: 'back' };
    case 'buy':
      return { from: 'technologies', to: handOf(event.seat, own), ghost: 'card' };
    case 'planet':
      return {
        from: 'planets',
        to: `planet:${event.seat}:${event.at}`,
        ghost: 'world',
        hue: event.back.type,
      };
    case 'colony':
      return {
        from: `play:${event.seat}`,
        to: `planet:${event.seat}:${event.at}`,
        ghost: 'card',
        hue: 'colonize',
      };
    case 'fighters':
      return {
        from: 'stack:warfare',
        to: `fighters:${event.seat}`,
        ghost: 'token',
        hue: 'warfare',
      };
    case 'attack':
      return {
        from: `fighters:${event.seat}`,
        to: `planet:${event.seat}:${event.at}`,
        ghost: 'token',
        hue: 'warfare',
      };
    case 'produce':
      return {
        from: 'stack:produce-trade',
        to: `planet:${event.seat}:${event.at}`,
        ghost: 'token',
        hue: event.resource,
      };
    case 'trade':
      return {
        from: `planet:${event.seat}:${event.at}`,
        to: `influence:${event.seat}`,
        ghost: 'token',
        hue: event.resource,
      };
    case 'influence':
      return { from: 'supply', to: `influence:${event.seat}`, ghost: 'token' };
    default:
      return undefined;
  }
}

const LOOKS: Readonly<Record<Ghost, string>> = {
  card: clsx(styles.ghost, cards.card),
  back: clsx(styles.ghost, styles.back, cards.card),
  world: clsx(styles.ghost, styles.world),
  token: clsx(styles.ghost, styles.token),
};

const STAGGER = 0.22;

function middleOf(anchor: string): DOMPoint | undefined {
  const box = document
    .querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)
    ?.getBoundingClientRect();
  if (box === undefined || (box.width === 0 && box.height === 0)) return undefined;
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
}

function fly(flight: Flight, time: number, delay: number): void {
  const from = middleOf(flight.from);
  const to = middleOf(flight.to);
  if (from === undefined || to === undefined) return;
  const ghost = document.createElement('div');
  ghost.className = LOOKS[flight.ghost];
  ghost.dataset['ghost'] = flight.ghost;
  if (flight.hue !== undefined) ghost.dataset['hue'] = flight.hue;
  ghost.setAttribute('aria-hidden', 'true');
  document.body.append(ghost);
  const at = (point: DOMPoint, scale: number) =>
    `translate(${point.x}px, ${point.y}px) translate(-50%, -50%) scale(${scale})`;
  const rise = new DOMPoint((from.x + to.x) / 2, (from.y + to.y) / 2 - 24);
  const motion = ghost.animate(
    [
      { transform: at(from, 0.7), opacity: 0 },
      { transform: at(from, 1), opacity: 1, offset: 0.12 },
      { transform: at(rise, 1.06), opacity: 1, offset: 0.55 },
      { transform: at(to, 0.7), opacity: 0.2 },
    ],
    { duration: time, delay, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'both' },
  );
  motion.addEventListener('finish', () => ghost.remove());
  motion.addEventListener('cancel', () => ghost.remove());
}

/** Ends everything that flies: any click does. */
function landAll(): void {
  for (const ghost of document.querySelectorAll('[data-ghost]')) ghost.remove();
}

export function useFlights({ news, view }: GameOnPage): void {
  const pace = useSettings((settings) => settings.pace);
  useEffect(() => {
    const time = flightTime(pace);
    if (time === 0) return;
    const flights = news.flatMap((event) => flightOf(event, view.seat) ?? []);
    // One batch of events never takes longer than a few steps, however many pieces move.
    const step = Math.min(STAGGER, 1.2 / Math.max(1, flights.length)) * time;
    for (const [i, flight] of flights.entries()) fly(flight, time, i * step);
  }, [news, view.seat, pace]);
  useEffect(() => {
    addEventListener('pointerdown', landAll);
    return () => {
      removeEventListener('pointerdown', landAll);
      landAll();
    };
  }, []);
}
