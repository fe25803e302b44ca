// The technology window: the market for browsing, outside the question which one to take.
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Inspected } from '../game/table-windows.ts';
import { MarketToBrowse } from './market/market.tsx';
import styles from './technology-window.module.css';

interface CatalogueProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly inspect: (inspected: Inspected) => void;
  readonly onClose: () => void;
}

export function TechnologyWindow({ view, names, inspect, onClose }: CatalogueProps) {
  const lang = useLang();
  return (
    <Dialog title={msg(lang, 'ui.technologies')} className={styles.window} onClose={onClose}>
      <MarketToBrowse view={view} names={names} inspect={inspect} />
    </Dialog>
  );
}
