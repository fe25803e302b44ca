// The drawing beside an option: the symbol of its card, the type of its planet, the resource, the fighter.
import { cardAt, kindOf, type OptionInfo } from '@eminent/engine';
import {
  ColonyIcon,
  FighterIcon,
  InfluenceIcon,
  RoleIcon,
  SlotIcon,
  TypeIcon,
} from '../art/icons.tsx';

const SIZE = 18;

export function OptionIcon({ option }: { readonly option: OptionInfo }) {
  switch (option.kind) {
    case 'play':
    case 'boost':
    case 'discard':
    case 'remove':
    case 'remove-this':
    case 'remove-discarded':
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
    case 'attack':
    case 'collect':
    case 'trade-fighter':
      return <FighterIcon size={SIZE} />;
    case 'settle':
    case 'tuck':
      return <ColonyIcon size={SIZE} />;
    case 'produce':
    case 'trade':
    case 'name':
      return <SlotIcon resource={option.resource} filled={option.kind !== 'produce'} size={SIZE} />;
    case 'keep':
      return <TypeIcon type={option.back.type} size={SIZE} />;
    case 'deck':
      return <TypeIcon type={option.deck} size={SIZE} />;
    case 'done':
    case 'dissent':
    case 'follow':
    case 'role-first':
      return null;
  }
}
