// The legend of a piece: the meaning of each printed symbol, for newcomers and touch screens.
import {
  cardAt,
  kindOf,
  type PlanetView,
  planetAt,
  planetOf,
  type SlotView,
} from '@eminent/engine';
import { msg, type TipId, tipText } from '@eminent/text';
import type { ReactNode } from 'react';
import {
  CategoryIcon,
  ColonyIcon,
  HandIcon,
  RoleIcon,
  ShipIcon,
  SlotIcon,
  isTipOfType,
  TypeIcon,
} from '../art/icons.tsx';
import { InfluenceStar } from '../cards/influence-star.tsx';
import { useLang } from '../settings/settings.ts';
import styles from './piece-legend.module.css';

interface Fact {
  readonly tip: TipId;
  readonly sign: ReactNode;
  readonly n?: string;
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const lang = useLang();
  return (
    <ul className={styles.facts}>
      {facts.map(({ tip, sign, n }, i) => {
        const text = tipText(lang, tip);
        return (
          <li key={`${tip} ${i + 1}`}>
            <span className={styles.sign} aria-hidden="true">
              {sign}
            </span>
            <span>
              <b>
                {text?.term}
                {n !== undefined && ` ${n}`}
              </b>
              <small>{text?.text}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const ICON_PX = 26;

function influenceFact(n: number): Fact {
  return { tip: 'influence', sign: <InfluenceStar n={n} />, n: String(n) };
}

/** The legend of a planet. Without a known front: only its type and costs. */
export function PlanetFacts({ planet }: { readonly planet: PlanetView }) {
  const { planet: id, type, attack, settle, slots = [] } = planet;
  const front = id === undefined ? undefined : planetAt(planetOf(id));
  const facts: Fact[] = isTipOfType(type)
    ? [{ tip: type, sign: <TypeIcon type={type} size={ICON_PX} /> }]
    : [];
  if (attack !== undefined) {
    facts.push({
      tip: 'attack',
      sign: <ShipIcon ship={planet.warfareShip ?? 'fighter'} size={ICON_PX} />,
      n: `${attack.have}/${attack.need}`,
    });
  }
  if (planet.category !== undefined) {
    facts.push({
      tip: planet.category,
      sign: <CategoryIcon category={planet.category} size={ICON_PX} />,
    });
  }
  if (settle !== undefined && planet.category !== 'hostile') {
    facts.push({
      tip: 'settle',
      sign: <ColonyIcon size={ICON_PX} />,
      n: `${settle.have}/${settle.need}`,
    });
  }
  if (front === undefined) return <Facts facts={facts} />;
  facts.push(influenceFact(front.influence));
  const shownSlots: readonly SlotView[] =
    slots.length > 0 ? slots : front.slots.map((resource) => ({ resource, filled: false }));
  for (const { resource, filled } of shownSlots) {
    facts.push({
      tip: resource === 'any' ? 'anySlot' : `${filled ? 'filled' : 'slot'}:${resource}`,
      sign: <SlotIcon resource={resource} filled={filled} size={ICON_PX} />,
    });
  }
  for (const role of [front.symbol, front.secondSymbol]) {
    if (role !== undefined) {
      facts.push({ tip: `symbol:${role}`, sign: <RoleIcon role={role} size={ICON_PX} /> });
    }
  }
  for (const ship of front.replenishing ?? []) {
    facts.push({ tip: 'dock', sign: <ShipIcon ship={ship} size={ICON_PX} /> });
  }
  if (front.handLimit > 0) {
    facts.push({ tip: 'handLimit', sign: <HandIcon size={ICON_PX} />, n: `+${front.handLimit}` });
  }
  return <Facts facts={facts} />;
}

/** The legend of a card: its symbols and, for a technology, everything else printed on it. */
export function CardFacts({ card }: { readonly card: string }) {
  const lang = useLang();
  const def = cardAt(kindOf(card));
  const facts: Fact[] = [...new Set(def.symbols)].map((role) => {
    const n = def.symbols.filter((one) => one === role).length;
    return {
      tip: `symbol:${role}`,
      sign: <RoleIcon role={role} size={ICON_PX} />,
      ...(n > 1 ? { n: msg(lang, 'ui.timesShort', { n }) } : {}),
    };
  });
  if (def.family !== 'technology') return <Facts facts={facts} />;
  if (def.influence > 0) facts.push(influenceFact(def.influence));
  if (def.cost > 0) {
    facts.push({
      tip: 'researchCost',
      sign: <RoleIcon role="research" size={ICON_PX} />,
      n: String(def.cost),
    });
  }
  facts.push({
    tip: 'planetsNeeded',
    sign: <TypeIcon type={def.type} size={ICON_PX} />,
    n: String(def.planets),
  });
  if (def.shipCost !== undefined) {
    const { ship, n } = def.shipCost;
    facts.push({ tip: 'shipCost', sign: <ShipIcon ship={ship} size={ICON_PX} />, n: String(n) });
  }
  if (def.resourceIcon !== undefined) {
    facts.push({
      tip: 'icon',
      sign: <SlotIcon resource={def.resourceIcon} filled size={ICON_PX} />,
    });
  }
  const [icon] = def.shipIcons ?? [];
  if (icon !== undefined) {
    facts.push({ tip: 'icon', sign: <ShipIcon ship={icon} size={ICON_PX} /> });
  }
  if (def.permanent) {
    facts.push({ tip: 'permanent', sign: <i className={styles.brass} /> });
    facts.push({ tip: 'doubleSided', sign: <i className={styles.brass} /> });
  }
  return <Facts facts={facts} />;
}
