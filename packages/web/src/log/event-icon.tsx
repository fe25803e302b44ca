// The icon of a log sentence: the role, piece or thing it is about.
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

/** The role that a card mainly helps. */
function roleOf(card: string): Role | undefined {
  const kind = findKind(card);
  return kind === undefined ? undefined : cardAt(kind).symbols[0];
}

function CardIcon({ card }: { readonly card: string }): ReactNode {
  const role = roleOf(card);
  return role === undefined ? (
    <SignIcon sign="technology" size={SIZE} />
  ) : (
    <RoleIcon role={role} size={SIZE} />
  );
}

export function EventIcon({ event }: { readonly event: GameEvent }): ReactNode {
  switch (event.type) {
    case 'lead':
    case 'follow':
    case 'boost':
      return <RoleIcon role={event.role} size={SIZE} />;
    case 'dissent':
    case 'draw':
      return <HandIcon size={SIZE} />;
    case 'action':
    case 'take':
      return <CardIcon card={event.card} />;
    case 'shuffle':
    case 'discard':
      return <DeckIcon size={SIZE} />;
    case 'planet':
      return <TypeIcon type={event.back.type} size={SIZE} />;
    case 'look':
    case 'reject':
      return <RoleIcon role="survey" size={SIZE} />;
    case 'ships':
    case 'pay-ships':
      return <ShipIcon ship={event.ship} size={SIZE} />;
    case 'fleet':
    case 'replenish':
      return <ShipIcon ship="destroyer" size={SIZE} />;
    case 'capture':
      return <ShipIcon ship="battlecruiser" size={SIZE} />;
    case 'use':
      return event.card === undefined ? (
        <SignIcon sign="turnOn" size={SIZE} />
      ) : (
        <CardIcon card={event.card} />
      );
    case 'spend-card':
      return <DeckIcon size={SIZE} />;
    case 'spend-resource':
      return <SlotIcon resource={event.resource} filled={false} size={SIZE} />;
    case 'move-colony':
      return <ColonyIcon size={SIZE} />;
    case 'recon':
      return <RoleIcon role="survey" size={SIZE} />;
    case 'fighters':
    case 'attack':
    case 'trade-fighter':
      return <FighterIcon size={SIZE} />;
    case 'settle':
    case 'colony':
      return <ColonyIcon size={SIZE} />;
    case 'produce':
    case 'name-resource':
      return <SlotIcon resource={event.resource} filled size={SIZE} />;
    case 'trade':
      return <SlotIcon resource={event.resource} filled={false} size={SIZE} />;
    case 'arrive-full':
      return <SlotIcon resource={event.resources[0] ?? 'food'} filled size={SIZE} />;
    case 'influence':
    case 'return-influence':
    case 'game-over':
      return <InfluenceIcon size={SIZE} />;
    case 'buy':
    case 'look-technologies':
      return <SignIcon sign="technology" size={SIZE} />;
    case 'remove':
    case 'remove-permanent':
      return <SignIcon sign="close" size={SIZE} />;
    case 'stack-empty':
    case 'end-triggered':
    case 'extra-round':
    case 'logistics-turn':
      return <SignIcon sign="alarm" size={SIZE} />;
    default:
      return null;
  }
}
