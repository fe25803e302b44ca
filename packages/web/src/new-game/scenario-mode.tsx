// Selects how players get scenarios: none, random, chosen at the table, or named in the form.
import { type GameOptions, ownOptions } from '@eminent/engine';
import { type Locale, msg, obstacleText, switchText } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { NamedScenarios } from './named-scenarios.tsx';
import {
  changesOf,
  namedScenarios,
  type ScenarioAssignment,
  type ScenarioMode,
  modeOf,
  scenarioModes,
} from './scenario-assignment.ts';
import styles from './new-game.module.css';
import { ScenarioPreview } from './scenario-preview.tsx';
import { ChoiceTile } from './choice-tile.tsx';

const OPTION_NAME = 'scenarios';

/** Describes a mode in a sentence. */
export function scenarioModeText(lang: Locale, mode: ScenarioMode): string {
  return mode === 'named' ? msg(lang, 'ui.named.text') : switchText(lang, OPTION_NAME, mode).text;
}

export function ScenarioTiles({
  options,
  named,
  names,
  onChange,
}: ScenarioAssignment & {
  readonly names: readonly string[];
  readonly onChange: (part: Partial<GameOptions>, named: readonly string[] | undefined) => void;
}) {
  const lang = useLang();
  if (!ownOptions(options.ruleset).includes(OPTION_NAME)) return null;
  const scenarios = namedScenarios({ options, named });
  return (
    <fieldset>
      <legend>{switchText(lang, OPTION_NAME, options.scenarios).name}</legend>
      <div className={styles.tiles}>
        {scenarioModes(options).map(({ value, problem }) => (
          <ChoiceTile
            key={value}
            group={OPTION_NAME}
            checked={modeOf({ options, named }) === value}
            onChange={() => {
              const changes = changesOf(value);
              onChange(changes.part, changes.named);
            }}
            name={msg(lang, `ui.scenarios.${value}`)}
            text={scenarioModeText(lang, value)}
            picture={<ScenarioPreview mode={value} />}
            {...(problem && { obstacle: obstacleText(lang, options, OPTION_NAME, problem) })}
          />
        ))}
      </div>
      {scenarios && (
        <NamedScenarios
          options={options}
          scenarios={scenarios}
          names={names}
          onChange={(chosen) => onChange({}, chosen)}
        />
      )}
    </fieldset>
  );
}
