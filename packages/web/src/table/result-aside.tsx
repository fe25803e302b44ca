// The panel beside the ranking of the result page: a curve of the lead, the decisive turns, which
// open the replay, and advice for the next game.
import type { View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { RoleIcon, ShipIcon, SignIcon } from '../art/icons.tsx';
import type { TurnEvent, DecisiveTurn } from '../analysis/decisive-turns.ts';
import { LeadCurve } from '../analysis/lead-curve.tsx';
import type { Timeline } from '../records/timeline.ts';
import { useLang } from '../settings/settings.ts';
import styles from './result-aside.module.css';
import type { Ending, Story } from './result-story.ts';
import { adviceText, turnEventText, standingText } from './result-text.ts';

const ROLE_OF_EVENT = {
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
      return <RoleIcon role={ROLE_OF_EVENT[kind]} size={26} />;
  }
}

interface AsideProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly ending: Ending;
  readonly reader: number | undefined;
  readonly timeline: Timeline;
  readonly story: Story;
  readonly onWatch: (ply: number) => void;
}

export function ResultAside({ view, names, ending, reader, timeline, story, onWatch }: AsideProps) {
  const lang = useLang();
  const { decisive, advice } = story;
  const texts = { names, reader };
  return (
    <aside className={styles.aside}>
      <h3>{msg(lang, ending === 'defeat' ? 'ui.aftermath.turned' : 'ui.aftermath.decided')}</h3>
      <LeadCurve
        scores={timeline.scores}
        decisive={decisive}
        strong={reader ?? view.winners?.[0]}
      />
      {decisive.length === 0 && <p>{msg(lang, 'ui.aftermath.noMoment')}</p>}
      <ol className={styles.list}>
        {decisive.map((turn) => (
          <li key={turn.ply}>
            <TurnButton turn={turn} texts={texts} onWatch={onWatch} />
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

function TurnButton({
  turn,
  texts,
  onWatch,
}: {
  readonly turn: DecisiveTurn;
  readonly texts: { readonly names: readonly string[]; readonly reader: number | undefined };
  readonly onWatch: (ply: number) => void;
}) {
  const lang = useLang();
  const what = turnEventText(lang, turn, texts);
  const standing = standingText(lang, turn);
  return (
    <button type="button" className={styles.row} onClick={() => onWatch(turn.ply)}>
      <span className="sr-only">{msg(lang, 'ui.aftermath.watchTurn', { n: turn.turn })}</span>
      <span className={styles.turn} aria-hidden="true">
        {turn.turn}
      </span>
      <TurnEventIcon kind={turn.event.kind} />
      <span>
        <b>{what}</b>
        <span className={styles.why}>{standing}</span>
      </span>
      <SignIcon sign="play" size={14} />
    </button>
  );
}
