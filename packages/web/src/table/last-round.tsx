// A banner that announces for a few seconds that the end of the game was triggered, or that an
// extra round or Logistics turn begins. Later, the place of the influence supply shows it.
import type { EndCause, GameEvent } from '@eminent/engine';
import { eventText } from '@eminent/text';
import { useEffect, useState } from 'react';
import { InfluenceIcon } from '../art/icons.tsx';
import type { GameOnPage } from '../game/current-game.ts';
import { useLang } from '../settings/settings.ts';
import { sentenceContext } from '../log/sentence-context.ts';
import { endingText } from '../game/end-alarms.ts';
import styles from './last-round.module.css';

const ANNOUNCED: readonly GameEvent['type'][] = ['end-triggered', 'extra-round', 'logistics-turn'];
const SHOWN_MS = 3600;

/** Invisible to screen readers, which get the same from the log and the supply. Ignores clicks. */
export function LastRound({ game }: { readonly game: GameOnPage }) {
  const lang = useLang();
  const { news, view } = game;
  const event = useForAMoment(news.find(({ type }) => ANNOUNCED.includes(type)));
  if (event === undefined || view.ending === undefined || view.over) return null;
  return (
    <div className={styles.place} aria-hidden="true" data-last-round={view.ending}>
      <div className={styles.banner}>
        <p className={styles.title}>
          <Exhausted cause={view.ending} />
          {endingText(lang, view)}
          <Exhausted cause={view.ending} />
        </p>
        <p>{eventText(lang, event, sentenceContext(game))}</p>
      </div>
    </div>
  );
}

function Exhausted({ cause }: { readonly cause: EndCause }) {
  return cause === 'influence' ? <InfluenceIcon size={22} /> : <i className={styles.empty} />;
}

/** Returns an event for `SHOWN_MS` after it came. A newer event replaces it. */
function useForAMoment(event: GameEvent | undefined): GameEvent | undefined {
  const [last, setLast] = useState<GameEvent>();
  const [over, setOver] = useState<GameEvent>();
  if (event !== undefined && event !== last) setLast(event);
  useEffect(() => {
    const timer = setTimeout(() => setOver(last), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return last === over ? undefined : last;
}
