// What is missing for a technology, as symbols on one line: Research symbols, then planets of its type.
import type { TechnologyReach, TechnologyType } from '@eminent/engine';
import { RoleIcon, TypeIcon } from '../../art/icons.tsx';
import styles from './missing-symbols.module.css';

interface MissingSymbolsProps {
  readonly reach: TechnologyReach;
  readonly type: TechnologyType;
}

/** Screen readers get the sentence instead. */
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
