// The recap of an opponent's last turn and of the roles they followed since the player's last turn,
// as one line of icons and words. A press opens the log at the opponent's last turn.
import type { Role } from '@eminent/engine';
import type { About } from '../game/game-channel.ts';
import {
  type Act,
  cardName,
  type Gain,
  msg,
  planetName,
  type Recap,
  recapOf,
  recapText,
} from '@eminent/text';
import clsx from 'clsx';
import { memo, type ReactElement, type ReactNode } from 'react';
import {
  ColonyIcon,
  FighterIcon,
  InfluenceIcon,
  RoleIcon,
  ShipIcon,
  SlotIcon,
  TypeIcon,
} from '../art/icons.tsx';
import { faceOf } from '@eminent/pictures';
import { Portrait } from '../art/portraits/portrait.tsx';
import type { GameOnPage } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import styles from './opponent-recap.module.css';

interface RecapProps {
  readonly game: Pick<GameOnPage, 'events' | 'view' | 'names'>;
  readonly seat: number;
  /** Opens the log at an event, given by its index. */
  readonly onOpen: (at: number) => void;
  /** The portrait, if the line is not beside the player. */
  readonly face?: ReactNode;
  readonly className?: string | undefined;
}

/** The recap of one opponent. Renders nothing if there is nothing to tell yet. */
export const RecapLine = memo(({ game, seat, onOpen, face, className }: RecapProps) => {
  const lang = useLang();
  const { events, view, names } = game;
  const recap = recapOf(events, seat, view.leader, view.seat);
  if (recap === undefined) return null;
  const sentence = recapText(lang, recap, { names });
  return (
    <button
      type="button"
      className={clsx(styles.recap, className)}
      data-recap={seat}
      title={sentence}
      onClick={() => onOpen(recap.at)}
    >
      <span className="sr-only">{msg(lang, 'recap.open', { sentence })}</span>
      {face}
      <span className={styles.line} data-gives-way aria-hidden="true">
        <Acts recap={recap} />
      </span>
    </button>
  );
});

/** The recap of the opponent who acted last; in portrait, style sheets hide all others. */
export function LastRecap({
  about,
  ...given
}: Omit<RecapProps, 'seat' | 'face'> & { readonly about: Pick<About, 'seats' | 'faces'> }) {
  const { names } = given.game;
  const seat = lastActor(given.game);
  if (seat === undefined) return null;
  const face = (
    <Portrait face={faceOf(about, seat)} name={names[seat] ?? ''} className={styles.face} />
  );
  return <RecapLine {...given} seat={seat} face={face} />;
}

/** The opponent who last played an Action, led or followed; undefined if none has. */
export function lastActor({
  events,
  view,
}: Pick<GameOnPage, 'events' | 'view'>): number | undefined {
  const last = events.findLast(
    (event) =>
      (event.type === 'action' || event.type === 'lead' || event.type === 'follow') &&
      event.seat !== view.seat,
  );
  return last !== undefined && 'seat' in last ? last.seat : undefined;
}

function Acts({ recap }: { readonly recap: Recap }) {
  return shownActs(recap).map((act, at) => (
    // The acts keep their order, so their index is a stable key.
    <span key={at} className={styles.act} data-act={act.what}>
      {'role' in act && <Verb role={act.role} what={act.what} />}
      <Taken gains={act.gains} />
      {act.gains.map((gain) => (
        <GainOf key={gain.kind} gain={gain} />
      ))}
    </span>
  ));
}

/**
 * Returns the acts to show: Actions that gained more than removed cards, the role led, and the last
 * role followed.
 */
function shownActs({ acts }: Recap): readonly Act[] {
  const followed = acts.findLast(({ what }) => what === 'followed');
  return acts.filter((act) =>
    act.what === 'played' || act.what === 'used'
      ? act.gains.some(({ kind }) => kind !== 'removed')
      : act.what === 'led' || act === followed,
  );
}

function Verb({ role, what }: { readonly role: Role; readonly what: 'led' | 'followed' }) {
  const lang = useLang();
  return (
    <>
      <i className={styles.verb}>{msg(lang, `recap.short.${what}`)}</i>
      <RoleIcon role={role} size="1.2em" />
    </>
  );
}

function Taken({ gains }: { readonly gains: readonly Gain[] }) {
  const lang = useLang();
  const planets = gains.filter((gain) => gain.kind === 'planet');
  const technologies = gains.filter((gain) => gain.kind === 'technology');
  const named = [
    planets.length > 1
      ? msg(lang, 'recap.short.planets', { n: planets.length })
      : planets.map(({ planet }) => planetName(planet)),
    technologies.length > 1
      ? msg(lang, 'recap.short.technologies', { n: technologies.length })
      : technologies.map(({ card }) => cardName(lang, card)),
  ].flat();
  if (named.length === 0) return null;
  return (
    <span className={styles.taken}>
      <i className={styles.verb}>{msg(lang, 'recap.short.took')}</i> {named.join(', ')}
    </span>
  );
}

function GainOf({ gain }: { readonly gain: Gain }) {
  const icon = iconOf(gain);
  return icon === undefined ? null : (
    <span className={styles.sum} data-sum>
      {icon}
      <b>+{'n' in gain ? gain.n : 1}</b>
    </span>
  );
}

function iconOf(gain: Gain): ReactElement | undefined {
  switch (gain.kind) {
    case 'found':
      return <TypeIcon type={gain.type} size="1.2em" />;
    case 'fighters':
      return <FighterIcon size="1.1em" />;
    case 'destroyers':
      return <ShipIcon ship="destroyer" size="1.2em" />;
    case 'battlecruisers':
      return <ShipIcon ship="battlecruiser" size="1.2em" />;
    case 'colonies':
      return <ColonyIcon size="1.1em" />;
    case 'produced': {
      const [resource] = gain.resources;
      return resource && <SlotIcon resource={resource} filled size="1.2em" />;
    }
    case 'points':
      return <InfluenceIcon size="1.2em" />;
    // Shown by name, or too minor for one line.
    case 'planet':
    case 'technology':
    case 'traded':
    case 'removed':
    case 'fleet':
      return undefined;
  }
}
