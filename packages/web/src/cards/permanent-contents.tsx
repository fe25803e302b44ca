// The pieces on a permanent, at its lower edge: resources in their slots, the number of colonies,
// or ships that are there or spent.
import clsx from 'clsx';
import type { PermanentContents } from '@eminent/text';
import { ColonyIcon, ShipIcon, SlotIcon } from '../art/icons.tsx';
import { PulsingNumber } from '../ui/pulsing-number.tsx';
import styles from './permanent-contents.module.css';

function anchorOfContents(seat: number, { kind }: PermanentContents): string {
  const places = { goods: 'store', colonies: 'aboard', ships: 'docked' } as const;
  return `${places[kind]}:${seat}`;
}

/** The pieces on a permanent. Screen readers get `contentsText` in the card's label instead. */
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
      <Pieces contents={contents} />
    </span>
  );
}

function Pieces({ contents }: { readonly contents: PermanentContents }) {
  switch (contents.kind) {
    case 'goods':
      return contents.slots.map((slot, at) => (
        // The key changes when a slot fills or empties, so that the animation finds a new element.
        <span key={`${at + 1} ${slot.resource} ${slot.filled}`} data-good={slot.resource}>
          <SlotIcon {...slot} />
        </span>
      ));
    case 'colonies':
      return (
        <>
          <ColonyIcon />
          <PulsingNumber value={contents.n} />
        </>
      );
    case 'ships':
      return contents.ships.map(({ ship, isThere }, at) => (
        <span key={`${ship} ${at + 1}`} className={clsx(!isThere && styles.away)}>
          <ShipIcon ship={ship} tip="dock" />
        </span>
      ));
  }
}
