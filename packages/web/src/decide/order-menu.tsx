// The menu of standing orders, while others play: what it says holds until it is changed.
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useStore } from '../game/store.ts';
import { useLang } from '../settings/settings.ts';
import { ORDERS, orderFor, useOrders } from './orders.ts';
import { peopleIn } from './unasked.ts';
import styles from './ribbon.module.css';

export function OrderMenu({ view }: { readonly view: View }) {
  const lang = useLang();
  const about = useStore((store) => store.game?.about);
  const { order, give } = useOrders();
  // With several people at the screen nobody is answered for.
  if (about === undefined || about.lesson !== undefined || peopleIn(about) !== 1) return null;
  const game = about.id;
  const turn = view.turnNumber;
  const kind = orderFor(order, game, turn)?.kind ?? '';
  return (
    <select
      className={styles.order}
      aria-label={msg(lang, 'ui.order.label')}
      data-active={kind !== '' || undefined}
      value={kind}
      onChange={({ target }) => {
        const chosen = ORDERS.find((one) => one === target.value);
        give(chosen && { kind: chosen, game, turn });
      }}
    >
      <option value="">{msg(lang, 'ui.order.none')}</option>
      {ORDERS.map((one) => (
        <option key={one} value={one}>
          {msg(lang, `ui.order.${one}`)}
        </option>
      ))}
    </select>
  );
}
