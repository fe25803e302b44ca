// Zustand store of the coach, which explains a first game: whether it is on, and the topics it has
// explained. Saved in local storage.
import { flag, list, text } from '@eminent/protocol';
import { create } from 'zustand';
import { localStore } from '../storage/storage.ts';
import { type Topic, TOPICS } from './coach-topics.ts';

interface CoachStore {
  readonly isOn: boolean;
  readonly explained: readonly Topic[];
  readonly turnOn: () => void;
  readonly turnOff: () => void;
  readonly addExplained: (topic: Topic) => void;
}

type CoachState = Pick<CoachStore, 'isOn' | 'explained'>;

/** Schema in local storage, where `isOn` is called `here` and `explained` is called `met`. */
const STORED_COACH = {
  here: flag,
  // Other versions of the page may have more topics.
  met: list(text(), 'topics', 1000),
};

function storedCoach(): CoachState {
  const { here = false, met = [] } = localStore.readParts('coach', STORED_COACH);
  return { isOn: here, explained: TOPICS.filter((topic) => met.includes(topic)) };
}

export const useCoach = create<CoachStore>()((set, get) => {
  const store = (part: Partial<CoachState>) => {
    set(part);
    const { isOn, explained } = get();
    localStore.write('coach', { here: isOn, met: explained });
  };
  return {
    ...storedCoach(),
    turnOn: () => store({ isOn: true, explained: [] }),
    turnOff: () => store({ isOn: false }),
    addExplained: (topic) => {
      const { explained } = get();
      if (!explained.includes(topic)) store({ explained: [...explained, topic] });
    },
  };
});

localStore.follow('coach', () => useCoach.setState(storedCoach()));
