// The coach: a panel that explains each kind of question in the first game.
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

/** Returns a new first game: the learning variant against the weakest bot, always the same deal. */
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

export function Coach({ view }: { readonly view: View }) {
  const lang = useLang();
  const { isOn, explained, addExplained, turnOff } = useCoach();
  const topic = topicOf(view);
  useEffect(() => {
    if (isOn) addExplained(topic);
  }, [isOn, addExplained, topic]);
  if (!isOn) return null;
  return (
    <section className={styles.coach} data-coach aria-label={msg(lang, 'coach.name')}>
      <header>
        <h3>{msg(lang, `coach.topics.${topic}.title`)}</h3>
        <span className="soft">
          {msg(lang, 'coach.progress', { n: explained.length, of: TOPICS.length })}
        </span>
        <IconButton sign="close" label={msg(lang, 'coach.leave')} onClick={turnOff} />
      </header>
      <p>{msg(lang, `coach.topics.${topic}.text`)}</p>
    </section>
  );
}
