// The scenario mode of a new table, and the scenarios named for its seats.
import { msg, obstacleText, opponentText, switchText } from '@eminent/text';
import { NamedScenarios } from '../../new-game/named-scenarios.tsx';
import { changesOf, namedIn, modeOf, scenarioModes } from '../../new-game/scenario-assignment.ts';
import { scenarioModeText } from '../../new-game/scenario-mode.tsx';
import { useLang } from '../../settings/settings.ts';
import { FormChoice } from './form-choice.tsx';
import styles from './create.module.css';
import { othersOf, type SeatWish, type TableForm } from './table-form.ts';

interface ScenarioChoiceProps {
  readonly wishes: TableForm;
  readonly onChange: (part: Partial<TableForm>) => void;
}

export function ScenarioChoice({ wishes, onChange }: ScenarioChoiceProps) {
  const lang = useLang();
  const { game } = wishes;
  const naming = { options: game, named: wishes.scenarios };
  const scenarios = namedIn(naming);
  const way = modeOf(naming);
  const nameOf = (wish: SeatWish, at: number): string => {
    if (wish.kind === 'friend') return wish.name;
    const seat = msg(lang, 'ui.seat', { n: at + 2 });
    return wish.kind === 'bot' ? `${seat} (${opponentText(lang, wish.bot).name})` : seat;
  };
  return (
    <>
      <FormChoice
        title={switchText(lang, 'scenarios', game.scenarios).name}
        value={way}
        values={scenarioModes(game).map(({ value }) => value)}
        name={(one) => msg(lang, `ui.scenarios.${one}`)}
        note={scenarioModeText(lang, way)}
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
            names={[msg(lang, 'ui.you'), ...othersOf(wishes).map(nameOf)]}
            onChange={(named) => onChange({ scenarios: named })}
          />
        </div>
      )}
    </>
  );
}
