// The technologies on offer: by planet type and level, with filters, both faces of double-sided cards side by side.
import { PLANET_TYPES, ROLES, type View } from '@eminent/engine';
import { msg, planetTypeName, roleName } from '@eminent/text';
import { useState } from 'react';
import { TypeIcon } from '../art/icons.tsx';
import { Card } from '../cards/card.tsx';
import { choose } from '../decide/picks.ts';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Inspected } from './details.tsx';
import { EVERYTHING, type Filter, fits, REACHES, technologyOf } from './technology-filter.ts';
import styles from './catalogue.module.css';

interface CatalogueProps {
  readonly view: View;
  readonly inspect: (inspected: Inspected) => void;
  readonly onClose: () => void;
}

export function Catalogue({ view, inspect, onClose }: CatalogueProps) {
  const lang = useLang();
  const [filter, setFilter] = useState(EVERYTHING);
  const offered = view.lookingTechnologies?.cards ?? view.technologies;
  const shown = offered.filter((card) => fits(view, technologyOf(card), filter));
  return (
    <Dialog
      title={msg(lang, 'ui.technologies')}
      className={styles.catalogue}
      onClose={onClose}
      controls={<Filters filter={filter} change={(part) => setFilter({ ...filter, ...part })} />}
    >
      {shown.length === 0 && <p>{msg(lang, 'ui.noTechnologies')}</p>}
      {PLANET_TYPES.map((type) => {
        const ofType = withFaces(shown.filter((card) => technologyOf(card).type === type));
        if (ofType.length === 0) return null;
        return (
          <section key={type} className={styles.type} data-hue={type}>
            <h3>
              <TypeIcon type={type} size={22} />
              {planetTypeName(lang, type)}
              <span className="soft">
                {msg(lang, 'ui.yourPlanets', {
                  n: view.players[view.seat ?? -1]?.planetsUp[type] ?? 0,
                })}
              </span>
            </h3>
            <div className={styles.cards}>
              {ofType.map((faces) => (
                <div key={faces[0]} className={faces.length > 1 ? styles.faces : styles.face}>
                  {faces.map((card) => {
                    const option = view.decision?.options.find(
                      (one) => one.kind === 'buy' && one.card === card,
                    );
                    return (
                      <Card
                        key={card}
                        card={card}
                        cost
                        errata={view.options.techErrata}
                        onInspect={() => inspect({ kind: 'technology', card })}
                        onChoose={
                          option === undefined
                            ? undefined
                            : () => {
                                onClose();
                                choose(view, option);
                              }
                        }
                      />
                    );
                  })}
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </Dialog>
  );
}

/** Both faces of a double-sided card together, in the order of level and name. */
function withFaces(cards: readonly string[]): readonly (readonly string[])[] {
  const seen = new Set<string>();
  const groups: (readonly string[])[] = [];
  const byLevel = [...cards].sort((a, b) => technologyOf(a).level - technologyOf(b).level);
  for (const card of byLevel) {
    if (seen.has(card)) continue;
    const other = technologyOf(card).otherFace;
    const faces = other !== undefined && cards.includes(other) ? [card, other] : [card];
    for (const face of faces) seen.add(face);
    groups.push(faces);
  }
  return groups;
}

function Filters({
  filter,
  change,
}: {
  readonly filter: Filter;
  readonly change: (part: Partial<Filter>) => void;
}) {
  const lang = useLang();
  return (
    <div className={styles.filters}>
      <select
        aria-label={msg(lang, 'ui.filterReach')}
        value={filter.reach}
        onChange={({ target }) =>
          change({ reach: REACHES.find((one) => one === target.value) ?? 'all' })
        }
      >
        {REACHES.map((reach) => (
          <option key={reach} value={reach}>
            {msg(lang, `ui.reach.${reach}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={msg(lang, 'ui.filterType')}
        value={filter.type}
        onChange={({ target }) =>
          change({ type: PLANET_TYPES.find((one) => one === target.value) ?? 'all' })
        }
      >
        <option value="all">{msg(lang, 'ui.allTypes')}</option>
        {PLANET_TYPES.map((one) => (
          <option key={one} value={one}>
            {planetTypeName(lang, one)}
          </option>
        ))}
      </select>
      <select
        aria-label={msg(lang, 'ui.filterLevel')}
        value={filter.level}
        onChange={({ target }) => change({ level: Number(target.value) })}
      >
        <option value={0}>{msg(lang, 'ui.allLevels')}</option>
        {[1, 2, 3].map((one) => (
          <option key={one} value={one}>
            {msg(lang, 'ui.level', { n: one })}
          </option>
        ))}
      </select>
      <select
        aria-label={msg(lang, 'ui.filterSymbol')}
        value={filter.symbol}
        onChange={({ target }) =>
          change({ symbol: ROLES.find((one) => one === target.value) ?? 'all' })
        }
      >
        <option value="all">{msg(lang, 'ui.allSymbols')}</option>
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {roleName(lang, one)}
          </option>
        ))}
      </select>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.permanent}
          onChange={({ target }) => change({ permanent: target.checked })}
        />
        {msg(lang, 'ui.permanent')}
      </label>
    </div>
  );
}
