// The icon of an option: a symbol of its card or role, a planet type, a resource or a ship.
import { cardAt, kindOf, type OptionInfo } from '@eminent/engine';
import {
  ColonyIcon,
  FighterIcon,
  InfluenceIcon,
  RoleIcon,
  ShipIcon,
  SlotIcon,
  TypeIcon,
} from '../art/icons.tsx';

const SIZE = '1.2em';

export function OptionIcon({ option }: { readonly option: OptionInfo }) {
  if ('card' in option) return <CardIcon card={option.card} />;
  switch (option.kind) {
    case 'lead':
    case 'follow-other':
      return <RoleIcon role={option.role} size={SIZE} />;
    case 'collect':
    case 'trade-fighter':
    case 'spend-fighter':
    case 'sell-fighter':
    case 'annex':
    case 'attack':
      return <FighterIcon size={SIZE} />;
    case 'build':
      return <ShipIcon ship="destroyer" size={SIZE} />;
    case 'use-fleet':
      return <ShipIcon ship={option.action === 1 ? 'destroyer' : 'battlecruiser'} size={SIZE} />;
    case 'attack-with-battlecruiser':
    case 'annex-with-battlecruiser':
    case 'take-over':
    case 'upgrade':
      return <ShipIcon ship="battlecruiser" size={SIZE} />;
    case 'settle':
    case 'tuck':
      return <ColonyIcon size={SIZE} />;
    case 'produce':
    case 'trade':
    case 'spend-resource':
    case 'sell-resource':
    case 'name':
      return <SlotIcon resource={option.resource} filled={option.kind !== 'produce'} size={SIZE} />;
    case 'keep':
      return <TypeIcon type={option.back.type} size={SIZE} />;
    case 'deck':
      return <TypeIcon type={option.deck} size={SIZE} />;
    default:
      return null;
  }
}

function CardIcon({ card }: { readonly card: string }) {
  const [symbol] = cardAt(kindOf(card)).symbols;
  return symbol === undefined ? (
    <InfluenceIcon size={SIZE} />
  ) : (
    <RoleIcon role={symbol} size={SIZE} />
  );
}
