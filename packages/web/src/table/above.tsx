// The window that is open above the table.
import type { View } from '@eminent/engine';
import { Catalogue } from './catalogue.tsx';
import { Details, type Inspected } from './details.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Piles } from './piles.tsx';
import { SeenPlanets } from './seen-planets.tsx';
import type { AboveTable } from './window.ts';

interface AboveProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly open: AboveTable | undefined;
  readonly onOpen: (window: AboveTable | undefined) => void;
}

export function Above({ view, names, open, onOpen }: AboveProps) {
  const close = () => onOpen(undefined);
  const inspect = (inspected: Inspected) => onOpen({ kind: 'details', inspected });
  switch (open?.kind) {
    case undefined:
      return null;
    case 'catalogue':
      return <Catalogue view={view} onClose={close} inspect={inspect} />;
    case 'keys':
      return <KeysHelp onClose={close} />;
    case 'seen':
      return <SeenPlanets view={view} onClose={close} />;
    case 'piles':
      return <Piles view={view} names={names} seat={open.seat} onClose={close} />;
    case 'details':
      return (
        <Details
          key={JSON.stringify(open.inspected)}
          view={view}
          names={names}
          inspected={open.inspected}
          onClose={close}
        />
      );
  }
}
