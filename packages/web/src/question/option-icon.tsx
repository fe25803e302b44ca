// The icon of an option: the symbol of its card, the type of its planet, the resource, the ship.
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
  switch (option.kind) {
    case 'play':
    case 'boost':
    case 'discard':
    case 'remove':
    case 'remove-this':
    case 'remove-discarded':
    case 'spend-card':
    case 'sell-card':
    case 'trade-card':
    case 'add-colony':
    case 'recon-card':
    case 'use-card':
    case 'remove-permanent':
    case 'move-colony':
    case 'buy-with-ships':
    case 'buy':
    case 'take': {
      const [symbol] = cardAt(kindOf(option.card)).symbols;
      return symbol === undefined ? (
        <InfluenceIcon size={SIZE} />
      ) : (
        <RoleIcon role={symbol} size={SIZE} />
      );
    }
    case 'lead':
      return <RoleIcon role={option.role} size={SIZE} />;
    case 'collect':
    case 'trade-fighter':
    case 'spend-fighter':
    case 'sell-fighter':
    case 'annex':
      return <FighterIcon size={SIZE} />;
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
    case 'follow-other':
      return <RoleIcon role={option.role} size={SIZE} />;
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
