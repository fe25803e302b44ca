// The standing orders of this device, while others play.
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useStore } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import { OrderSelect } from './standing-order-select.tsx';
import { ORDERS, orderFor, useOrders } from './standing-orders.ts';
import { peopleIn } from './auto-answers.ts';

export function OrderMenu({ view }: { readonly view: View }) {
  const lang = useLang();
  const about = useStore((store) => store.game?.about);
  const { order, give } = useOrders();
  // With several people at the screen nobody is answered for.
  if (about === undefined || about.lesson !== undefined || peopleIn(about) !== 1) return null;
  const game = about.id;
  const turn = view.turnNumber;
  return (
    <OrderSelect
      value={orderFor(order, game, turn)?.kind ?? 'none'}
      orders={['none', ...ORDERS]}
      nameOf={(one) => msg(lang, `ui.order.${one}`)}
      active={orderFor(order, game, turn) !== undefined}
      onChange={(kind) => give(kind === 'none' ? undefined : { kind, game, turn })}
    />
  );
}
