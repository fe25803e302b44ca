// Lists every option of the question as a button with its number key, for players who prefer text
// and for very small windows.
import clsx from 'clsx';
import { type DecisionContext, type PendingAnswer, msg, outcomeText } from '@eminent/text';
import { SignIcon } from '../art/icons.tsx';
import { takesBoosts } from '../suggestions/selection.ts';
import { useLang, useSettings } from '../settings/settings.ts';
import { BreakableName } from '../ui/breakable-name.tsx';
import { setHoveredOption } from './hovered-option.ts';
import { OptionIcon } from './option-icon.tsx';
import { commit } from './selection-store.ts';
import { allAnswerButtons, type AnswerButton } from './answer-buttons.ts';
import styles from './option-list.module.css';

interface OptionListProps {
  readonly context: DecisionContext;
  readonly intended: PendingAnswer;
  readonly mayCommit: boolean;
}

export function OptionList({ context, intended, mayCommit }: OptionListProps) {
  const lang = useLang();
  const open = useSettings((settings) => settings.allChoices);
  const change = useSettings((settings) => settings.change);
  const { decision, view } = context;
  return (
    <div className={styles.choices}>
      <button
        type="button"
        className={styles.toggle}
        data-all-choices
        aria-expanded={open}
        title={msg(lang, 'ui.allChoices')}
        onClick={() => change({ allChoices: !open })}
      >
        <span className="sr-only">{msg(lang, 'ui.allChoices')}</span>
        <SignIcon sign="choices" />
      </button>
      {/* Rendered even while it is closed, because a very small window always shows it. */}
      <div
        className={clsx(styles.list, !open && styles.closed)}
        data-options={decision.several ? 'several' : 'one'}
      >
        {allAnswerButtons(lang, context, intended).map((button, i) => (
          <Choice key={button.key} button={button} n={i + 1} intended={intended} />
        ))}
        {(decision.several || takesBoosts(decision)) && mayCommit && (
          <button type="button" className={styles.end} data-confirm onClick={() => commit(view)}>
            {outcomeText(lang, context, intended)}
          </button>
        )}
      </div>
    </div>
  );
}

const NUMBER_KEYS = 10;

function Choice({
  button,
  n,
  intended,
}: {
  readonly button: AnswerButton;
  readonly n: number;
  readonly intended: PendingAnswer;
}) {
  const { option, isSelected = false } = button;
  const chosen =
    option === undefined
      ? (button.times ?? Number(isSelected))
      : intended.options.filter((one) => one === option).length;
  return (
    <button
      type="button"
      className={clsx(chosen > 0 && styles.picked)}
      aria-pressed={chosen > 0}
      onClick={button.act}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) setHoveredOption(option);
      }}
      onPointerEnter={() => setHoveredOption(option)}
    >
      {n <= NUMBER_KEYS && (
        <kbd className={styles.key} aria-hidden="true">
          {n % 10}
        </kbd>
      )}
      {option !== undefined && <OptionIcon option={option} />}
      <BreakableName text={button.text} />
      {chosen > 1 && <small className={styles.times}>×{chosen}</small>}
    </button>
  );
}
