// What the player lacks for a technology, as numbers with icons.
import type { TechnologyReach, TechnologyType } from '@eminent/engine';
import { RoleIcon, TypeIcon } from '../../art/icons.tsx';
import styles from './missing-symbols.module.css';

interface MissingSymbolsProps {
  readonly reach: TechnologyReach;
  readonly type: TechnologyType;
}

/** Hidden from screen readers, which get `missingText` instead. */
export function MissingSymbols({ reach, type }: MissingSymbolsProps) {
  const { symbolsMissing, planetsMissing } = reach;
  return (
    <span className={styles.missing} data-missing aria-hidden="true">
      {symbolsMissing > 0 && (
        <span>
          −{symbolsMissing} <RoleIcon role="research" size="1.4em" />
        </span>
      )}
      {planetsMissing > 0 && (
        <span>
          −{planetsMissing} <TypeIcon type={type} size="1.4em" />
        </span>
      )}
    </span>
  );
}
