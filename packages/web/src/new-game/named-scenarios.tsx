// Selects a scenario by name for each seat. A scenario that conflicts with others is disabled.
import { type GameOptions, scenarioObstacle, scenariosOfGame } from '@eminent/engine';
import { msg, scenarioChoiceText, scenarioText } from '@eminent/text';
import { useId } from 'react';
import { ScenarioPicture } from '../cards/scenario-picture.tsx';
import { useLang } from '../settings/settings.ts';
import styles from './named-scenarios.module.css';

interface NamedScenariosProps {
  readonly options: GameOptions;
  /** Scenario ids by seat. */
  readonly scenarios: readonly string[];
  readonly names: readonly string[];
  readonly onChange: (scenarios: readonly string[]) => void;
}

/** Gives a scenario to a seat. If another seat has it, the two swap. */
function withScenario(scenarios: readonly string[], seat: number, id: string): readonly string[] {
  const before = scenarios[seat] ?? id;
  return scenarios.map((one, at) => (at === seat ? id : one === id ? before : one));
}

export function NamedScenarios({ options, scenarios, names, onChange }: NamedScenariosProps) {
  const lang = useLang();
  const id = useId();
  const nameAt = (seat: number): string => names[seat] ?? msg(lang, 'ui.seat', { n: seat + 1 });
  return scenarios.map((chosen, seat) => (
    <div key={`seat ${seat + 1}`} className={styles.seat}>
      <label className="row">
        <span>{msg(lang, 'ui.named.scenarioOf', { name: nameAt(seat) })}</span>
        <select
          value={chosen}
          aria-describedby={`${id}-${seat}`}
          onChange={({ target }) => onChange(withScenario(scenarios, seat, target.value))}
        >
          {scenariosOfGame(options).map((one) => {
            const obstacle = scenarioObstacle(scenarios, seat, one);
            const isBarred = obstacle !== undefined && obstacle.shared !== 'scenario';
            return (
              <option key={one} value={one} disabled={isBarred}>
                {scenarioChoiceText(lang, one, obstacle, nameAt)}
              </option>
            );
          })}
        </select>
      </label>
      <div className={styles.what}>
        <ScenarioPicture scenario={chosen} />
        <p id={`${id}-${seat}`} className="soft">
          {scenarioText(lang, chosen)}
        </p>
      </div>
    </div>
  ));
}
