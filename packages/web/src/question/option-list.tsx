// Every option of the question as a button with its number key, for players who prefer text and for windows without a scene.
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

export function OptionList(props: OptionListProps) {
  const lang = useLang();
  const open = useSettings((settings) => settings.allChoices);
  const change = useSettings((settings) => settings.change);
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
      <List {...props} open={open} />
    </div>
  );
}

/** Rendered even while closed: a very small window always shows it. */
function List({
  context,
  intended,
  mayCommit,
  open,
}: OptionListProps & { readonly open: boolean }) {
  const lang = useLang();
  const { decision, view } = context;
  const ways = allAnswerButtons(lang, context, intended);
  return (
    <div
      className={clsx(styles.list, !open && styles.closed)}
      data-options={decision.several ? 'several' : 'one'}
    >
      {ways.map((way, i) => (
        <Choice key={way.key} way={way} n={i + 1} intended={intended} />
      ))}
      {(decision.several || takesBoosts(decision)) && mayCommit && (
        <button type="button" className={styles.end} data-confirm onClick={() => commit(view)}>
          {outcomeText(lang, context, intended)}
        </button>
      )}
    </div>
  );
}

function Choice({
  way,
  n,
  intended,
}: {
  readonly way: AnswerButton;
  readonly n: number;
  readonly intended: PendingAnswer;
}) {
  const { option, isSelected = false } = way;
  const chosen =
    option === undefined
      ? (way.times ?? Number(isSelected))
      : intended.options.filter((one) => one === option).length;
  return (
    <button
      type="button"
      className={clsx(chosen > 0 && styles.picked)}
      aria-pressed={chosen > 0}
      onClick={way.act}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) setHoveredOption(option);
      }}
      onPointerEnter={() => setHoveredOption(option)}
    >
      <Key n={n} />
      {option !== undefined && <OptionIcon option={option} />}
      <BreakableName text={way.text} />
      {chosen > 1 && <small className={styles.times}>×{chosen}</small>}
    </button>
  );
}

/** The number key of an option; only the first ten have one. */
function Key({ n }: { readonly n: number }) {
  return n > 10 ? null : (
    <kbd className={styles.key} aria-hidden="true">
      {n % 10}
    </kbd>
  );
}
