// The coach of the first game: explains each question.
import { DEFAULT_OPTIONS, type View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useEffect } from 'react';
import type { SavedGame } from '@eminent/protocol';
import { useLang } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { newId } from '../storage/new-id.ts';
import { useCoach } from '../game/coach-store.ts';
import { TOPICS, topicOf } from '../game/coach-topics.ts';
import styles from './coach.module.css';

/** The first game: the learning variant against the weakest bot, always with the same deal. */
export function firstGame(): SavedGame {
  return {
    game: { ...DEFAULT_OPTIONS, variant: 'learning' },
    id: newId(),
    seed: 'first steps',
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot', name: 'Vega', bot: 'cadet' },
    ],
    tokens: [],
    lastQuestion: 0,
  };
}

/** Explains the current question. */
export function Coach({ view }: { readonly view: View }) {
  const lang = useLang();
  const { here, met, meet, leave } = useCoach();
  const topic = topicOf(view);
  useEffect(() => {
    if (here) meet(topic);
  }, [here, meet, topic]);
  if (!here) return null;
  return (
    <section className={styles.coach} data-coach aria-label={msg(lang, 'coach.name')}>
      <header>
        <h3>{msg(lang, `coach.topics.${topic}.title`)}</h3>
        <span className="soft">
          {msg(lang, 'coach.progress', { n: met.length, of: TOPICS.length })}
        </span>
        <IconButton sign="close" label={msg(lang, 'coach.leave')} onClick={leave} />
      </header>
      <p>{msg(lang, `coach.topics.${topic}.text`)}</p>
    </section>
  );
}
