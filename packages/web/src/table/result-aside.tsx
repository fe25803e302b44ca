// What decided the game, next to the pillars: the points over the turns, the moments that open the replay, advice for next time.
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { RoleIcon, ShipIcon, SignIcon } from '../art/icons.tsx';
import type { TurnEvent, Moment } from '../analysis/decisive-turns.ts';
import { LeadCurve } from '../analysis/lead-curve.tsx';
import type { Timeline } from '../records/timeline.ts';
import { useLang } from '../settings/settings.ts';
import styles from './result-aside.module.css';
import type { Ending, Story } from './result-story.ts';
import { adviceText, turnEventText, standingText } from './result-text.ts';

/** The role that an event belongs to. */
const ROLES_OF = {
  settle: 'colonize',
  attack: 'warfare',
  capture: 'warfare',
  peace: 'warfare',
  trade: 'trade',
  buy: 'research',
} as const;

function TurnEventIcon({ kind }: Pick<TurnEvent, 'kind'>) {
  switch (kind) {
    case 'gain':
    case 'reparations':
      return <SignIcon sign="hint" size={22} />;
    case 'battlecruiser':
      return <ShipIcon ship="battlecruiser" size={24} />;
    default:
      return <RoleIcon role={ROLES_OF[kind]} size={26} />;
  }
}

interface AsideProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly ending: Ending;
  readonly reader: number | undefined;
  readonly timeline: Timeline;
  readonly story: Story;
  /** Opens the replay at a ply. */
  readonly onWatch: (ply: number) => void;
}

export function ResultAside({ view, names, ending, reader, timeline, story, onWatch }: AsideProps) {
  const lang = useLang();
  const { moments, advice } = story;
  const texts = { names, reader };
  return (
    <aside className={styles.aside}>
      <h3>{msg(lang, ending === 'defeat' ? 'ui.aftermath.turned' : 'ui.aftermath.decided')}</h3>
      <LeadCurve scores={timeline.scores} moments={moments} strong={reader ?? view.winners?.[0]} />
      {moments.length === 0 && <p>{msg(lang, 'ui.aftermath.noMoment')}</p>}
      <ol className={styles.list}>
        {moments.map((moment) => (
          <li key={moment.ply}>
            <MomentButton moment={moment} texts={texts} onWatch={onWatch} />
          </li>
        ))}
      </ol>
      {advice.length > 0 && (
        <>
          <h3>{msg(lang, 'ui.aftermath.tryNext')}</h3>
          <ul className={styles.list}>
            {advice.map((one) => {
              const { what, why } = adviceText(lang, one, names);
              return (
                <li key={one.kind === 'settle' ? one.planet : one.kind} className={styles.row}>
                  <SignIcon sign="hint" size={22} />
                  <span>
                    <b>{what}</b>
                    <span className={styles.why}>{why}</span>
                  </span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </aside>
  );
}

function MomentButton({
  moment,
  texts,
  onWatch,
}: {
  readonly moment: Moment;
  readonly texts: { readonly names: readonly string[]; readonly reader: number | undefined };
  readonly onWatch: (ply: number) => void;
}) {
  const lang = useLang();
  const what = turnEventText(lang, moment, texts);
  const standing = standingText(lang, moment);
  return (
    <button type="button" className={styles.row} onClick={() => onWatch(moment.ply)}>
      <span className="sr-only">{msg(lang, 'ui.aftermath.watchTurn', { n: moment.turn })}</span>
      <span className={styles.turn} aria-hidden="true">
        {moment.turn}
      </span>
      <TurnEventIcon kind={moment.event.kind} />
      <span>
        <b>{what}</b>
        <span className={styles.why}>{standing}</span>
      </span>
      <SignIcon sign="play" size={14} />
    </button>
  );
}
