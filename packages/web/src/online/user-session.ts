// The session of this page with the server: the user, and the features of the server.
import {
  type newGuest,
  type OnlineSession,
  session as sessionSchema,
  mailLanguage,
} from '@eminent/protocol/online';
import type * as v from 'valibot';
import { create } from 'zustand';
import { localStore } from '../storage/storage.ts';
import { useSettings } from '../settings/settings.ts';
import { type Answer, ask, ANY_RESPONSE, type Refusal } from './api.ts';
import { useConnection } from './connection-status.ts';
import { forgetGuestKey, guestKey } from './guest-key.ts';
import { ONLINE_USER, hasOnlineUser } from './has-online-user.ts';
import { socket } from './page-socket.ts';

interface SessionStore {
  /** Undefined until the server has responded. */
  readonly session: OnlineSession | undefined;
  readonly problem: Refusal | undefined;
  readonly load: () => Promise<void>;
  /** Applies a session from a response: stores the user, and reconnects for another user. */
  readonly apply: (session: OnlineSession) => void;
  readonly createGuest: (name: string) => Promise<Answer<OnlineSession>>;
  readonly signOut: () => Promise<Answer<unknown>>;
}

/** Counts requests and updates of the session, to ignore the response to an older request. */
let version = 0;

export const useSession = create<SessionStore>()((set, get) => ({
  session: undefined,
  problem: undefined,
  async load() {
    version += 1;
    const requested = version;
    const answer = await ask('GET', '/session', sessionSchema);
    if (requested !== version) return;
    if (answer.ok) get().apply(answer.value);
    else set({ problem: answer.refusal });
  },
  apply(session) {
    version += 1;
    if (session.person === undefined) {
      localStore.remove(ONLINE_USER);
      // Stores a guest key before the user gives a name, so that all tabs send the same key.
      guestKey();
    } else {
      localStore.write(ONLINE_USER, { name: session.person.name });
      forgetGuestKey();
    }
    const before = get().session;
    set({ session, problem: undefined });
    // The socket belongs to one user.
    if (before !== undefined && before.person?.id !== session.person?.id) socket.reconnect();
  },
  async createGuest(name) {
    const { lang } = useSettings.getState();
    const body: v.InferInput<typeof newGuest> = { name, key: guestKey(), ...mailLanguage(lang) };
    const answer = await orExistingSession(await ask('POST', '/session', sessionSchema, body));
    if (answer.ok) get().apply(answer.value);
    return answer;
  },
  async signOut() {
    const answer = await ask('DELETE', '/session', ANY_RESPONSE);
    if (answer.ok) await get().load();
    return answer;
  },
}));

// Loads the session when another tab signs in or out.
localStore.subscribe((name) => {
  const { session, load } = useSession.getState();
  if (name !== ONLINE_USER || session === undefined) return;
  if (hasOnlineUser() !== (session.person !== undefined)) void load();
});

// Loads the session when the socket reports another user, as after signing out on another device.
useConnection.subscribe(({ person }, before) => {
  const { session, load } = useSession.getState();
  if (person === before.person || session === undefined) return;
  if (person?.id !== session.person?.id) void load();
});

/** If another tab has created the guest meanwhile, requests the session of that guest. */
async function orExistingSession(answer: Answer<OnlineSession>): Promise<Answer<OnlineSession>> {
  const hasSession = !answer.ok && answer.refusal.code === 'has-session';
  return hasSession ? ask('GET', '/session', sessionSchema) : answer;
}

/** Calls `listener` whenever the user changes, but not when the session is first loaded. */
export function onUserChange(listener: () => void): void {
  useSession.subscribe(({ session }, { session: before }) => {
    if (before !== undefined && session?.person?.id !== before.person?.id) listener();
  });
}

/** Returns the signed-in user, a guest or an account; undefined without one. */
export function useMe(): OnlineSession['person'] {
  return useSession(({ session }) => session?.person);
}
