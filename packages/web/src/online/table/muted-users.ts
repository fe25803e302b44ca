// The users whom this user has muted at online tables; stored on this device only.
import { fields, list, text } from '@eminent/protocol';
import { create } from 'zustand';
import { localStore } from '../../storage/storage.ts';

const STORAGE_KEY = 'muted';
const MAX_USERS = 1000;
const stored = fields({ people: list(text(), 'people', MAX_USERS) });

interface Muted {
  readonly people: readonly string[];
  readonly mute: (person: string, on: boolean) => void;
}

export const useMutedUsers = create<Muted>()((set, get) => ({
  people: localStore.read(STORAGE_KEY, stored)?.people ?? [],
  mute(person, on) {
    const others = get().people.filter((one) => one !== person);
    const people = on ? [...others, person].slice(-MAX_USERS) : others;
    localStore.write(STORAGE_KEY, { people });
    set({ people });
  },
}));
