// Lists the steps of a verification: time, result, and values that the player can compare.
import { type DealStep, type FairProof, NO_WORDS, spellWords } from '@eminent/protocol/online';
import { dealProblemText, type Locale, msg } from '@eminent/text';
import { SignIcon } from '../../art/icons.tsx';
import { useLang } from '../../settings/settings.ts';
import { shortMessage } from '../../ui/error-boundary.tsx';
import styles from './step-list.module.css';

function shortDigest(digest: string): string {
  return `${spellWords(digest.slice(0, 8))} … ${digest.slice(-4)}`;
}

function valueOf(lang: Locale, step: DealStep): string | undefined {
  switch (step.what) {
    case 'sealed':
      return shortDigest(step.promise);
    case 'words':
      return undefined;
    case 'shuffles':
      return msg(lang, 'online.verified.shuffles', { n: step.shuffles });
    case 'secret':
      return shortDigest(step.hash);
    case 'answers':
      return msg(lang, 'online.verified.answers', { n: step.answers });
  }
}

function sentenceOf(lang: Locale, step: DealStep): string {
  if (step.what === 'words') return msg(lang, 'online.verified.step.words', { n: step.words });
  return msg(lang, `online.verified.step.${step.what}`);
}

interface StepListProps extends Pick<FairProof, 'seats'> {
  readonly steps: readonly DealStep[];
}

export function StepList({ steps, seats }: StepListProps) {
  const lang = useLang();
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.what} data-step={step.what} data-fits={step.ok}>
          <span className={styles.sign}>
            <SignIcon sign={step.ok ? 'check' : 'close'} size={18} />
            <span className="sr-only">
              {msg(lang, step.ok ? 'online.verified.fit' : 'online.verified.notFit')}
            </span>
          </span>
          <span className={styles.words}>
            <small className="soft">{msg(lang, `online.verified.when.${step.what}`)}</small>
            <b>{sentenceOf(lang, step)}</b>
          </span>
          {step.ok && valueOf(lang, step) !== undefined && (
            <code className={styles.value}>{valueOf(lang, step)}</code>
          )}
          <StepDetails step={step} seats={seats} />
        </li>
      ))}
    </ol>
  );
}

function StepDetails({ step, seats }: Pick<StepListProps, 'seats'> & { readonly step: DealStep }) {
  const lang = useLang();
  if (step.problem !== undefined) {
    return (
      <p className={styles.problem}>
        {dealProblemText(lang, step.problem)}{' '}
        <small>{msg(lang, 'ui.trouble.says', { sentence: shortMessage(step.detail) })}</small>
      </p>
    );
  }
  switch (step.what) {
    case 'sealed':
      return (
        <p className={styles.details}>
          {msg(lang, step.noted ? 'online.verified.noted' : 'online.verified.notNoted')}{' '}
          <code>{spellWords(step.promise)}</code>
        </p>
      );
    case 'words':
      return (
        <ul className={styles.details}>
          {seats.map(({ name, words }, seat) => (
            <li key={`${seat + 1} ${name}`}>
              {name}{' '}
              {words === NO_WORDS ? (
                msg(lang, 'online.verified.noWords')
              ) : (
                <code>{spellWords(words)}</code>
              )}
            </li>
          ))}
        </ul>
      );
    case 'shuffles':
      if (step.leftOut === 0) return null;
      return (
        <p className={styles.details}>
          {msg(lang, 'online.verified.leftOut', { n: step.leftOut })}
        </p>
      );
    case 'secret':
    case 'answers':
      return null;
  }
}
