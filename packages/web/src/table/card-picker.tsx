// The card picker, in the middle of the table: options without a piece on the table, such as
// scenarios and start planets, and pieces of other players to annex or remove.
import clsx from 'clsx';
import { type OptionInfo, backOf, planetOf } from '@eminent/engine';
import { cardLabel, msg, scenarioName, scenarioText, seatName } from '@eminent/text';
import type { ReactNode } from 'react';
import { Card } from '../cards/card.tsx';
import { OfferedPlanet } from '../cards/planet.tsx';
import { ScenarioPicture } from '../cards/scenario-picture.tsx';
import { type PieceChoice, useOptionChoice } from '../question/piece-answers.ts';
import { useLang } from '../settings/settings.ts';
import { FleetTile } from './fleet.tsx';
import { cardPickerStep } from './card-picker-steps.ts';
import type { PartProps } from './part-props.ts';
import survey from './survey.module.css';
import styles from './card-picker.module.css';

export function CardPicker({ view, names, inspect }: PartProps) {
  const lang = useLang();
  const step = cardPickerStep(view);
  const { decision } = view;
  if (step === undefined || decision === undefined) return null;
  const options = decision.options.filter(({ kind }) => kind !== 'done');
  const isOfCards = step === 'recon-deck' || step === 'remove-permanent';
  return (
    <section
      className={clsx(survey.survey, styles.picker)}
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
}: PartProps & { readonly option: OptionInfo }) {
  const lang = useLang();
  const choice = useOptionChoice(view, option);
  switch (option.kind) {
    case 'scenario':
      return <ScenarioButton scenario={option.scenario} choice={choice} />;
    case 'start-planet':
    case 'recon-planet':
      return (
        <OfferedPlanet
          planet={{ planet: option.planet, ...backOf(planetOf(option.planet)) }}
          {...choice}
        />
      );
    case 'recon-card':
    case 'remove-permanent': {
      const card = (
        <Card
          card={option.card}
          errata={false}
          onInspect={() => inspect({ kind: 'card', card: option.card })}
          {...choice}
        />
      );
      if (!('owner' in option)) return card;
      return (
        <Owned by={seatName({ names }, option.owner)} tooltip={cardLabel(lang, option.card)}>
          {card}
        </Owned>
      );
    }
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
          <OfferedPlanet planet={option.back} price={priceOf(option)} {...choice} />
        </Owned>
      );
    default:
      return null;
  }
}

function ScenarioButton({
  scenario,
  choice,
}: {
  readonly scenario: string;
  readonly choice: PieceChoice;
}) {
  const lang = useLang();
  return (
    <button
      type="button"
      className={styles.scenario}
      data-choice={choice.tokens}
      aria-pressed={choice.picked}
      onClick={choice.onChoose}
    >
      <ScenarioPicture scenario={scenario} />
      <span>
        <b>{scenarioName(lang, scenario)}</b>
        <small>{scenarioText(lang, scenario)}</small>
      </span>
    </button>
  );
}

function priceOf(option: Extract<OptionInfo, { readonly price?: number }>) {
  return option.kind === 'annex'
    ? { ship: option.back.warfareShip ?? 'fighter', n: option.price ?? 0 }
    : ({ ship: 'battlecruiser', n: 1 } as const);
}

function Owned({
  by,
  tooltip,
  children,
}: {
  readonly by: string;
  readonly tooltip?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.owned} title={tooltip}>
      {children}
      <small>{by}</small>
    </span>
  );
}
