// What the strongest bot would do in the player's place, and why. It only knows what the seat may know.
import { type DecisionContext, type Locale, moveText, msg, reasonText } from '@eminent/text';
import { useEffect, useState } from 'react';
import { useGameStore } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { Advice } from '../worker/worker-messages.ts';
import { select } from './selection-store.ts';
import styles from './hint.module.css';

/** The expected result: points where the winning chances differ too little, chances otherwise. */
function outlookText(lang: Locale, { winChance, points }: Advice): string {
  if (points === undefined) {
    return msg(lang, 'ui.hint.chance', { percent: Math.round(winChance * 100) });
  }
  const n = Math.round(Math.abs(points));
  if (n === 0) return msg(lang, 'ui.hint.level');
  return msg(lang, points > 0 ? 'ui.hint.ahead' : 'ui.hint.behind', { n });
}

/** Requests the hint when it mounts; the hint belongs to one question. */
export function Hint({
  context,
  onClose,
}: {
  readonly context: DecisionContext;
  readonly onClose: () => void;
}) {
  const lang = useLang();
  const hint = useGameStore((store) => store.hint);
  const [ranking, setRanking] = useState<readonly Advice[]>();
  const { decision } = context;
  useEffect(() => {
    let isCurrent = true;
    void hint().then((found) => {
      if (isCurrent) setRanking(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [hint, decision.ply]);
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
          {ranking.map((advice, i) => {
            const { token, reasons } = advice;
            const option = decision.options.find((one) => one.token === token);
            if (option === undefined) return null;
            return (
              <li key={token}>
                <b>{moveText(lang, option, context)}</b>
                <span className={styles.chance}>{outlookText(lang, advice)}</span>
                {reasons.slice(0, 2).map((reason) => (
                  <p key={reason.kind}>{reasonText(lang, reason)}</p>
                ))}
                {i === 0 && (
                  <button type="button" onClick={() => select(context.view, option)}>
                    {msg(lang, 'ui.hint.choose')}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <p className="soft">{msg(lang, 'ui.hint.fair')}</p>
    </section>
  );
}
