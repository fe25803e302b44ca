// Users muted at online tables; stored on this device only.
import { fields, list, text } from '@eminent/protocol';
import { create } from 'zustand';
import { localStore } from '../../storage/storage.ts';

const PLACE = 'muted';
const MAX_PEOPLE = 1000;
const kept = fields({ people: list(text(), 'people', MAX_PEOPLE) });

interface Muted {
  readonly people: readonly string[];
  readonly mute: (person: string, on: boolean) => void;
}

export const useMutedUsers = create<Muted>()((set, get) => ({
  people: localStore.read(PLACE, kept)?.people ?? [],
  mute(person, on) {
    const others = get().people.filter((one) => one !== person);
    const people = on ? [...others, person].slice(-MAX_PEOPLE) : others;
    localStore.write(PLACE, { people });
    set({ people });
  },
}));
