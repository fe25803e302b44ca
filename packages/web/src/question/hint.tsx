// The hint panel: the best moves according to a strong bot, with expected results and reasons. The
// bot knows only what the seat may know.
import { type DecisionContext, type Locale, moveText, msg, reasonText } from '@eminent/text';
import { useLoaded } from '../activity/activity.ts';
import { useGameStore } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Advice } from '../worker/worker-messages.ts';
import { select } from './selection-store.ts';
import styles from './hint.module.css';

/** The chance to win, or the lead in points if all moves have about the same chance. */
function outlookText(lang: Locale, { winChance, points }: Advice): string {
  if (points === undefined) {
    return msg(lang, 'ui.hint.chance', { percent: Math.round(winChance * 100) });
  }
  const n = Math.round(Math.abs(points));
  if (n === 0) return msg(lang, 'ui.hint.level');
  return msg(lang, points > 0 ? 'ui.hint.ahead' : 'ui.hint.behind', { n });
}

/** Requests a hint when it mounts and for each new question. */
export function Hint({
  context,
  onClose,
}: {
  readonly context: DecisionContext;
  readonly onClose: () => void;
}) {
  const lang = useLang();
  const hint = useGameStore((store) => store.hint);
  const ranking = useLoaded(hint, String(context.decision.ply));
  return (
    <section
      className={styles.hint}
      data-hint
      aria-label={msg(lang, 'ui.hint.title')}
      aria-live="polite"
    >
      <header>
        <h3>{msg(lang, 'ui.hint.title')}</h3>
        <IconButton sign="close" label={msg(lang, 'ui.close')} onClick={onClose} />
      </header>
      {ranking === undefined ? (
        <p className="soft">{msg(lang, 'ui.hint.thinking')}</p>
      ) : ranking.length === 0 ? (
        <p>{msg(lang, 'ui.hint.none')}</p>
      ) : (
        <ol>
          {ranking.map((advice, i) => (
            <AdvisedMove key={advice.token} context={context} advice={advice} isBest={i === 0} />
          ))}
        </ol>
      )}
      <p className="soft">{msg(lang, 'ui.hint.fair')}</p>
    </section>
  );
}

interface AdvisedMoveProps {
  readonly context: DecisionContext;
  readonly advice: Advice;
  readonly isBest: boolean;
}

function AdvisedMove({ context, advice, isBest }: AdvisedMoveProps) {
  const lang = useLang();
  const { decision, view } = context;
  const option = decision.options.find(({ token }) => token === advice.token);
  if (option === undefined) return null;
  return (
    <li>
      <b>{moveText(lang, option, context)}</b>
      <span className={styles.chance}>{outlookText(lang, advice)}</span>
      {advice.reasons.slice(0, 2).map((reason) => (
        <p key={reason.kind}>{reasonText(lang, reason)}</p>
      ))}
      {isBest && (
        <button type="button" onClick={() => select(view, option)}>
          {msg(lang, 'ui.hint.choose')}
        </button>
      )}
    </li>
  );
}
