// The player's planets below the shared display, to select or inspect. Face-up planets come first.
import type { PlanetView, PlayerView, View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useLayoutEffect, useRef } from 'react';
import { Planet } from '../cards/planet.tsx';
import { usePlanetChoice } from '../question/piece-answers.ts';
import { useLang } from '../settings/settings.ts';
import { OrbitDust } from './orbit-dust.tsx';
import { nearPlace } from './orbit-positions.ts';
import type { Inspected } from '../game/table-windows.ts';
import { useShownTechnology } from './market/shown-technology.ts';
import { asksForTechnology } from '../game/technology-question.ts';
import { technologyOf } from './technology-filter.ts';
import styles from './empire.module.css';

interface EmpireProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly inspect: (inspected: Inspected) => void;
}

/** With fewer planets, dust is drawn along the orbit, which would look empty. */
const MIN_PLANETS_WITHOUT_DUST = 4;

function displayOrder(planets: readonly PlanetView[]): readonly number[] {
  const places = planets.map((_, at) => at);
  const isUp = (at: number) => planets[at]?.up === true;
  return [...places.filter(isUp), ...places.filter((at) => !isUp(at))];
}

export function OwnEmpire({ view, player, inspect }: EmpireProps) {
  const lang = useLang();
  const { planets, seat } = player;
  const arc = useScrollToSelectable(view);
  return (
    <section
      className={styles.empire}
      data-page="own"
      aria-label={msg(lang, 'ui.yourEmpire')}
      style={{ '--n': Math.max(planets.length, 1) }}
    >
      {planets.length < MIN_PLANETS_WITHOUT_DUST && <OrbitDust />}
      <div className={styles.arc} ref={arc}>
        {displayOrder(planets).map((at, place) => {
          const planet = planets[at];
          return planet === undefined ? null : (
            <span
              key={`${seat} ${at + 1}`}
              className={styles.planet}
              style={nearPlace(place, planets.length)}
            >
              <OwnPlanet view={view} planet={planet} seat={seat} at={at} inspect={inspect} />
            </span>
          );
        })}
      </div>
    </section>
  );
}

/** Scrolls the first selectable planet into view at each question. */
function useScrollToSelectable({ ply, decision }: View) {
  const arc = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = arc.current;
    const place = row?.querySelector('[data-legal]')?.parentElement;
    if (row === null || place === null || place === undefined) return;
    const { left, right } = row.getBoundingClientRect();
    const box = place.getBoundingClientRect();
    const beyond = Math.max(0, box.right - right) + Math.min(0, box.left - left);
    // Scrolls only if the planet is outside the visible part of the row.
    if (beyond !== 0) row.scrollBy({ left: beyond + Math.sign(beyond) * box.width });
  }, [ply, decision?.step]);
  return arc;
}

function OwnPlanet({
  view,
  planet,
  seat,
  at,
  inspect,
}: Pick<EmpireProps, 'view' | 'inspect'> & {
  readonly planet: PlanetView;
  readonly seat: number;
  readonly at: number;
}) {
  const choice = usePlanetChoice(view, at);
  const wanted = useShownTechnology(view);
  const isRequiredType =
    asksForTechnology(view) &&
    planet.up &&
    wanted !== undefined &&
    technologyOf(wanted).type === planet.type;
  return (
    <Planet
      planet={planet}
      className={isRequiredType ? styles.counts : undefined}
      anchor={`planet:${seat}:${at}`}
      {...choice}
      onInspect={() => inspect({ kind: 'planet', seat, at })}
    />
  );
}
