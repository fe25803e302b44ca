// The scenario of a player as a chip beside the portrait. A press opens its description.
import { scenarioName } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from '../game/table-windows.ts';
import styles from './scenario-chip.module.css';

interface ScenarioChipProps {
  /** Absent in a game without scenarios. */
  readonly scenario: string | undefined;
  readonly inspect: (inspected: Inspected) => void;
}

export function ScenarioChip({ scenario, inspect }: ScenarioChipProps) {
  const lang = useLang();
  if (scenario === undefined) return null;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-haspopup="dialog"
      data-scenario={scenario}
      data-tip={`scenario:${scenario}`}
      onClick={() => inspect({ kind: 'scenario', scenario })}
    >
      <span>{scenarioName(lang, scenario)}</span>
    </button>
  );
}
