// The users whom this user has muted at online tables. Stored only on this device.
import { fields, list, text } from '@eminent/protocol';
import { create } from 'zustand';
import { localStore } from '../../storage/storage.ts';

const STORAGE_KEY = 'muted';
const MAX_USERS = 1000;
const storedSchema = fields({ people: list(text(), 'people', MAX_USERS) });

interface Muted {
  readonly people: readonly string[];
  readonly mute: (person: string, on: boolean) => void;
}

function storedPeople(): readonly string[] {
  return localStore.read(STORAGE_KEY, storedSchema)?.people ?? [];
}

export const useMutedUsers = create<Muted>()((set, get) => ({
  people: storedPeople(),
  mute(person, on) {
    const others = get().people.filter((one) => one !== person);
    const people = on ? [...others, person].slice(-MAX_USERS) : others;
    localStore.write(STORAGE_KEY, { people });
    set({ people });
  },
}));

localStore.follow(STORAGE_KEY, () => useMutedUsers.setState({ people: storedPeople() }));
