// The shared display: role stacks, planet deck, technologies. Legal stacks lead their role.
import clsx from 'clsx';
import {
  type OptionInfo,
  PLANET_TYPES,
  ROLES,
  type Role,
  technologyAt,
  kindOf,
  type View,
} from '@eminent/engine';
import { backLabel, msg, planetTypeName, roleName, termOf } from '@eminent/text';
import { RoleIcon, TypeIcon } from '../art/icons.tsx';
import { PlanetArt } from '../art/planet-art.tsx';
import engraving from '../cards/engraving.module.css';
import { Piece } from '../cards/piece.tsx';
import { choose } from '../decide/picks.ts';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from './details.tsx';
import styles from './display.module.css';

interface DisplayProps {
  readonly view: View;
  readonly inspect: (inspected: Inspected) => void;
  readonly onConsider: (option: OptionInfo | undefined) => void;
  readonly onCatalogue: () => void;
}

export function Display({ view, inspect, onConsider, onCatalogue }: DisplayProps) {
  const lang = useLang();
  return (
    <section className={styles.display} data-page="display" aria-label={msg(lang, 'ui.display')}>
      {ROLES.map((role) => (
        <Stack key={role} role={role} view={view} inspect={inspect} onConsider={onConsider} />
      ))}
      <PlanetDeck view={view} />
      <TechnologyPile view={view} onCatalogue={onCatalogue} />
    </section>
  );
}

function Stack({
  role,
  view,
  inspect,
  onConsider,
}: Omit<DisplayProps, 'onCatalogue'> & { readonly role: Role }) {
  const lang = useLang();
  const card = view.stackOf[role];
  const left = view.stacks[card];
  const options = view.decision?.options ?? [];
  const option = options.find(
    (one) =>
      (one.kind === 'lead' && one.role === role) ||
      (one.kind === 'take' &&
        one.card === card &&
        !(role === 'trade' && view.stackOf.produce === card)),
  );
  const depth = left === undefined ? 0 : Math.min(5, Math.ceil(left / 3));
  const label = `${roleName(lang, role)}. ${msg(lang, 'ui.cardsLeft', { n: left ?? 0 })}`;
  return (
    <span
      className={styles.place}
      onPointerEnter={() => onConsider(option)}
      onFocus={() => onConsider(option)}
    >
      <Piece
        className={clsx(
          engraving.engraved,
          styles.stack,
          styles[`depth${depth}`],
          left === 0 && styles.empty,
        )}
        data-hue={role}
        data-scene={role}
        label={label}
        anchor={`stack:${card}`}
        onChoose={option === undefined ? undefined : () => choose(view, option)}
        onInspect={() => inspect({ kind: 'role', role })}
      >
        <RoleIcon role={role} size={38} />
        <b>{roleName(lang, role)}</b>
        <span className={styles.count}>{left ?? '–'}</span>
      </Piece>
    </span>
  );
}

function PlanetDeck({ view }: { readonly view: View }) {
  const lang = useLang();
  const { size, top } = view.planetDeck;
  return (
    <div className={styles.pile} data-anchor="planets">
      {top === undefined ? (
        <span />
      ) : (
        <PlanetArt
          name={`${top.type} ${top.warfareCost} ${top.colonizeCost}`}
          type={top.type}
          dark
          className={styles.art}
        />
      )}
      <b>{termOf(lang, 'planetDeck').term}</b>
      <span className={styles.count}>{size}</span>
      {top !== undefined && <small>{backLabel(lang, top)}</small>}
    </div>
  );
}

function TechnologyPile({
  view,
  onCatalogue,
}: {
  readonly view: View;
  readonly onCatalogue: () => void;
}) {
  const lang = useLang();
  const left = PLANET_TYPES.map((type) => ({
    type,
    n:
      view.technologyDecks?.[type] ??
      view.technologies.filter((card) => technologyAt(kindOf(card)).type === type).length,
  }));
  return (
    <button type="button" className={styles.pile} data-anchor="technologies" onClick={onCatalogue}>
      <b>{msg(lang, 'ui.technologies')}</b>
      {left.map(({ type, n }) => (
        <span key={type} className={styles.pileRow}>
          <TypeIcon type={type} size={19} />
          <span className="sr-only">{planetTypeName(lang, type)}</span>
          {n}
        </span>
      ))}
    </button>
  );
}
