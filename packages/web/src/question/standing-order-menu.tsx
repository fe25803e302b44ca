// The select field of standing orders in a game on this device, shown while another player decides.
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useGameStore } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import { StandingOrderSelect } from './standing-order-select.tsx';
import {
  STANDING_ORDERS,
  standingOrderFor,
  useStandingOrders,
} from '../suggestions/standing-orders.ts';
import { countPeople } from '../suggestions/auto-answers.ts';

export function StandingOrderMenu({ view }: { readonly view: View }) {
  const lang = useLang();
  const about = useGameStore((store) => store.game?.about);
  const { order, setOrder } = useStandingOrders();
  // A standing order would bind all people at the screen.
  if (about === undefined || about.lesson !== undefined || countPeople(about) !== 1) return null;
  const game = about.id;
  const turn = view.turnNumber;
  return (
    <StandingOrderSelect
      value={standingOrderFor(order, game, turn)?.kind ?? 'none'}
      orders={['none', ...STANDING_ORDERS]}
      nameOf={(one) => msg(lang, `ui.order.${one}`)}
      active={standingOrderFor(order, game, turn) !== undefined}
      onChange={(kind) => setOrder(kind === 'none' ? undefined : { kind, game, turn })}
    />
  );
}
