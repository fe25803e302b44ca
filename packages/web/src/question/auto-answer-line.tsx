// The line in the action bar about the last auto-answer of this turn, and its reason.
import { type Locale, msg, outcomeText } from '@eminent/text';
import { useGameStore } from '../game/current-game.ts';
import type { ViewProps } from '../game/table-extras.ts';
import { useLang } from '../settings/settings.ts';
import type { AutoAnswer } from '../suggestions/auto-answers.ts';
import styles from './action-bar.module.css';

export function AutoAnswerLine({ view, names }: ViewProps) {
  const lang = useLang();
  const autoAnswer = useGameStore((store) => store.autoAnswer);
  if (autoAnswer === undefined || autoAnswer.view.turnNumber !== view.turnNumber) return null;
  return (
    <p className={styles.autoAnswer} data-auto-answer={autoAnswer.why}>
      {autoAnswerText(lang, names, autoAnswer)}
    </p>
  );
}

function autoAnswerText(
  lang: Locale,
  names: readonly string[],
  { view, decision, options, why }: AutoAnswer,
): string {
  switch (why) {
    case 'cannot-follow':
    case 'brings-nothing':
    case 'ordered':
      return msg(lang, `ui.autoAnswer.${why}`);
    case 'only':
    case 'all': {
      const what = outcomeText(lang, { decision, view, names }, { options, boosts: [] });
      return msg(lang, 'ui.autoAnswer.done', { what });
    }
  }
}
