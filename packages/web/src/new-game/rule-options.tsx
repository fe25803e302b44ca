// The rule options of a ruleset, each as a list of its allowed values.
import {
  choicesFor,
  type GameOptions,
  INTERPRETATION_OPTION_NAMES,
  ownOptions,
} from '@eminent/engine';
import { msg, obstacleText, type SwitchId, switchText, variantText } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import styles from './rule-options.module.css';

function switchesOf(options: GameOptions): readonly SwitchId[] {
  return ownOptions(options.ruleset).filter(
    (name): name is SwitchId => name !== 'ruleset' && name !== 'players' && name !== 'variant',
  );
}

function changeOf(options: GameOptions, id: SwitchId, text: string): Partial<GameOptions> {
  const choice = choicesFor(options, id).find(({ value }) => String(value) === text);
  return choice === undefined ? {} : { [id]: choice.value };
}

export interface OptionProps {
  readonly options: GameOptions;
  readonly onChange: (part: Partial<GameOptions>) => void;
}

/** The options of a ruleset except `without`, which the form shows elsewhere. */
export function RuleOptions({
  options,
  without,
  onChange,
}: OptionProps & { readonly without?: SwitchId }) {
  const lang = useLang();
  const shown = switchesOf(options).filter((id) => id !== without);
  const isInterpretation = (id: SwitchId): boolean =>
    options.ruleset === 'escalation' && INTERPRETATION_OPTION_NAMES.includes(id);
  const interpretations = shown.filter(isInterpretation);
  return (
    <>
      <Switches
        ids={shown.filter((id) => !isInterpretation(id))}
        options={options}
        onChange={onChange}
      />
      {interpretations.length > 0 && (
        <details className={styles.interpretations}>
          <summary>{msg(lang, 'ui.openQuestions')}</summary>
          <Switches ids={interpretations} options={options} onChange={onChange} />
        </details>
      )}
    </>
  );
}

function Switches({ ids, options, onChange }: OptionProps & { readonly ids: readonly SwitchId[] }) {
  const lang = useLang();
  return ids.map((id) => (
    <label key={id} className="row">
      <span>{switchText(lang, id, options[id]).name}</span>
      <select
        value={String(options[id])}
        onChange={({ target }) => onChange(changeOf(options, id, target.value))}
      >
        {choicesFor(options, id).map(({ value, problem }) => (
          <option key={String(value)} value={String(value)} disabled={problem !== undefined}>
            {switchText(lang, id, value).text}
            {problem && ` (${obstacleText(lang, options, id, problem)})`}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** Renders nothing if the ruleset has no variants. */
export function VariantOption({ options, onChange }: OptionProps) {
  const lang = useLang();
  if (!ownOptions(options.ruleset).includes('variant')) return null;
  const choices = choicesFor(options, 'variant');
  return (
    <label className="row">
      <span>{msg(lang, 'ui.variant')}</span>
      <select
        value={options.variant}
        onChange={({ target }) => {
          const choice = choices.find(({ value }) => value === target.value);
          if (choice !== undefined) onChange({ variant: choice.value });
        }}
      >
        {choices.map(({ value, problem }) => (
          <option key={value} value={value} disabled={problem !== undefined}>
            {variantText(lang, value).name}
            {problem && ` (${obstacleText(lang, options, 'variant', problem)})`}
          </option>
        ))}
      </select>
    </label>
  );
}
