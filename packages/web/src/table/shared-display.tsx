// The shared display in front of the star: the role stacks, the planet deck, the pile of surveyed
// planets, and the technology piles.
import clsx from 'clsx';
import {
  backOf,
  kindOf,
  type OptionInfo,
  planetOf,
  ROLES,
  type Role,
  type TechnologyType,
  technologyAt,
  type View,
} from '@eminent/engine';
import { backLabel, msg, planetTypeName, roleName, termOf } from '@eminent/text';
import { CardScene } from '../art/card-scene.tsx';
import { RoleIcon, TypeIcon } from '../art/icons.tsx';
import { CardBack, CardStack } from '../cards/card-back.tsx';
import { longestWord } from '../cards/card-face.tsx';
import { Piece } from '../cards/piece.tsx';
import { PlanetBack, LaidAsidePlanet } from '../cards/planet-back.tsx';
import { RoleStrength } from '../cards/role-strength.tsx';
import { useStackChoice } from '../question/piece-answers.ts';
import { useLang } from '../settings/settings.ts';
import { alarmsOf, alarmText, type StackAlarm } from '../game/end-alarms.ts';
import { pilesOf } from './technology-filter.ts';
import type { TableWindow, Inspected } from '../game/table-windows.ts';
import styles from './shared-display.module.css';

interface DisplayProps {
  readonly view: View;
  readonly inspect: (inspected: Inspected) => void;
  /** Called with the option of the stack under the pointer or focus; undefined when they leave. */
  readonly onHover?: ((option: OptionInfo | undefined) => void) | undefined;
  readonly onOpen: (window: TableWindow) => void;
}

export function SharedDisplay({ view, inspect, onHover, onOpen }: DisplayProps) {
  const lang = useLang();
  return (
    <section className={styles.display} data-page="display" aria-label={msg(lang, 'ui.display')}>
      <div className={styles.planets}>
        <LaidAsidePile view={view} onOpen={onOpen} />
        <PlanetDeck view={view} />
      </div>
      <div className={styles.stacks} data-stacks>
        {ROLES.map((role) => (
          <Stack key={role} role={role} view={view} inspect={inspect} onHover={onHover} />
        ))}
        {isShared(view, 'trade') && <SharedCount view={view} />}
      </div>
      <div className={styles.technologies} data-anchor="technologies">
        <span className={styles.title} aria-hidden="true">
          {msg(lang, 'ui.technologies')}
        </span>
        {pilesOf(view).map((type) => (
          <TechnologyPile
            key={type}
            view={view}
            type={type}
            onOpen={() => onOpen({ kind: 'catalogue' })}
          />
        ))}
      </div>
    </section>
  );
}

function Stack({
  role,
  view,
  inspect,
  onHover,
}: Omit<DisplayProps, 'onOpen'> & { readonly role: Role }) {
  const lang = useLang();
  const card = view.stackOf[role];
  const left = view.stacks[card] ?? 0;
  const { option, ...choice } = useStackChoice(view, role);
  const preview = view.previews?.find((one) => one.role === role);
  const alarm = alarmsOf(view).stacks.get(card);
  const count = alarm && <Alarm n={left} alarm={alarm} />;
  return (
    <span
      className={styles.place}
      style={{ '--at': ROLES.indexOf(role) }}
      data-role={role}
      onPointerEnter={() => onHover?.(option)}
      onPointerLeave={() => onHover?.(undefined)}
      onBlur={() => onHover?.(undefined)}
      onFocus={() => onHover?.(option)}
    >
      <Piece
        className={styles.pile}
        data-hue={role}
        label={`${roleName(lang, role)}. ${msg(lang, 'ui.cardsLeft', { n: left })}`}
        anchor={`stack:${card}`}
        {...choice}
        onInspect={() => inspect({ kind: 'role', role })}
      >
        <CardStack
          n={left}
          badge={preview && <RoleStrength role={role} n={preview.symbols.most} />}
          tip="stackSize"
          below={isShared(view, role) ? <NoCount /> : count}
        >
          <TopCard role={role} card={card} />
        </CardStack>
      </Piece>
    </span>
  );
}

function TopCard({ role, card }: { readonly role: Role; readonly card: string }) {
  const name = roleName(useLang(), role);
  return (
    <span className={styles.top}>
      <CardScene card={card} small className={styles.scene} />
      <span className={styles.emblem}>
        <RoleIcon role={role} />
      </span>
      <b className={styles.name} style={{ '--letters': longestWord(name) }}>
        {name}
      </b>
    </span>
  );
}

function isShared({ stackOf }: View, role: Role): boolean {
  return ROLES.some((other) => other !== role && stackOf[other] === stackOf[role]);
}

/** Keeps the space of the card count of a shared stack. `SharedCount` shows the count. */
function NoCount() {
  return (
    <span className={styles.none} aria-hidden="true">
      <b className={styles.count}>0</b>
    </span>
  );
}

function SharedCount({ view }: Pick<DisplayProps, 'view'>) {
  const card = view.stackOf.trade;
  const left = view.stacks[card] ?? 0;
  const alarm = alarmsOf(view).stacks.get(card);
  return (
    <span
      className={styles.shared}
      style={{ '--at': ROLES.indexOf('produce') }}
      data-tip="stackSize"
      aria-hidden="true"
    >
      {alarm === undefined ? (
        <b className={styles.count}>{left}</b>
      ) : (
        <Alarm n={left} alarm={alarm} />
      )}
    </span>
  );
}

function Alarm({ n, alarm }: { readonly n: number; readonly alarm: StackAlarm }) {
  const lang = useLang();
  return (
    <span className={styles.alarm} data-alarm={alarm}>
      {alarmText(lang, n)}
    </span>
  );
}

function PlanetDeck({ view }: { readonly view: View }) {
  const lang = useLang();
  const { size, top } = view.planetDeck;
  const name = termOf(lang, 'planetDeck').term;
  const back = top === undefined ? '' : backLabel(lang, top);
  return (
    <span
      className={styles.place}
      role="img"
      aria-label={`${name}. ${msg(lang, 'ui.cardsLeft', { n: size })}. ${back}`}
      data-tip="planetDeck"
      data-anchor="planets"
    >
      <CardStack n={size} below={<Named name={msg(lang, 'ui.planets')} n={size} />}>
        {top === undefined ? <CardBack /> : <PlanetBack {...top} />}
      </CardStack>
    </span>
  );
}

function LaidAsidePile({ view, onOpen }: Pick<DisplayProps, 'view' | 'onOpen'>) {
  const lang = useLang();
  const { planetDiscard } = view;
  const last = planetDiscard.at(-1);
  const n = planetDiscard.length;
  return (
    <span className={clsx(styles.place, styles.lesser)}>
      <Piece
        className={styles.pile}
        label={msg(lang, 'ui.seenPlanets', { n })}
        anchor="seen"
        onInspect={() => onOpen({ kind: 'seen' })}
      >
        <CardStack n={n} below={<Named name={msg(lang, 'ui.seen')} n={n} />} tip="seen">
          {last !== undefined && (
            <LaidAsidePlanet planet={{ planet: last, ...backOf(planetOf(last)) }} />
          )}
        </CardStack>
      </Piece>
    </span>
  );
}

function TechnologyPile({
  view,
  type,
  onOpen,
}: {
  readonly view: View;
  readonly type: TechnologyType;
  readonly onOpen: () => void;
}) {
  const lang = useLang();
  const cards = view.technologies.filter((card) => technologyAt(kindOf(card)).type === type);
  const n = (type === 'diverse' ? undefined : view.technologyDecks?.[type]) ?? cards.length;
  const [top] = cards;
  return (
    <span className={clsx(styles.place, styles.lesser)}>
      <Piece
        className={styles.pile}
        data-hue={type}
        label={`${msg(lang, 'ui.technologies')}: ${planetTypeName(lang, type)}. ${msg(lang, 'ui.cardsLeft', { n })}`}
        anchor={`technologies:${type}`}
        onInspect={onOpen}
      >
        <CardStack n={n} tip="technology">
          <span className={styles.top}>
            {top !== undefined && <CardScene card={top} small className={styles.scene} />}
            <span className={styles.emblem}>
              <TypeIcon type={type} />
            </span>
          </span>
        </CardStack>
      </Piece>
    </span>
  );
}

function Named({ name, n }: { readonly name: string; readonly n: number }) {
  return (
    <>
      <span className={styles.words}>{name}</span> <b className={styles.count}>{n}</b>
    </>
  );
}
