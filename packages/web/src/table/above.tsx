// The windows that are open above the table. One opens above another, which is there again when it closes.
import type { View } from '@eminent/engine';
import { useCallback, useState } from 'react';
import { Catalogue } from './catalogue.tsx';
import { Details, type Inspected } from './details.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Piles } from './piles.tsx';
import { SeenPlanets } from './seen-planets.tsx';
import type { AboveTable } from './window.ts';

type Open = readonly AboveTable[];
type OnOpen = (window: AboveTable | undefined) => void;

const NONE: Open = [];

/** The open windows from below, and what opens one more or closes the uppermost. */
export function useWindows(): readonly [Open, OnOpen] {
  const [open, setOpen] = useState(NONE);
  const change = useCallback<OnOpen>((window) => {
    setOpen((now) => (window === undefined ? now.slice(0, -1) : [...now, window]));
  }, []);
  return [open, change];
}

interface AboveProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly open: Open;
  readonly onOpen: OnOpen;
}

export function Above({ view, names, open, onOpen }: AboveProps) {
  return open.map((window, place) => (
    <One
      key={`${place + 1} ${JSON.stringify(window)}`}
      view={view}
      names={names}
      window={window}
      onOpen={onOpen}
    />
  ));
}

function One({
  view,
  names,
  window,
  onOpen,
}: Omit<AboveProps, 'open'> & { readonly window: AboveTable }) {
  const close = useCallback(() => onOpen(undefined), [onOpen]);
  const inspect = (inspected: Inspected) => onOpen({ kind: 'details', inspected });
  switch (window.kind) {
    case 'catalogue':
      return <Catalogue view={view} names={names} inspect={inspect} onClose={close} />;
    case 'keys':
      return <KeysHelp onClose={close} />;
    case 'seen':
      return <SeenPlanets view={view} onClose={close} />;
    case 'piles':
      return (
        <Piles view={view} names={names} seat={window.seat} inspect={inspect} onClose={close} />
      );
    case 'details':
      return <Details view={view} names={names} inspected={window.inspected} onClose={close} />;
  }
}
