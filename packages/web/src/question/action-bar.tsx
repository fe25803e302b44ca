// The action bar above the hand: the phase, the question in one sentence, and the answer buttons.
import clsx from 'clsx';
import { phaseOf } from '@eminent/engine';
import type { QuestionId } from '@eminent/protocol';
import {
  type DecisionContext,
  decisionText,
  type PendingAnswer,
  type Locale,
  msg,
  outcomeText,
  roleName,
} from '@eminent/text';
import { useRef } from 'react';
import { useAnimationState } from '../animation/animation-state.ts';
import { RoleIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { BreakableName } from '../ui/breakable-name.tsx';
import { useExtras, type ViewProps } from '../game/table-extras.ts';
import { useAnswerKeys } from './use-answer-keys.ts';
import { useFocus, useFocusAfterClick } from './use-answer-focus.ts';
import { OptionList } from './option-list.tsx';
import { FreeActionMenu } from './free-action-menu.tsx';
import { BlurBeforeUnmount } from './blur-before-unmount.tsx';
import { OptionIcon } from './option-icon.tsx';
import { TurnPhases } from './turn-phases.tsx';
import { commit, mayCommit, usePendingAnswer, useSelectedTokens } from './selection-store.ts';
import { RoleDetail } from './role-preview.tsx';
import { afterPicks, selectionProgressText } from './selection-progress.ts';
import { WaitingStatus } from './waiting-status.tsx';
import { type AnswerButton, secondaryButtons } from './answer-buttons.ts';
import { AutoAnswerLine } from './auto-answer-line.tsx';
import { FOLLOWING, UnavailableReason } from './unavailable-reason.tsx';
import styles from './action-bar.module.css';

interface ActionBarProps extends ViewProps {
  readonly question: QuestionId;
}

export function ActionBar({ view, names, question }: ActionBarProps) {
  const { decision } = view;
  return (
    <BlurBeforeUnmount question={decision && question}>
      {decision === undefined ? (
        <WaitingStatus view={view} names={names} />
      ) : (
        <QuestionBar key={question} context={{ decision, view, names }} />
      )}
    </BlurBeforeUnmount>
  );
}

/** Labels with more characters are smaller on a desktop, so that they take at most two lines. */
const MAX_LARGE_LABEL = 55;

const QUESTION_ID = 'question-asked';

function QuestionBar({ context }: { readonly context: DecisionContext }) {
  const lang = useLang();
  const { decision, view } = context;
  const place = useRef<HTMLElement>(null);
  const pending = usePendingAnswer(view);
  const mayPress = mayCommit(view, pending);
  const answers = useSelectedTokens(view);
  const buttons = secondaryButtons(lang, context, pending);
  const text = primaryText(lang, context, pending, mayPress);
  const { Clock } = useExtras();
  useFocus(place, decision.ply);
  useFocusAfterClick(place, answers);
  useAnswerKeys(place, context, pending, mayPress);
  const isHeld = useAnimationState((moving) => moving.isDealing) && view.looking.length > 0;
  return (
    <section
      className={styles.bar}
      aria-label={msg(lang, 'ui.question')}
      data-ply={decision.ply}
      data-ribbon={decision.step}
      data-held={isHeld || undefined}
      tabIndex={-1}
      ref={place}
    >
      <TurnPhases view={view} />
      <QuestionText context={context} pending={pending} />
      {Clock && <Clock view={view} names={context.names} />}
      <div className={styles.buttons} role="group" aria-labelledby={QUESTION_ID} data-acts>
        <button
          type="button"
          className={clsx('primary', styles.primary, text.length > MAX_LARGE_LABEL && styles.long)}
          data-primary
          data-answers={answers}
          disabled={!mayPress}
          onClick={() => commit(view)}
        >
          <PrimaryIcon pending={pending} />
          <BreakableName text={text} />
        </button>
        {buttons.map((button) => (
          <SecondaryButton key={button.key} button={button} pending={pending} />
        ))}
        <FreeActionMenu context={context} />
      </div>
      <OptionList context={context} intended={pending} mayCommit={mayPress} />
    </section>
  );
}

/** The question, with numbers as if the selection were committed. A boost has no numbers. */
function questionText(lang: Locale, context: DecisionContext, { options }: PendingAnswer): string {
  const { decision, view } = context;
  if (decision.step === 'boost') {
    const key = decision.seat === view.leader ? 'boostLead' : 'boostFollow';
    return msg(lang, `ui.${key}`, { role: roleName(lang, decision.role) });
  }
  const selected = decision.several ? options.length : 0;
  return decisionText(lang, { ...context, decision: afterPicks(decision, options), selected });
}

function QuestionText({
  context,
  pending,
}: {
  readonly context: DecisionContext;
  readonly pending: PendingAnswer;
}) {
  const lang = useLang();
  const { decision, view, names } = context;
  const progress = decision.several
    ? selectionProgressText(lang, decision, pending.options)
    : undefined;
  // The play area shows the sum of a boost; only screen readers get it here.
  const isSpokenOnly = decision.step === 'boost';
  return (
    <div className={styles.question}>
      <p id={QUESTION_ID} role="status" className={styles.text}>
        {view.role !== undefined && phaseOf(view) === 'role' && (
          <RoleIcon role={view.role} size="1.3em" />
        )}
        <span>{questionText(lang, context, pending)}</span>
        {progress !== undefined && (
          <span key={progress} className={isSpokenOnly ? 'sr-only' : clsx(styles.tally, 'ticked')}>
            {progress}
          </span>
        )}
      </p>
      <AutoAnswerLine view={view} names={names} />
      <RoleDetail view={view} names={names} />
      {decision.options.every(({ kind }) => kind === 'dissent') && (
        <UnavailableReason subject={FOLLOWING} names={names} brief />
      )}
    </div>
  );
}

/** The selected answer with its outcome, or a request for cards if following needs more symbols. */
function primaryText(
  lang: Locale,
  context: DecisionContext,
  pending: PendingAnswer,
  mayPress: boolean,
): string {
  const { decision, view } = context;
  const isFollowing =
    pending.options[0]?.kind === 'follow' ||
    (decision.step === 'boost' && decision.seat !== view.leader);
  const needsCards = !mayPress && isFollowing;
  return needsCards ? msg(lang, 'outcomes.followNeedsCards') : outcomeText(lang, context, pending);
}

/** No icon for a boost, whose card may have symbols of two roles, of which one counts. */
function PrimaryIcon({ pending: { options } }: { readonly pending: PendingAnswer }) {
  const [first] = options;
  if (first === undefined || options.length > 1 || first.kind === 'boost') return null;
  return <OptionIcon option={first} />;
}

function SecondaryButton({
  button,
  pending,
}: {
  readonly button: AnswerButton;
  readonly pending: PendingAnswer;
}) {
  const { option, times = 0, isSelected, isPlaceholder = false } = button;
  const pressed =
    option?.copies === undefined ? isSelected : times > 0 || pending.options.includes(option);
  return (
    <button
      type="button"
      className={clsx(styles.secondary, isPlaceholder && styles.idle)}
      disabled={isPlaceholder}
      data-choice={option?.token ?? button.key}
      data-answers={button.answers}
      aria-pressed={pressed}
      onClick={button.act}
    >
      {option !== undefined && <OptionIcon option={option} />}
      <BreakableName text={button.text} />
      {button.times !== undefined && <b className={styles.times}>{times > 1 && `×${times}`}</b>}
    </button>
  );
}
