// Our icons: every role, resource and planet type has a shape and a letter besides its colour.
import type { PlanetType, Resource, Role } from '@eminent/engine';

const ROLE_SHAPES: Readonly<Record<Role, string>> = {
  survey: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  warfare: 'M12 1 23 21H1z',
  colonize: 'M12 1 22 7v10l-10 6-10-6V7z',
  produce: 'M2 2h20v20H2z',
  trade: 'M12 0 24 12 12 24 0 12z',
  research: 'M12 1l3.2 6.9 7.6.8-5.6 5.1 1.6 7.4L12 17.4 5.2 21.2l1.6-7.4L1.2 8.7l7.6-.8z',
};

const ROLE_LETTERS: Readonly<Record<Role, string>> = {
  survey: 'S',
  warfare: 'W',
  colonize: 'C',
  produce: 'P',
  trade: 'T',
  research: 'R',
};

/** A role or its symbol. */
export function RoleIcon({ role, size = 20 }: { readonly role: Role; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={`icon ${role}`}
    >
      <path d={ROLE_SHAPES[role]} fill="currentColor" />
      <text
        x="12"
        y={role === 'warfare' ? 18.5 : 16.3}
        textAnchor="middle"
        fontSize="11"
        fontWeight="800"
      >
        {ROLE_LETTERS[role]}
      </text>
    </svg>
  );
}

const RESOURCE_LETTERS: Readonly<Record<Resource, string>> = {
  food: 'F',
  water: 'W',
  iron: 'I',
  silicon: 'S',
};

/** A slot with or without its resource. */
export function SlotIcon({
  resource,
  filled,
}: {
  readonly resource: Resource;
  readonly filled: boolean;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      aria-hidden="true"
      className={`icon slot ${resource}`}
    >
      <rect
        x="2"
        y="2"
        width="20"
        height="20"
        rx="6"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <text
        x="12"
        y="16.3"
        textAnchor="middle"
        fontSize="11"
        fontWeight="800"
        className={filled ? '' : 'hollow'}
      >
        {RESOURCE_LETTERS[resource]}
      </text>
    </svg>
  );
}

/** A planet as a small disc: oceans, city lights or craters by its type. */
export function PlanetDisc({
  type,
  size = 44,
}: {
  readonly type: PlanetType;
  readonly size?: number;
}) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      aria-hidden="true"
      className={`disc ${type}`}
    >
      <circle cx="24" cy="24" r="17" fill="currentColor" />
      {type === 'fertile' && (
        <path
          d="M10 20c6-5 10 2 15-2s9-1 13 1c2 8-2 13-6 16-4-4-8-1-12-4s-8-4-10-11z"
          className="mark"
        />
      )}
      {type === 'advanced' && (
        <>
          <path
            d="M14 22h3v3h-3zm7 6h3v3h-3zm7-9h3v3h-3zm-6-4h3v3h-3zm9 12h3v3h-3z"
            className="mark"
          />
          <ellipse
            cx="24"
            cy="24"
            rx="23"
            ry="6"
            fill="none"
            strokeWidth="2"
            className="ring"
            transform="rotate(-18 24 24)"
          />
        </>
      )}
      {type === 'metallic' && (
        <>
          <circle cx="18" cy="19" r="4" className="mark" />
          <circle cx="30" cy="28" r="5.5" className="mark" />
          <circle cx="19" cy="32" r="2.5" className="mark" />
        </>
      )}
      <path d="M24 7a17 17 0 0 1 0 34 21 21 0 0 0 0-34z" fill="#000" opacity=".28" />
    </svg>
  );
}
