// Options that no player has on the table yet: scenarios, start planets, a deck being searched, cards of others. Shown over the hub, like
// the planets of a Survey.
import clsx from 'clsx';
import { type OptionInfo, type View, backOf, planetOf } from '@eminent/engine';
import { cardLabel, msg, scenarioName, scenarioText, seatName } from '@eminent/text';
import type { ReactNode } from 'react';
import { Card } from '../cards/card.tsx';
import { OfferedPlanet } from '../cards/planet.tsx';
import { ScenarioPicture } from '../cards/scenario-picture.tsx';
import { useOptionChoice } from '../question/piece-answers.ts';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from '../game/table-windows.ts';
import { FleetTile } from './fleet.tsx';
import { cardPickerStep } from './card-picker-steps.ts';
import looking from './survey.module.css';
import styles from './card-picker.module.css';

interface CardPickerProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly inspect: (inspected: Inspected) => void;
}

export function CardPicker({ view, names, inspect }: CardPickerProps) {
  const lang = useLang();
  const step = cardPickerStep(view);
  const { decision } = view;
  if (step === undefined || decision === undefined) return null;
  const options = decision.options.filter(({ kind }) => kind !== 'done');
  const isOfCards = step === 'recon-deck' || step === 'remove-permanent';
  return (
    <section
      className={clsx(looking.survey, styles.picker)}
      data-over
      data-spread={step}
      aria-label={msg(lang, `decisions.${step}`)}
    >
      <ul
        className={clsx(
          styles.options,
          step === 'choose-scenario' ? styles.scenarios : isOfCards ? styles.cards : styles.planets,
        )}
        style={{ '--n': options.length }}
      >
        {options.map((option) => (
          <li key={option.token}>
            <PickerOption view={view} names={names} option={option} inspect={inspect} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PickerOption({
  view,
  names,
  option,
  inspect,
}: CardPickerProps & { readonly option: OptionInfo }) {
  const lang = useLang();
  const choice = useOptionChoice(view, option);
  switch (option.kind) {
    case 'scenario':
      return (
        <button
          type="button"
          className={styles.scenario}
          data-choice={option.token}
          aria-pressed={choice.picked}
          onClick={choice.onChoose}
        >
          <ScenarioPicture scenario={option.scenario} />
          <span>
            <b>{scenarioName(lang, option.scenario)}</b>
            <small>{scenarioText(lang, option.scenario)}</small>
          </span>
        </button>
      );
    case 'start-planet':
    case 'recon-planet':
      return (
        <OfferedPlanet
          planet={{ planet: option.planet, ...backOf(planetOf(option.planet)) }}
          {...choice}
        />
      );
    case 'recon-card':
      return (
        <Card
          card={option.card}
          errata={false}
          onInspect={() => inspect({ kind: 'card', card: option.card })}
          {...choice}
        />
      );
    case 'remove-permanent':
      return (
        <Owned by={seatName({ names }, option.owner)} what={cardLabel(lang, option.card)}>
          <Card
            card={option.card}
            errata={false}
            onInspect={() => inspect({ kind: 'card', card: option.card })}
            {...choice}
          />
        </Owned>
      );
    case 'break-fleet': {
      const player = view.players[option.owner];
      return player === undefined ? null : (
        <Owned by={seatName({ names }, option.owner)}>
          <FleetTile view={view} player={player} inspect={inspect} />
        </Owned>
      );
    }
    case 'annex':
    case 'annex-with-battlecruiser':
      return (
        <Owned by={seatName({ names }, option.owner)}>
          <OfferedPlanet
            planet={option.back}
            {...(option.kind === 'annex'
              ? { price: { ship: option.back.warfareShip ?? 'fighter', n: option.price ?? 0 } }
              : { price: { ship: 'battlecruiser', n: 1 } })}
            {...choice}
          />
        </Owned>
      );
    default:
      return null;
  }
}

/** An option with its owner's name below it. */
function Owned({
  by,
  what,
  children,
}: {
  readonly by: string;
  readonly what?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.owned} title={what}>
      {children}
      <small>{by}</small>
    </span>
  );
}
