// Chooses how the seats of a new table get scenarios; the host can name the scenario of each seat.
import { msg, obstacleText, opponentText, switchText } from '@eminent/text';
import { NamedScenarios } from '../../new-game/named-scenarios.tsx';
import {
  changesOf,
  namedScenarios,
  modeOf,
  scenarioModes,
} from '../../new-game/scenario-assignment.ts';
import { scenarioModeText } from '../../new-game/scenario-mode.tsx';
import { useLang } from '../../settings/settings.ts';
import { FormChoice } from './form-choice.tsx';
import styles from './create.module.css';
import { othersOf, type SeatChoice, type TableForm } from './table-form.ts';

interface ScenarioChoiceProps {
  readonly form: TableForm;
  readonly onChange: (part: Partial<TableForm>) => void;
}

export function ScenarioChoice({ form, onChange }: ScenarioChoiceProps) {
  const lang = useLang();
  const { game } = form;
  const naming = { options: game, named: form.scenarios };
  const scenarios = namedScenarios(naming);
  const mode = modeOf(naming);
  const nameOf = (choice: SeatChoice, at: number): string => {
    if (choice.kind === 'friend') return choice.name;
    const seat = msg(lang, 'ui.seat', { n: at + 2 });
    return choice.kind === 'bot' ? `${seat} (${opponentText(lang, choice.bot).name})` : seat;
  };
  return (
    <>
      <FormChoice
        title={switchText(lang, 'scenarios', game.scenarios).name}
        value={mode}
        values={scenarioModes(game).map(({ value }) => value)}
        name={(one) => msg(lang, `ui.scenarios.${one}`)}
        note={scenarioModeText(lang, mode)}
        whyNot={(one) => {
          const problem = scenarioModes(game).find(({ value }) => value === one)?.problem;
          return problem && obstacleText(lang, game, 'scenarios', problem);
        }}
        onChange={(one) => {
          const { part, named } = changesOf(one);
          onChange({ game: { ...game, ...part }, scenarios: named });
        }}
      />
      {scenarios && (
        <div className={styles.named}>
          <NamedScenarios
            options={game}
            scenarios={scenarios}
            names={[msg(lang, 'ui.you'), ...othersOf(form).map(nameOf)]}
            onChange={(named) => onChange({ scenarios: named })}
          />
        </div>
      )}
    </>
  );
}
