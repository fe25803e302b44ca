// Says why a piece cannot be used now, according to the rules engine, or that it can. Renders
// nothing if the only reason is the moment, such as another player's turn.
import type { Explanation, Subject } from '@eminent/engine';
import { explanationText, msg } from '@eminent/text';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useGameStore } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import styles from './unavailable-reason.module.css';

/** Reasons that concern the moment, not the piece. They are not shown. */
const MOMENT_REASONS: readonly Explanation['reason'][] = [
  'not-now',
  'not-your-decision',
  'game-over',
];

/** Asks `UnavailableReason` why the player cannot follow the role. */
export const FOLLOWING = { kind: 'follow' } as const;

export function UnavailableReason({
  subject,
  names,
  brief = false,
}: {
  readonly subject: Subject;
  readonly names: readonly string[];
  readonly brief?: boolean;
}) {
  const lang = useLang();
  const explain = useGameStore((store) => store.explain);
  const [reasons, setReasons] = useState<readonly Explanation[]>();
  useEffect(() => {
    let isCurrent = true;
    void explain(subject).then((found) => {
      if (isCurrent) setReasons(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [explain, subject]);
  const shown = reasons?.filter(({ reason }) => !MOMENT_REASONS.includes(reason)) ?? [];
  if (reasons === undefined || (reasons.length > 0 && shown.length === 0)) return null;
  return (
    <div className={brief ? styles.brief : styles.why} aria-live="polite">
      <h3 className={clsx(brief && 'sr-only')}>{msg(lang, `ui.why.${subject.kind}`)}</h3>
      {reasons.length === 0 ? (
        <p>{msg(lang, 'ui.canBeUsed')}</p>
      ) : (
        <ul>
          {shown.map((reason, i) => (
            <li key={`${reason.reason} ${i + 1}`}>
              {explanationText(lang, reason, names)}{' '}
              <Link href={`/rules/${encodeURIComponent(reason.ruling)}`}>
                {msg(lang, 'ui.readRule')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
