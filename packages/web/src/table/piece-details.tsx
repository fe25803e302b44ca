// The window that describes a piece: a large picture, texts, and why it cannot be used now.
import {
  type PlanetView,
  planetAt,
  planetOf,
  type Role,
  type Subject,
  takenTechnologies,
  type View,
} from '@eminent/engine';
import {
  cardLabel,
  cardText,
  eitherText,
  type Locale,
  msg,
  planetName,
  reconstructedText,
  roleName,
  roleText,
  scenarioName,
  scenarioText,
  spokenCard,
  takenText,
  takingText,
  hasCorrectedTexts,
} from '@eminent/text';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { RoleIcon, ShipIcon } from '../art/icons.tsx';
import { ScenarioPicture } from '../cards/scenario-picture.tsx';
import { LargeFace } from '../cards/large-face.tsx';
import { Planet, spokenOf } from '../cards/planet.tsx';
import { UnavailableReason } from '../question/unavailable-reason.tsx';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CardFacts, PlanetFacts } from './piece-legend.tsx';
import { PermanentPieces } from './permanent.tsx';
import { goesTo } from './market/market-technologies.ts';
import type { Inspected } from '../game/table-windows.ts';
import styles from './piece-details.module.css';

interface DetailsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly inspected: Inspected;
  readonly onClose: () => void;
}

/** The uses of the piece whose possibility the window explains. */
function subjectsOf(view: View, inspected: Inspected): readonly Subject[] {
  switch (inspected.kind) {
    case 'card': {
      const inHand = view.players[view.seat ?? -1]?.hand?.includes(inspected.card) === true;
      return inHand ? [inspected] : [];
    }
    case 'technology':
    case 'role':
      return [inspected];
    case 'scenario':
      return [];
    case 'fleet':
      return inspected.seat === view.seat ? [{ kind: 'fleet' }] : [];
    case 'planet': {
      const planet = view.players[inspected.seat]?.planets[inspected.at];
      if (inspected.seat !== view.seat || planet === undefined) return [];
      if (planet.up) return hasAction(planet) ? [{ kind: 'use', at: inspected.at }] : [];
      return [
        { kind: 'settle', at: inspected.at },
        { kind: 'attack', at: inspected.at },
      ];
    }
  }
}

function hasAction({ planet }: PlanetView): boolean {
  return planet !== undefined && planetAt(planetOf(planet)).action !== undefined;
}

export function PieceDetails({ view, names, inspected, onClose }: DetailsProps) {
  const lang = useLang();
  const subjects = useMemo(() => subjectsOf(view, inspected), [view, inspected]);
  const { title, id, picture, words } = describe(lang, view, names, inspected);
  const reconstructed = reconstructedText(lang, id);
  return (
    <Dialog title={title} className={styles.window} onClose={onClose}>
      <div className={styles.detail}>
        {picture}
        <div className={styles.words}>
          {words}
          {reconstructed !== undefined && <p className="soft">{reconstructed}</p>}
          {subjects.map((subject) => (
            <UnavailableReason key={subject.kind} subject={subject} names={names} />
          ))}
          <p>
            <Link href="/rules" className={styles.more}>
              {msg(lang, 'ui.cardsAndRules')}
            </Link>
          </p>
        </div>
      </div>
    </Dialog>
  );
}

interface Description {
  readonly title: string;
  /** Id of the card or planet; empty if unknown, and for scenarios and fleet tiles. */
  readonly id: string;
  readonly picture: ReactNode;
  readonly words: ReactNode;
}

function describe(
  lang: Locale,
  view: View,
  names: readonly string[],
  inspected: Inspected,
): Description {
  switch (inspected.kind) {
    case 'card':
    case 'technology':
      return describeCard(lang, view, names, inspected);
    case 'role':
      return describeRole(lang, view, inspected.role);
    case 'scenario':
      return describeScenario(lang, inspected.scenario);
    case 'fleet':
      return describeFleet(lang, view, inspected.seat);
    case 'planet':
      return describePlanet(lang, view.players[inspected.seat]?.planets[inspected.at]);
  }
}

function describeCard(
  lang: Locale,
  view: View,
  names: readonly string[],
  inspected: Extract<Inspected, { readonly card: string }>,
): Description {
  const { kind, card } = inspected;
  const errata = hasCorrectedTexts(view.options);
  const owner = kind === 'card' ? view.players[inspected.seat ?? -1] : undefined;
  return {
    title: cardLabel(lang, card),
    id: card,
    picture: <LargeFace card={card} errata={errata} hasLabel={false} />,
    words: (
      <>
        <CardWords card={card} errata={errata} />
        {kind === 'card' && <BoostableRoles view={view} card={card} />}
        {owner && <PermanentPieces player={owner} card={card} />}
        {kind === 'technology' && <TakingOutcome view={view} names={names} card={card} />}
      </>
    ),
  };
}

function describeRole(lang: Locale, view: View, role: Role): Description {
  const card = view.stackOf[role];
  const errata = hasCorrectedTexts(view.options);
  const text = roleText(lang, role);
  return {
    title: roleName(lang, role),
    id: card,
    picture: <LargeFace card={card} errata={errata} hasLabel={false} />,
    words: (
      <>
        <h3 className={styles.role}>
          <RoleIcon role={role} size={30} />
          {roleName(lang, role)}
        </h3>
        <p>{text.role}</p>
        <p>{text.leader}</p>
        <p className="soft">{cardText(lang, card, errata)}</p>
      </>
    ),
  };
}

function describeScenario(lang: Locale, scenario: string): Description {
  return {
    title: scenarioName(lang, scenario),
    id: '',
    picture: (
      <div className={styles.scenario}>
        <ScenarioPicture scenario={scenario} />
      </div>
    ),
    words: <p>{scenarioText(lang, scenario)}</p>,
  };
}

function describeFleet(lang: Locale, { players }: View, seat: number): Description {
  const side = players[seat]?.fleet ?? 'basic';
  return {
    title: msg(lang, `piece.fleet.${side}.name`),
    id: '',
    picture: <ShipIcon ship="battlecruiser" size={88} />,
    words: <p>{msg(lang, `piece.fleet.${side}.text`)}</p>,
  };
}

/** `planet` is undefined if it left the empire while the window was open. */
function describePlanet(lang: Locale, planet: PlanetView | undefined): Description {
  const id = planet?.planet;
  return {
    title: id === undefined ? msg(lang, 'ui.unknownPlanet') : planetName(id),
    id: id ?? '',
    picture: planet && (
      <div className={styles.sky}>
        <Planet planet={planet} />
      </div>
    ),
    words: planet && (
      <>
        <p className="sr-only">{spokenOf(lang, planet)}</p>
        <PlanetFacts planet={planet} />
      </>
    ),
  };
}

function CardWords({ card, errata }: { readonly card: string; readonly errata: boolean }) {
  const lang = useLang();
  return (
    <>
      <p className="sr-only">{spokenCard(lang, card, errata)}</p>
      <CardFacts card={card} />
    </>
  );
}

/** Which roles a hand card can boost. Only at the question which role to lead. */
function BoostableRoles({ view, card }: Pick<DetailsProps, 'view'> & { readonly card: string }) {
  const lang = useLang();
  const player = view.players[view.seat ?? -1];
  if (view.decision?.step !== 'role' || player?.hand?.includes(card) !== true) return null;
  const roles = view.decision.options.flatMap((option) =>
    option.kind === 'lead' && (player.handSymbols?.[card]?.[option.role] ?? 0) > 0
      ? [option.role]
      : [],
  );
  if (roles.length === 0) return null;
  const names = roles.map((role) => roleName(lang, role));
  return <p>{msg(lang, 'ui.boostsLater', { roles: eitherText(lang, names) })}</p>;
}

/** Says what happens when the player takes the technology, or who has taken it. */
function TakingOutcome({
  view,
  names,
  card,
}: Pick<DetailsProps, 'view' | 'names'> & { readonly card: string }) {
  const lang = useLang();
  const taken = takenTechnologies(view).find((one) => one.card === card);
  const text =
    taken === undefined
      ? takingText(lang, card, goesTo(view)).join(' ')
      : `${takenText(lang, taken, names, view.seat)}.`;
  return <p>{text}</p>;
}
