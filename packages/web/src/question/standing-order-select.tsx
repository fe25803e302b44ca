// A select field for standing orders, on this device and online.
import clsx from 'clsx';
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import styles from './standing-order-select.module.css';

interface OrderSelectProps<Order extends string> {
  readonly value: Order;
  readonly orders: readonly Order[];
  readonly nameOf: (order: Order) => string;
  readonly active: boolean;
  readonly onChange: (order: Order) => void;
  readonly className?: string | undefined;
}

export function StandingOrderSelect<Order extends string>({
  value,
  orders,
  nameOf,
  active,
  onChange,
  className,
}: OrderSelectProps<Order>) {
  const lang = useLang();
  return (
    <select
      className={clsx(styles.order, className)}
      aria-label={msg(lang, 'ui.order.label')}
      data-active={active || undefined}
      value={value}
      onChange={({ target }) => {
        const chosen = orders.find((one) => one === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {orders.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
}
