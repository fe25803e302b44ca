// The technology cards of the market in a grid. Arrow keys and clicks select a card. Enter or a
// second click takes it. The two faces of a card are side by side.
import clsx from 'clsx';
import type { View } from '@eminent/engine';
import { missingText, msg, hasCorrectedTexts } from '@eminent/text';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Card } from '../../cards/card.tsx';
import { press as pressOption } from '../../question/selection-store.ts';
import { useLang } from '../../settings/settings.ts';
import { useVisible } from '../../ui/use-visible.ts';
import type { Inspected } from '../../game/table-windows.ts';
import { technologyOf } from '../technology-filter.ts';
import { pressTechnology, showTechnology } from './shown-technology.ts';
import { isWithinReach, type MarketTechnology } from './market-technologies.ts';
import { MissingSymbols } from './missing-symbols.tsx';
import styles from './card-grid.module.css';

interface CardGridProps {
  readonly view: View;
  readonly technologies: readonly MarketTechnology[];
  readonly shown: string | undefined;
  readonly inspect: (inspected: Inspected) => void;
}

function groupFaces(
  technologies: readonly MarketTechnology[],
): readonly (readonly MarketTechnology[])[] {
  const groups: MarketTechnology[][] = [];
  for (const technology of technologies) {
    const other = technologyOf(technology.card).otherFace;
    const group = groups.find(([first]) => first !== undefined && first.card === other);
    if (group === undefined) groups.push([technology]);
    else group.push(technology);
  }
  return groups;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middleOf(place: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The card in the direction of an arrow key, in the same or the adjacent row. */
function neighborOf(
  places: readonly HTMLElement[],
  from: HTMLElement,
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  if (dx !== 0) return places[places.indexOf(from) + dx];
  const here = middleOf(from);
  const candidates = places
    .map((place) => ({ place, ...middleOf(place) }))
    .filter(({ y }) => (y - here.y) * dy > 8);
  const nearest = Math.min(...candidates.map(({ y }) => Math.abs(y - here.y)));
  return candidates
    .filter(({ y }) => Math.abs(y - here.y) < nearest + 8)
    .toSorted((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]?.place;
}

/** This many cards are drawn at once, others when they are scrolled into view. */
const FIRST_CARDS = 15;

/** The card count for which the style sheet has a layout; up to four cards are larger. */
function sizeClass(technologies: readonly MarketTechnology[]): 3 | 4 | 6 | 8 | undefined {
  const n = technologies.length;
  if (n <= 3) return 3;
  if (n === 4) return 4;
  const areSingle = groupFaces(technologies).length === n;
  const areOffered = technologies.every(({ option }) => option !== undefined);
  if (n === 5 || n > 8 || !areSingle || !areOffered) return undefined;
  return n === 6 ? 6 : 8;
}

export function CardGrid({ view, technologies, shown, inspect }: CardGridProps) {
  const lang = useLang();
  const list = useRef<HTMLUListElement>(null);
  const first = new Set(technologies.slice(0, FIRST_CARDS).map(({ card }) => card));
  useArrowKeys(list, view, technologies, shown);
  return (
    <ul
      className={styles.grid}
      data-few={sizeClass(technologies)}
      ref={list}
      aria-label={msg(lang, 'ui.technologiesOpen')}
    >
      {groupFaces(technologies).map((faces) => (
        <li key={faces[0]?.card} className={clsx(faces.length > 1 && styles.faces)}>
          {faces.map((technology) => (
            <Offered
              key={technology.card}
              view={view}
              technology={technology}
              isFirst={first.has(technology.card)}
              isShown={technology.card === shown}
              inspect={inspect}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

function useArrowKeys(
  list: React.RefObject<HTMLUListElement | null>,
  view: View,
  technologies: readonly MarketTechnology[],
  shown: string | undefined,
): void {
  const cards = (): readonly HTMLElement[] => [
    ...(list.current?.querySelectorAll<HTMLElement>('button[data-card]') ?? []),
  ];
  const placeOf = (card: string | undefined) => cards().find((one) => one.dataset['card'] === card);

  // The Tab key stops at one card only: the shown one or, if none is shown, the first.
  useLayoutEffect(() => {
    const stop = placeOf(shown) ?? cards()[0];
    for (const one of cards()) one.tabIndex = one === stop ? 0 : -1;
  });

  const move = (step: readonly [number, number]): void => {
    const focused = cards().find((one) => one === document.activeElement);
    const from = focused ?? placeOf(shown);
    const next = from === undefined ? cards()[0] : (neighborOf(cards(), from, step) ?? from);
    if (next === undefined) return;
    showTechnology(view, next.dataset['card'] ?? '');
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const target = event.target as Element;
    // The keys work everywhere except in another dialog and in fields.
    const isOutside = target.closest('dialog') !== (list.current?.closest('dialog') ?? null);
    if (isOutside || target.matches('input, select, textarea')) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(step);
      return;
    }
    const isOnShown = shown !== undefined && target === placeOf(shown);
    const option = technologies.find(({ card }) => card === shown)?.option;
    if (event.key !== 'Enter' || !isOnShown || option === undefined) return;
    event.preventDefault();
    pressOption(view, option);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

interface OfferedProps extends Pick<CardGridProps, 'view' | 'inspect'> {
  readonly technology: MarketTechnology;
  /** Whether the card is drawn even before it is scrolled into view. */
  readonly isFirst: boolean;
  readonly isShown: boolean;
}

function Offered({ view, technology, isFirst, isShown, inspect }: OfferedProps) {
  const lang = useLang();
  const place = useRef<HTMLSpanElement>(null);
  const isInSight = useVisible(place, isFirst);
  const { card, reach, option } = technology;
  const isOpen = isWithinReach(view, technology);
  const missing = reach && missingText(lang, reach, technologyOf(card).type);
  return (
    <span
      ref={place}
      className={clsx(styles.place, !isOpen && styles.beyond, isShown && styles.shown)}
    >
      <Card
        card={card}
        className={styles.card}
        errata={hasCorrectedTexts(view.options)}
        cost
        brief
        dimmed={!isOpen}
        showsFace={isInSight || isShown}
        spokenContents={isOpen ? undefined : missing}
        picked={isShown}
        marked={false}
        onInspect={() => inspect({ kind: 'technology', card })}
        onChoose={() => pressTechnology(view, card)}
        tokens={option?.token}
      />
      {!isOpen && reach !== undefined && missing !== undefined && (
        <span className={styles.missing}>
          <MissingSymbols reach={reach} type={technologyOf(card).type} />
        </span>
      )}
    </span>
  );
}
