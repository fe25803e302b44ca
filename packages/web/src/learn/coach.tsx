// The coach of the first game: explains each question and remembers the topics already explained.
import { DEFAULT_OPTIONS, type View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { useEffect } from 'react';
import { create } from 'zustand';
import { flag, list, type SavedGame, text } from '@eminent/protocol';
import { localStore } from '../storage/storage.ts';
import { useLang } from '../settings/settings.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { newId } from '../storage/new-id.ts';
import { type Topic, TOPICS, topicOf } from './coach-topics.ts';
import styles from './coach.module.css';

interface CoachStore {
  /** Whether the coach is shown. */
  readonly here: boolean;
  readonly met: readonly Topic[];
  readonly come: () => void;
  readonly leave: () => void;
  readonly meet: (topic: Topic) => void;
}

type Kept = Pick<CoachStore, 'here' | 'met'>;

/** Schema of the stored coach, with room for topics of other page versions. */
const KEPT_COACH = { here: flag, met: list(text(), 'topics', 1000) };

function keptCoach(): Kept {
  const { here = false, met = [] } = localStore.readParts('coach', KEPT_COACH);
  return { here, met: TOPICS.filter((topic) => met.includes(topic)) };
}

export const useCoach = create<CoachStore>()((set, get) => {
  const remember = (part: Partial<Kept>) => {
    set(part);
    const { here, met } = get();
    localStore.write('coach', { here, met } satisfies Kept);
  };
  return {
    ...keptCoach(),
    come: () => remember({ here: true, met: [] }),
    leave: () => remember({ here: false }),
    meet: (topic) => {
      if (!get().met.includes(topic)) remember({ met: [...get().met, topic] });
    },
  };
});

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
