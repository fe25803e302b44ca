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
  /** Requests a hint; undefined in games without hints. */
  readonly onHint: (() => void) | undefined;
}

export function useTableKeys({ game, drawer, setDrawer, setOpen, onHint }: TableKeys): void {
  const undo = useGameStore((store) => store.undo);
  const extras = useExtras();
  const toggle = (kind: BesideTable['kind']) =>
    setDrawer(drawer?.kind === kind ? undefined : { kind });
  useKeyListener((key, event) => {
    // Otherwise the letter that opens a drawer would be typed into the drawer's text field.
    if (/^[utlch?]$/.test(key)) event.preventDefault();
    if (key === 'u' && game.undo.free < game.view.ply) undo(game.undo.free, false);
    if (key === 't') setOpen({ kind: 'catalogue' });
    if (key === 'l') toggle('log');
    if (key === 'c' && extras.Drawer !== undefined) toggle('talk');
    if (key === 'h') onHint?.();
    if (key === '?') setOpen({ kind: 'guide' });
  });
}
