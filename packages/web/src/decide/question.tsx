// The question asked of the person, and its options as buttons: by click, touch, number key or Enter.
import clsx from 'clsx';
import type { Decision, OptionInfo, Role, View } from '@eminent/engine';
import {
  type DecisionContext,
  decisionText,
  msg,
  optionText,
  roleName,
  seatName,
} from '@eminent/text';
import { useLayoutEffect, useRef } from 'react';
import { RoleIcon } from '../art/icons.tsx';
import { useLang } from '../settings/settings.ts';
import { Breakable } from '../ui/breakable.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { OptionIcon } from './option-icon.tsx';
import { choose, confirm, isPickable, usePicked } from './picks.ts';
import { afterPicks, tallyText } from './tally.ts';
import { WhyNot } from './why-not.tsx';
import styles from './question.module.css';

export interface QuestionProps {
  readonly asked: DecisionContext;
  /** Called with the option that has the focus or the pointer, to show what it would do. */
  readonly onConsider: (option: OptionInfo | undefined) => void;
}

/** Enough symbols already, or nothing to add: the button that ends the step is the natural one. Every card must be tucked. */
function mayConfirm(decision: Decision, picked: readonly OptionInfo[]): boolean {
  if (decision.step === 'tuck') return picked.length === decision.cardsAlike;
  return picked.length > 0 || decision.options.some((option) => option.kind === 'done');
}

export function Question({ asked, onConsider }: QuestionProps) {
  const lang = useLang();
  const { decision, view } = asked;
  const list = useRef<HTMLDivElement>(null);
  const picked = usePicked(view);
  const options = decision.options.filter((option) => !decision.several || option.kind !== 'done');
  const tally = decision.several
    ? tallyText(lang, decision, picked)
    : picked.length > 0
      ? msg(lang, 'ui.pressAgain')
      : undefined;

  // In the same breath as the question, so that the focus is never lost.
  useLayoutEffect(() => {
    const free = list.current?.querySelector<HTMLButtonElement>('button:not(:disabled)');
    if (document.querySelector('dialog[open]') === null) free?.focus({ preventScroll: true });
  }, [decision.ply]);

  useKeys((key) => {
    const n = Number(key);
    if (!Number.isInteger(n) || key.trim() === '') return;
    list.current?.querySelectorAll<HTMLButtonElement>('button')[n === 0 ? 9 : n - 1]?.click();
  });

  return (
    <section
      className={styles.question}
      aria-label={msg(lang, 'ui.question')}
      data-ply={decision.ply}
    >
      <p role="status" className={styles.asked}>
        {view.role !== undefined && <RoleIcon role={view.role} size={22} />}
        <span className={styles.text}>
          {decisionText(lang, { ...asked, decision: afterPicks(decision, picked) })}
        </span>
        {tally !== undefined && (
          <span key={tally} className={clsx(styles.tally, 'ticked')}>
            {tally}
          </span>
        )}
      </p>
      <div
        className={clsx(styles.options, decision.several && styles.several)}
        data-options={decision.several ? 'several' : 'one'}
        ref={list}
      >
        {decision.several && (
          <button
            type="button"
            className={clsx('primary', styles.confirm)}
            data-confirm
            disabled={!mayConfirm(decision, picked)}
            onClick={() => confirm(view)}
          >
            {confirmText(asked, picked, lang)}
          </button>
        )}
        {options.map((option) => {
          const chosen = picked.filter((one) => one.option === option.option).length;
          const isQuiet = option.kind === 'done' || option.kind === 'dissent';
          return (
            <button
              key={option.token}
              type="button"
              className={clsx(chosen > 0 && styles.picked, isQuiet && styles.quiet)}
              aria-pressed={isPickable(option) || picked.length > 0 ? chosen > 0 : undefined}
              onClick={() => choose(view, option)}
              onFocus={({ currentTarget }) => {
                if (currentTarget.matches(':focus-visible')) onConsider(option);
              }}
              onPointerEnter={() => onConsider(option)}
            >
              {option.kind === 'lead' ? (
                <Lead role={option.role} left={view.stacks[view.stackOf[option.role]] ?? 0}>
                  {optionText(lang, option, asked)}
                </Lead>
              ) : (
                <>
                  <OptionIcon option={option} />
                  <Breakable text={optionText(lang, option, asked)} />
                </>
              )}
              {chosen > 1 && <small className={styles.times}>×{chosen}</small>}
            </button>
          );
        })}
        {decision.options.every(({ kind }) => kind === 'dissent') && (
          <WhyNot subject={FOLLOWING} names={asked.names} />
        )}
      </div>
    </section>
  );
}

const FOLLOWING = { kind: 'follow' } as const;

/** A role to lead, short for the eye: its name and the cards in its stack; in full for those who listen. */
function Lead({
  role,
  left,
  children,
}: {
  readonly role: Role;
  readonly left: number;
  readonly children: string;
}) {
  const lang = useLang();
  return (
    <>
      <span className="sr-only">{children}</span>
      <span className="drawn" aria-hidden="true">
        <RoleIcon role={role} size={20} />
        {roleName(lang, role)}
        <small>{left}</small>
      </span>
    </>
  );
}

function confirmText(
  asked: DecisionContext,
  picked: readonly OptionInfo[],
  lang: ReturnType<typeof useLang>,
): string {
  const done = asked.decision.options.find((option) => option.kind === 'done');
  if (picked.length === 0) {
    return done === undefined ? msg(lang, 'ui.pickFirst') : optionText(lang, done, asked);
  }
  return msg(lang, 'ui.confirm', { n: picked.length });
}

/** Shown while somebody else decides. */
export function Waiting({
  view,
  names,
}: {
  readonly view: View;
  readonly names: readonly string[];
}) {
  const lang = useLang();
  const place = useRef<HTMLElement>(null);
  const seat = view.waiting?.seat;
  // The button that was pressed is gone, and with it the focus; it stays where the next question will be.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      className={styles.question}
      aria-label={msg(lang, 'ui.question')}
      tabIndex={-1}
      ref={place}
    >
      <p role="status" className={styles.asked}>
        <span className={styles.pulse} aria-hidden="true" />
        <span className={styles.text}>
          {seat !== undefined && msg(lang, 'ui.waiting', { name: seatName({ names }, seat) })}
        </span>
      </p>
    </section>
  );
}
