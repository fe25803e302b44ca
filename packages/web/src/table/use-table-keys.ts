// The keyboard shortcuts of the table.
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { useExtras } from '../game/table-extras.ts';
import type { BesideTable, TableWindow } from '../game/table-windows.ts';
import { useKeyListener } from '../ui/use-key-listener.ts';

interface TableKeys {
  readonly game: GameOnPage;
  readonly drawer: BesideTable | undefined;
  readonly setDrawer: (drawer: BesideTable | undefined) => void;
  readonly setOpen: (window: TableWindow) => void;
  /** Requests a hint. Undefined without a question and in games without hints. */
  readonly onHint: (() => void) | undefined;
}

export function useTableKeys({ game, drawer, setDrawer, setOpen, onHint }: TableKeys): void {
  const undo = useGameStore((store) => store.undo);
  const extras = useExtras();
  const toggle = (kind: BesideTable['kind']) =>
    setDrawer(drawer?.kind === kind ? undefined : { kind });
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    u:
      game.undo.free < game.view.ply && !game.view.over
        ? () => undo(game.undo.free, false)
        : undefined,
    t: () => setOpen({ kind: 'catalogue' }),
    l: () => toggle('log'),
    c: extras.Drawer && (() => toggle('talk')),
    h: onHint,
    '?': () => setOpen({ kind: 'guide' }),
  };
  useKeyListener((key, event) => {
    const action = actions[key];
    if (action === undefined) return;
    // Otherwise a letter that opens a drawer would be typed into the drawer's text field, and the
    // browser might search for it on the page.
    event.preventDefault();
    action();
  });
}
