// The icon of a sentence in the log, chosen by its event.
import { cardAt, findKind, type GameEvent, type Role } from '@eminent/engine';
import type { ReactNode } from 'react';
import {
  ColonyIcon,
  DeckIcon,
  FighterIcon,
  HandIcon,
  InfluenceIcon,
  RoleIcon,
  ShipIcon,
  SignIcon,
  SlotIcon,
  TypeIcon,
} from '../art/icons.tsx';

const SIZE = 16;

function firstSymbolOf(card: string): Role | undefined {
  const kind = findKind(card);
  return kind === undefined ? undefined : cardAt(kind).symbols[0];
}

function CardIcon({ card }: { readonly card: string }): ReactNode {
  const role = firstSymbolOf(card);
  return role === undefined ? (
    <SignIcon sign="technology" size={SIZE} />
  ) : (
    <RoleIcon role={role} size={SIZE} />
  );
}

const FIXED_ICONS: Readonly<Partial<Record<GameEvent['type'], ReactNode>>> = {
  dissent: <HandIcon size={SIZE} />,
  draw: <HandIcon size={SIZE} />,
  shuffle: <DeckIcon size={SIZE} />,
  discard: <DeckIcon size={SIZE} />,
  'spend-card': <DeckIcon size={SIZE} />,
  look: <RoleIcon role="survey" size={SIZE} />,
  reject: <RoleIcon role="survey" size={SIZE} />,
  recon: <RoleIcon role="survey" size={SIZE} />,
  fleet: <ShipIcon ship="destroyer" size={SIZE} />,
  replenish: <ShipIcon ship="destroyer" size={SIZE} />,
  capture: <ShipIcon ship="battlecruiser" size={SIZE} />,
  fighters: <FighterIcon size={SIZE} />,
  attack: <FighterIcon size={SIZE} />,
  'trade-fighter': <FighterIcon size={SIZE} />,
  settle: <ColonyIcon size={SIZE} />,
  colony: <ColonyIcon size={SIZE} />,
  'move-colony': <ColonyIcon size={SIZE} />,
  influence: <InfluenceIcon size={SIZE} />,
  'return-influence': <InfluenceIcon size={SIZE} />,
  'game-over': <InfluenceIcon size={SIZE} />,
  buy: <SignIcon sign="technology" size={SIZE} />,
  'look-technologies': <SignIcon sign="technology" size={SIZE} />,
  remove: <SignIcon sign="close" size={SIZE} />,
  'remove-permanent': <SignIcon sign="close" size={SIZE} />,
  'stack-empty': <SignIcon sign="alarm" size={SIZE} />,
  'end-triggered': <SignIcon sign="alarm" size={SIZE} />,
  'extra-round': <SignIcon sign="alarm" size={SIZE} />,
  'logistics-turn': <SignIcon sign="alarm" size={SIZE} />,
};

export function EventIcon({ event }: { readonly event: GameEvent }): ReactNode {
  switch (event.type) {
    case 'lead':
    case 'follow':
    case 'boost':
      return <RoleIcon role={event.role} size={SIZE} />;
    case 'action':
    case 'take':
      return <CardIcon card={event.card} />;
    case 'planet':
      return <TypeIcon type={event.back.type} size={SIZE} />;
    case 'ships':
    case 'pay-ships':
      return <ShipIcon ship={event.ship} size={SIZE} />;
    case 'use':
      return event.card === undefined ? (
        <SignIcon sign="turnOn" size={SIZE} />
      ) : (
        <CardIcon card={event.card} />
      );
    case 'produce':
    case 'name-resource':
      return <SlotIcon resource={event.resource} filled size={SIZE} />;
    case 'trade':
    case 'spend-resource':
      return <SlotIcon resource={event.resource} filled={false} size={SIZE} />;
    case 'arrive-full':
      return <SlotIcon resource={event.resources[0] ?? 'food'} filled size={SIZE} />;
    default:
      return FIXED_ICONS[event.type] ?? null;
  }
}
