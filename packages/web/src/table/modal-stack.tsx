// The windows above the table, as a stack. Closing one shows the one below it.
import type { View } from '@eminent/engine';
import { useCallback, useMemo, useRef, useState } from 'react';
import { TechnologyWindow } from './technology-window.tsx';
import { ScenarioIntro } from './scenario-intro.tsx';
import { PieceDetails } from './piece-details.tsx';
import { Guide } from './guide.tsx';
import { PlayerPiles } from './player-piles.tsx';
import { type About, hasHints, type HintFacts } from '../game/game-channel.ts';
import { LaidAsidePlanets } from './laid-aside-planets.tsx';
import type { AboveTable, Inspected } from '../game/table-windows.ts';

interface OpenWindow {
  readonly id: number;
  readonly window: AboveTable;
}

export interface Windows {
  readonly open: readonly OpenWindow[];
  readonly show: (window: AboveTable) => void;
  readonly close: (id: number) => void;
}

const NONE: Windows['open'] = [];

export function useModalStack(): Windows {
  const [open, setOpen] = useState(NONE);
  const opened = useRef(0);
  const show = useCallback((window: AboveTable) => {
    const id = ++opened.current;
    setOpen((now) => [...now, { id, window }]);
  }, []);
  // Removes by id, because the close event may arrive after the next window has opened.
  const close = useCallback((id: number) => {
    setOpen((now) => now.filter((one) => one.id !== id));
  }, []);
  return useMemo(() => ({ open, show, close }), [open, show, close]);
}

interface ModalStackProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly about: Pick<About, 'seats' | 'faces'> & HintFacts;
  readonly windows: Windows;
}

export function ModalStack({
  view,
  names,
  about,
  windows: { open, show, close },
}: ModalStackProps) {
  return open.map(({ id, window }) => (
    <ModalWindow
      key={id}
      view={view}
      names={names}
      about={about}
      window={window}
      onOpen={show}
      onClose={() => close(id)}
    />
  ));
}

interface ModalWindowProps extends Omit<ModalStackProps, 'windows'> {
  readonly window: AboveTable;
  readonly onOpen: Windows['show'];
  readonly onClose: () => void;
}

function ModalWindow({ view, names, about, window, onOpen, onClose }: ModalWindowProps) {
  const inspect = (inspected: Inspected) => onOpen({ kind: 'details', inspected });
  switch (window.kind) {
    case 'catalogue':
      return <TechnologyWindow view={view} names={names} inspect={inspect} onClose={onClose} />;
    case 'guide':
      return <Guide hasHints={hasHints(about)} onClose={onClose} />;
    case 'seen':
      return <LaidAsidePlanets view={view} onClose={onClose} />;
    case 'scenarios':
      return <ScenarioIntro view={view} names={names} about={about} onClose={onClose} />;
    case 'piles':
      return (
        <PlayerPiles
          view={view}
          names={names}
          seat={window.seat}
          inspect={inspect}
          onClose={onClose}
        />
      );
    case 'details':
      return (
        <PieceDetails view={view} names={names} inspected={window.inspected} onClose={onClose} />
      );
  }
}
