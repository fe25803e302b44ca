// The technology window, which shows the market at any time.
import { msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { MarketToBrowse } from './market/market.tsx';
import type { PartProps } from './part-props.ts';
import styles from './technology-window.module.css';

interface TechnologyWindowProps extends PartProps {
  readonly onClose: () => void;
}

export function TechnologyWindow({ view, names, inspect, onClose }: TechnologyWindowProps) {
  const lang = useLang();
  return (
    <Dialog title={msg(lang, 'ui.technologies')} className={styles.window} onClose={onClose}>
      <MarketToBrowse view={view} names={names} inspect={inspect} />
    </Dialog>
  );
}
