// The pieces on a permanent, small, at its lower edge: goods in their slots, colonies with their number, ships present or spent.
import clsx from 'clsx';
import type { PermanentContents } from '@eminent/text';
import { ColonyIcon, ShipIcon, SlotIcon } from '../art/icons.tsx';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import styles from './permanent-contents.module.css';

/** Where pieces fly to and from on permanents, for `data-anchor`. */
function anchorOfContents(seat: number, { kind }: PermanentContents): string {
  const places = { goods: 'store', colonies: 'aboard', ships: 'docked' } as const;
  return `${places[kind]}:${seat}`;
}

/** The visible marks; screen readers get `contentsText`. */
export function PermanentContentsMarks({
  contents,
  seat,
}: {
  readonly contents: PermanentContents;
  readonly seat: number;
}) {
  return (
    <span
      className={styles.contents}
      data-held={contents.kind}
      data-anchor={anchorOfContents(seat, contents)}
    >
      <Things held={contents} />
    </span>
  );
}

function Things({ held }: { readonly held: PermanentContents }) {
  switch (held.kind) {
    case 'goods':
      return held.slots.map((slot, at) => (
        // The key changes when a slot fills or empties: the token only exists while it is on the slot.
        <span key={`${at + 1} ${slot.resource} ${slot.filled}`} data-good={slot.resource}>
          <SlotIcon {...slot} />
        </span>
      ));
    case 'colonies':
      return (
        <>
          <ColonyIcon />
          <PulsingNumber value={held.n} />
        </>
      );
    case 'ships':
      return held.ships.map(({ ship, isThere }, at) => (
        <span key={`${ship} ${at + 1}`} className={clsx(!isThere && styles.away)}>
          <ShipIcon ship={ship} tip="dock" />
        </span>
      ));
  }
}
