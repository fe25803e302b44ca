// The description of a piece: large picture, outcome, and why it cannot be used now, in sentences of the rules engine.
import {
  type FleetSide,
  type PlanetView,
  planetAt,
  planetOf,
  type Subject,
  takenTechnologies,
  type View,
} from '@eminent/engine';
import {
  cardLabel,
  cardText,
  contentsOf,
  contentsText,
  eitherText,
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
  laterTexts,
} from '@eminent/text';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { RoleIcon, ShipIcon } from '../art/icons.tsx';
import { ScenarioPicture } from '../cards/scenario-picture.tsx';
import { LargeFace } from '../cards/large-face.tsx';
import { Planet, spokenOf } from '../cards/planet.tsx';
import { UnavailableReason } from '../question/unavailable-reason.tsx';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CardFacts, PlanetFacts } from './piece-legend.tsx';
import { goesTo } from './market/market-technologies.ts';
import type { Inspected } from '../game/table-windows.ts';
import styles from './piece-details.module.css';

interface DetailsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly inspected: Inspected;
  readonly onClose: () => void;
}

/** The subjects to ask the engine about. */
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
  return (
    <Dialog title={titleOf(inspected, view, lang)} className={styles.window} onClose={onClose}>
      <div className={styles.detail}>
        <Picture view={view} inspected={inspected} />
        <div className={styles.words}>
          <Words view={view} names={names} inspected={inspected} />
          <Reconstructed id={idOf(inspected, view)} />
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

/** The id of the card or planet, where it is known. */
function idOf(inspected: Inspected, view: View): string {
  switch (inspected.kind) {
    case 'card':
    case 'technology':
      return inspected.card;
    case 'role':
      return view.stackOf[inspected.role];
    case 'scenario':
    case 'fleet':
      return '';
    case 'planet':
      return view.players[inspected.seat]?.planets[inspected.at]?.planet ?? '';
  }
}

/** Names the numbers of a prototype piece that were never published. */
function Reconstructed({ id }: { readonly id: string }) {
  const text = reconstructedText(useLang(), id);
  return text === undefined ? null : <p className="soft">{text}</p>;
}

function titleOf(inspected: Inspected, view: View, lang: ReturnType<typeof useLang>): string {
  switch (inspected.kind) {
    case 'card':
    case 'technology':
      return cardLabel(lang, inspected.card);
    case 'role':
      return roleName(lang, inspected.role);
    case 'scenario':
      return scenarioName(lang, inspected.scenario);
    case 'fleet':
      return msg(lang, `piece.fleet.${sideOf(view, inspected.seat)}.name`);
    case 'planet': {
      const id = view.players[inspected.seat]?.planets[inspected.at]?.planet;
      return id === undefined ? msg(lang, 'ui.unknownPlanet') : planetName(id);
    }
  }
}

function sideOf({ players }: View, seat: number): FleetSide {
  return players[seat]?.fleet ?? 'basic';
}

/** The piece as a large picture; the text next to it covers everything on it. */
function Picture({ view, inspected }: Pick<DetailsProps, 'view' | 'inspected'>) {
  const errata = laterTexts(view.options);
  switch (inspected.kind) {
    case 'card':
    case 'technology':
      return <LargeFace card={inspected.card} errata={errata} hasLabel={false} />;
    case 'role':
      return <LargeFace card={view.stackOf[inspected.role]} errata={errata} hasLabel={false} />;
    case 'scenario':
      return (
        <div className={styles.scenario}>
          <ScenarioPicture scenario={inspected.scenario} />
        </div>
      );
    case 'fleet':
      return <ShipIcon ship="battlecruiser" size={88} />;
    case 'planet': {
      const planet = view.players[inspected.seat]?.planets[inspected.at];
      return (
        planet && (
          <div className={styles.sky}>
            <Planet planet={planet} />
          </div>
        )
      );
    }
  }
}

function Words({ view, names, inspected }: Omit<DetailsProps, 'onClose'>) {
  const lang = useLang();
  const errata = laterTexts(view.options);
  switch (inspected.kind) {
    case 'card':
      return (
        <>
          <Card card={inspected.card} errata={errata} />
          <BoostsLater view={view} inspected={inspected} />
          <PermanentPieces view={view} card={inspected.card} seat={inspected.seat} />
        </>
      );
    case 'technology':
      return (
        <>
          <Card card={inspected.card} errata={errata} />
          <TakingOutcome view={view} names={names} card={inspected.card} />
        </>
      );
    case 'role': {
      const words = roleText(lang, inspected.role);
      return (
        <>
          <h3 className={styles.role}>
            <RoleIcon role={inspected.role} size={30} />
            {roleName(lang, inspected.role)}
          </h3>
          <p>{words.role}</p>
          <p>{words.leader}</p>
          <p className="soft">{cardText(lang, view.stackOf[inspected.role], errata)}</p>
        </>
      );
    }
    case 'scenario':
      return <p>{scenarioText(lang, inspected.scenario)}</p>;
    case 'fleet':
      return <p>{msg(lang, `piece.fleet.${sideOf(view, inspected.seat)}.text`)}</p>;
    case 'planet': {
      const planet = view.players[inspected.seat]?.planets[inspected.at];
      return (
        planet && (
          <>
            <p className="sr-only">{spokenOf(lang, planet)}</p>
            <PlanetFacts planet={planet} />
          </>
        )
      );
    }
  }
}

/** Text for screen readers, a picture for everyone else. */
function Card({ card, errata }: { readonly card: string; readonly errata: boolean }) {
  const lang = useLang();
  return (
    <>
      <p className="sr-only">{spokenCard(lang, card, errata)}</p>
      <CardFacts card={card} />
    </>
  );
}

/** Before a role is chosen: which roles a hand card can boost. */
function BoostsLater({
  view,
  inspected: { card },
}: Pick<DetailsProps, 'view'> & {
  readonly inspected: Extract<Inspected, { readonly kind: 'card' }>;
}) {
  const lang = useLang();
  const me = view.players[view.seat ?? -1];
  if (view.decision?.step !== 'role' || me?.hand?.includes(card) !== true) return null;
  const roles = view.decision.options.flatMap((option) =>
    option.kind === 'lead' && (me.handSymbols?.[card]?.[option.role] ?? 0) > 0 ? [option.role] : [],
  );
  if (roles.length === 0) return null;
  const names = roles.map((role) => roleName(lang, role));
  return <p>{msg(lang, 'ui.boostsLater', { roles: eitherText(lang, names) })}</p>;
}

/** The pieces on a permanent. */
function PermanentPieces({
  view,
  card,
  seat,
}: Pick<DetailsProps, 'view'> & { readonly card: string; readonly seat: number | undefined }) {
  const lang = useLang();
  const player = view.players[seat ?? -1];
  const held = player && contentsOf(player, card);
  return held === undefined ? null : <p>{contentsText(lang, held)}</p>;
}

/** The outcome of taking a technology, or who has it. */
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
