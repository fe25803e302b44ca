// Whether the coach of the first game is shown, and the topics it has explained.
import { flag, list, text } from '@eminent/protocol';
import { create } from 'zustand';
import { localStore } from '../storage/storage.ts';
import { type Topic, TOPICS } from './coach-topics.ts';

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
