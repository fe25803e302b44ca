// The icons of the page. Each role has a badge of its own shape, with a drawing or a letter.
import clsx from 'clsx';
import {
  type PlanetCategory,
  type PlanetKind,
  PLANET_TYPES,
  type PlanetType,
  type Role,
  type Ship,
  type SlotType,
  type TechnologyType,
} from '@eminent/engine';
import { RESOURCE_SHAPES, ROLE_SHAPES, STAR } from '@eminent/pictures';
import { planetTypeLetter, roleLetter, type TipId } from '@eminent/text';
import type { ReactNode } from 'react';
import { useLang, useSettings } from '../settings/settings.ts';
import styles from './icons.module.css';

interface Size {
  /** A number is in pixels at the default font size. Icons grow with the font size. */
  readonly size?: number | `${number}em` | undefined;
}

function Svg({
  size = 20,
  className,
  hue,
  tip,
  children,
}: Size & {
  readonly className?: string | undefined;
  readonly hue?: string;
  readonly tip?: TipId | undefined;
  readonly children: ReactNode;
}) {
  const side = typeof size === 'number' ? `${size / 16}rem` : size;
  return (
    <svg
      viewBox="0 0 24 24"
      width={side}
      height={side}
      aria-hidden="true"
      className={clsx(styles.icon, className)}
      data-hue={hue}
      data-tip={tip}
    >
      {children}
    </svg>
  );
}

const DRAWINGS: Readonly<Record<Role, ReactNode>> = {
  survey: (
    <>
      <path
        className={styles.cut}
        d="M3.8 12c3.4-5.8 13-5.8 16.4 0-3.4 5.8-13 5.8-16.4 0z"
        fill="none"
        strokeWidth="1.9"
      />
      <path
        className={styles.ink}
        d="m12 8.2 1.1 2.7 2.7 1.1-2.7 1.1L12 15.8l-1.1-2.7L8.2 12l2.7-1.1z"
      />
    </>
  ),
  warfare: (
    <path className={styles.ink} d="m12 4.4 2 6.4 5.2 5.6-5-.9L12 18.6l-2.2-3.1-5 .9L10 10.8z" />
  ),
  colonize: (
    <>
      <path className={styles.ink} d="M5.2 16.2a6.8 6.8 0 0 1 13.6 0z" />
      <path className={styles.cut} d="M4.4 18.5h15.2M12 9.6V4.8" strokeWidth="1.7" />
      <path className={styles.ink} d="m12 4.4 4.2 1.5L12 7.6z" />
    </>
  ),
  produce: (
    <>
      <path
        className={styles.cut}
        d="m12 4.6 6.4 3.7v7.4L12 19.4l-6.4-3.7V8.3z"
        fill="none"
        strokeWidth="1.9"
        strokeLinejoin="round"
      />
      <path
        className={styles.cut}
        d="M5.9 8.5 12 12l6.1-3.5M12 12v7.2"
        fill="none"
        strokeWidth="1.9"
      />
    </>
  ),
  trade: (
    <>
      <path className={styles.ink} d="M6.2 8.1h7.6V5.7l4.9 3.7-4.9 3.7v-2.6H6.2z" />
      <path className={styles.ink} d="M17.8 13.6h-7.6v-2.4L5.3 14.9l4.9 3.7v-2.6h7.6z" />
    </>
  ),
  research: (
    <>
      <path
        fill="none"
        className={styles.cut}
        strokeWidth="1.6"
        d="M4 12a8 3.1 0 1 0 16 0a8 3.1 0 1 0-16 0M8 5.07a8 3.1 60 1 0 8 13.86a8 3.1 60 1 0-8-13.86M16 5.07a8 3.1 120 1 0-8 13.86a8 3.1 120 1 0 8-13.86"
      />
      <circle className={styles.ink} cx="12" cy="12" r="1.9" />
    </>
  ),
};

/** The badge of a role with its drawing; its letter by a setting or in the contrast theme. */
export function RoleIcon({ role, size = 20 }: Size & { readonly role: Role }) {
  const isLettered = useSettings(({ letters, theme }) => letters || theme === 'contrast');
  return (
    <Svg size={size} className={styles.roleIcon} hue={role} tip={`symbol:${role}`}>
      <path className={styles.badge} d={ROLE_SHAPES[role]} fill="currentColor" />
      <path d={ROLE_SHAPES[role]} className={styles.bevel} />
      {isLettered ? <RoleLetter role={role} /> : DRAWINGS[role]}
    </Svg>
  );
}

function RoleLetter({ role }: { readonly role: Role }) {
  const lang = useLang();
  return (
    <text
      className={styles.letter}
      x="12"
      y="16.6"
      textAnchor="middle"
      fontSize="13"
      fontWeight="800"
    >
      {roleLetter(lang, role)}
    </text>
  );
}

/** The badge of a role, 1em wide, behind a number. `drawn` adds its drawing, faintly. */
export function RoleShape({ role, drawn }: { readonly role: Role; readonly drawn: boolean }) {
  return (
    <Svg size="1em" className={styles.shape}>
      <path d={ROLE_SHAPES[role]} className={styles.rim} fill="currentColor" strokeWidth="2.4" />
      <path d={ROLE_SHAPES[role]} className={styles.bevel} />
      {drawn && <g className={styles.shade}>{DRAWINGS[role]}</g>}
    </Svg>
  );
}

/** The influence star, 1em wide, with a disc behind its number. */
export function GoldenStar() {
  return (
    <Svg size="1em" className={styles.golden} tip="influence">
      <path className={styles.star} d={STAR} strokeWidth="1.6" />
      <circle className={styles.disc} cx="12" cy="12" r="7.4" />
    </Svg>
  );
}

/** Defines the SVG gradients of badges and stars. Rendered once per page. */
export function BadgeLight() {
  return (
    <svg width="0" height="0" className={styles.light} aria-hidden="true">
      <linearGradient id="badge-light" x1=".1" y1="0" x2=".8" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".5" />
        <stop offset=".35" stopColor="#fff" stopOpacity=".04" />
        <stop offset=".7" stopColor="#000" stopOpacity=".04" />
        <stop offset="1" stopColor="#000" stopOpacity=".32" />
      </linearGradient>
      <linearGradient id="badge-gold" x1=".2" y1="0" x2=".8" y2="1">
        <stop offset="0" stopColor="#fff3c9" />
        <stop offset=".45" stopColor="#f0c25e" />
        <stop offset="1" stopColor="#9a6a1f" />
      </linearGradient>
      <linearGradient id="badge-disc" x1=".2" y1="0" x2=".8" y2="1">
        <stop offset="0" stopColor="#ffe9a8" />
        <stop offset="1" stopColor="#e2a93f" />
      </linearGradient>
    </svg>
  );
}

const RESOURCES: Readonly<Record<SlotType, { readonly outline: string; readonly detail: string }>> =
  {
    food: {
      outline: RESOURCE_SHAPES.food,
      detail:
        'M12 20V9.5m0 5.2c-4.6 0-5.6-2.8-5.6-5.6 3.7 0 5.6 1.9 5.6 5.6zm0-2.6c0-3.7 1.9-5.6 5.6-5.6 0 3.7-1.9 5.6-5.6 5.6z',
    },
    water: {
      outline: RESOURCE_SHAPES.water,
      detail: 'M7.6 14.5a4.4 4.4 0 0 0 4.4 4.4',
    },
    iron: {
      outline: RESOURCE_SHAPES.iron,
      detail: 'M7.5 9h9M5.8 14.5h12.4',
    },
    any: {
      outline: RESOURCE_SHAPES.food,
      detail: 'M5 5l14 14M19 5 5 19',
    },
    silicon: {
      outline: RESOURCE_SHAPES.silicon,
      detail: 'M2.5 8.5h19M8.5 8.5 12 23l3.5-14.5L12 1z',
    },
  };

/** A resource if `filled`, else an empty slot for it, dashed. */
export function SlotIcon({
  resource,
  filled,
  size = 22,
}: Size & { readonly resource: SlotType; readonly filled: boolean }) {
  const { outline, detail } = RESOURCES[resource];
  return (
    <Svg
      size={size}
      className={clsx(styles.slot, filled && styles.filled)}
      hue={resource}
      tip={resource === 'any' ? undefined : `${filled ? 'filled' : 'slot'}:${resource}`}
    >
      {!filled && (
        <path d={outline} className={styles.under} strokeWidth="2.8" strokeLinejoin="round" />
      )}
      <path d={outline} className={styles.bed} strokeWidth="1.6" strokeLinejoin="round" />
      <path
        d={detail}
        className={styles.goods}
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

const HULLS: Readonly<Record<Ship, ReactNode>> = {
  fighter: (
    <path d="m12 1.5 3 9.5 7 8.5-6.5-1.3L12 22.5l-3.5-4.3L2 19.5 9 11z" fill="currentColor" />
  ),
  destroyer: (
    <>
      <path d="M12 1 17 9.5V17l4.5 5.5H2.5L7 17V9.5z" fill="currentColor" />
      <path className={styles.cut} d="M9.5 13.2h5M9.5 17h5" strokeWidth="1.7" />
    </>
  ),
  battlecruiser: (
    <>
      <path
        d="M12 .5 15 5v3.5h5.5V6.8L23.5 12v7.5L20 22.5H4L.5 19.5V12l3-5.2v1.7H9V5z"
        fill="currentColor"
      />
      <path className={styles.cut} d="M5 13.4h14M5 17.6h14M12 9.8v11" strokeWidth="1.6" />
    </>
  ),
};

export function ShipIcon({
  ship,
  size,
  tip = ship,
}: Size & { readonly ship: Ship; readonly tip?: TipId }) {
  return (
    <Svg size={size} className={styles.fighter} tip={tip}>
      {HULLS[ship]}
    </Svg>
  );
}

export function FighterIcon({ size }: Size) {
  return <ShipIcon ship="fighter" size={size} />;
}

const CATEGORIES: Readonly<Record<PlanetCategory, ReactNode>> = {
  bustling: <path d="m13.6 4-7 9.4h4.6L9.4 20l8-10h-5z" className={styles.category} />,
  civilized: (
    <path
      d="M12 4.5v15M12 12l-5.4 5.4M12 12l5.4 5.4M12 4.5a7.5 7.5 0 1 1-.1 0z"
      className={styles.peace}
    />
  ),
  hostile: <path d="M4.5 7h15l-1.6 9.5-2.9-5.2-3 7.2-3-7.2-2.9 5.2z" className={styles.category} />,
};

export function CategoryIcon({ category, size }: Size & { readonly category: PlanetCategory }) {
  return (
    <Svg size={size} className={styles.kind} tip={category}>
      <circle cx="12" cy="12" r="11" className={styles.bed} />
      {CATEGORIES[category]}
    </Svg>
  );
}

export function InfluenceIcon({ size }: Size) {
  return (
    <Svg size={size} className={styles.influence} tip="influence">
      <path d={STAR} fill="currentColor" />
    </Svg>
  );
}

export function ColonyIcon({ size }: Size) {
  return (
    <Svg size={size} className={styles.colony} tip="colony">
      <path d="M3 17a9 9 0 0 1 18 0z" fill="currentColor" />
      <path d="M1.5 20.5h21" stroke="currentColor" strokeWidth="2.4" />
    </Svg>
  );
}

export function HandIcon({ size }: Size) {
  return (
    <Svg size={size} tip="handLimit">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinejoin="round">
        <path d="m3 8 6-2.5 5.5 13-6 2.5z" />
        <path d="m10.5 5 6.5-1v14h-3" />
        <path d="m17 6.5 4.5 1-3 12-1.5-.4" />
      </g>
    </Svg>
  );
}

export function DeckIcon({ size }: Size) {
  return (
    <Svg size={size} tip="deck">
      <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinejoin="round">
        <path d="M4 7.5h11v14H4z" />
        <path d="M7 7V4.5h11v14h-2.5M10.5 4V2H21v13.5h-2.5" />
      </g>
    </Svg>
  );
}

/** The outline of each emblem. Types are distinct without color. */
const TYPE_SHAPES: Readonly<Record<PlanetKind | TechnologyType, string>> = {
  prestige: 'M12 1.5 22.5 9.4 18.5 21.6H5.5L1.5 9.4z',
  utopian: 'M12 1.5 22.5 12 12 22.5 1.5 12z',
  diverse: 'M12 2 22.5 20.5h-21z',
  advanced: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z',
  fertile: 'M12 1.6a10.4 10.4 0 1 1 0 20.8 10.4 10.4 0 0 1 0-20.8z',
  metallic: 'M6.6 2.6h10.8L22.8 12l-5.4 9.4H6.6L1.2 12z',
};

/** Whether a type is one of the three of the base game. Only these have tooltips. */
export function isTipOfType(type: string): type is PlanetType {
  return PLANET_TYPES.some((one) => one === type);
}

/** The emblem of a planet or technology type, with its initial in the language of the page. */
export function TypeIcon({
  type,
  size = 18,
}: Size & { readonly type: PlanetKind | TechnologyType }) {
  const lang = useLang();
  return (
    <Svg size={size} className={styles.type} hue={type} tip={isTipOfType(type) ? type : undefined}>
      <path d={TYPE_SHAPES[type]} className={styles.bed} strokeWidth="1.9" strokeLinejoin="round" />
      <text
        className={styles.letter}
        x="12"
        y="16.8"
        textAnchor="middle"
        fontSize="13.5"
        fontWeight="700"
      >
        {planetTypeLetter(lang, type)}
      </text>
    </Svg>
  );
}

const SIGNS = {
  undo: 'M9 5 4 10l5 5M4.5 10H15a5 5 0 0 1 0 10h-4',
  hint: 'M9 18h6M10 21h4M12 3a6.5 6.5 0 0 1 4 11.6c-.8.7-1 1.4-1 2.4H9c0-1-.2-1.7-1-2.4A6.5 6.5 0 0 1 12 3z',
  book: 'M12 6c-2-1.6-5-2-8-1.6v14c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6v-14C17 4 14 4.4 12 6zm0 0v14',
  puzzle: 'M9 5a2.5 2.5 0 0 1 5 0h5v5a2.5 2.5 0 0 0 0 5v5H4v-5a2.5 2.5 0 0 0 0-5V5z',
  gear: 'M12 8.5a3.5 3.5 0 1 0 .1 0zM12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2',
  leave: 'M10 4H4v16h6M9 12h12m-4-4 4 4-4 4',
  log: 'M5 5h14M5 10h14M5 15h9M5 20h6',
  technology: 'M9 3v6L4 19a2 2 0 0 0 2 3h12a2 2 0 0 0 2-3L15 9V3M7 3h10M7 15h10',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 8.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12',
  mute: 'M4 9v6h4l5 4V5L8 9zm12 0 6 6m0-6-6 6',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  close: 'm5 5 14 14M19 5 5 19',
  play: 'M7 4v16l13-8z',
  pause: 'M8 4v16M16 4v16',
  back: 'M15 4 7 12l8 8',
  replay: 'M4 4v6h6M4.5 10A8 8 0 1 1 4 14',
  next: 'm9 4 8 8-8 8',
  turnBack: 'M12 5 5 12l7 7M20 5l-7 7 7 7',
  turnOn: 'm12 5 7 7-7 7M4 5l7 7-7 7',
  filter: 'M3.5 6h17M7 12h10M10.5 18h3',
  turn: 'M4 10.5a8 8 0 0 1 14-4l2 2M20 4v4.5h-4.5M20 13.5a8 8 0 0 1-14 4l-2-2M4 20v-4.5h4.5',
  alarm: 'M12 3 22.5 21h-21zM12 9.5v5M12 17.2v.6',
  choices: 'M4 6h.5M9 6h11M4 12h.5M9 12h11M4 18h.5M9 18h11',
  menu: 'M4 6h16M4 12h16M4 18h10',
  plus: 'M12 4v16M4 12h16',
  clock: 'M12 3a9 9 0 1 1-.1 0zM12 7v5.3l3.4 2',
  eye: 'M2.5 12c4-6.6 15-6.6 19 0-4 6.6-15 6.6-19 0zM12 9a3 3 0 1 1-.1 0z',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1.6 1.6H4.4zM10 21.3h4',
  share: 'M12 15V3M8 7l4-4 4 4M7 11H5v10h14V11h-2',
  copy: 'M8.5 8.5H20V21H8.5zM5 15.5H4V3h11.5v2',
  key: 'M8 8a4.5 4.5 0 1 1-.1 0zM12.5 12.5H22v3.6M18 12.5v3',
  person: 'M12 4a4 4 0 1 1-.1 0zM4 21c.4-9 15.6-9 16 0',
  friends:
    'M8.5 5a3.4 3.4 0 1 1-.1 0zM2 20c.3-7.6 12.7-7.6 13 0M15.5 5.4a3.3 3.3 0 0 1 0 6.2M17.5 14c3 .7 4.4 2.8 4.5 6',
  talk: 'M4 5h16v11h-8l-5 4v-4H4z',
  send: 'M3.5 11.5 21 4l-5 17-4.5-7zM21 4 11.5 14',
  seal: 'M7.5 11V8.5a4.5 4.5 0 0 1 9 0V11M6 11h12v8.5H6zM12 14v2.5',
  flag: 'M5 21V4h13l-3 4.5 3 4.5H5',
  globe: 'M12 3a9 9 0 1 1-.1 0zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  noContact:
    'M5 13.5a10 10 0 0 1 5-2.7M8.5 17a5 5 0 0 1 6.5-.4M2 10a15 15 0 0 1 6-3.6M14 5.8a15 15 0 0 1 8 4.2M12 20.3v.4M4 3l16 17',
  help: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18v.5',
} as const;
export type Sign = keyof typeof SIGNS;

export function SignIcon({ sign, size = 20 }: Size & { readonly sign: Sign }) {
  return (
    <Svg size={size}>
      <path
        d={SIGNS[sign]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
}

/** The logo: a planet and a moon with two orbits. */
export function Sigil({ size = 40 }: { readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 64 64"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
      className={styles.sigil}
    >
      <g fill="none" stroke="currentColor" strokeWidth="2.2">
        <ellipse cx="32" cy="32" rx="29" ry="11" transform="rotate(-24 32 32)" />
        <circle cx="32" cy="32" r="28" strokeDasharray="2 5.3" strokeWidth="1.6" />
      </g>
      <circle cx="32" cy="32" r="13" fill="currentColor" />
      <path d="M32 19a13 13 0 0 1 0 26 17 17 0 0 0 0-26z" fill="#000" opacity=".35" />
      <circle cx="56" cy="20" r="3.4" fill="currentColor" />
    </svg>
  );
}
