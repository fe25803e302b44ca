// The session of this page with the server, and whether there is a server at all.
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
import { type Answer, ask, NOTHING, type Refusal } from './api.ts';
import { useConnection } from './connection-status.ts';
import { forgetGuestKey, guestKey } from './guest-key.ts';
import { KNOWN_BEFORE, hasPlayedOnline } from './has-played-online.ts';
import { socket } from './online-socket.ts';

interface SessionStore {
  /** Undefined until the server has answered. */
  readonly session: OnlineSession | undefined;
  /** Why the request failed. */
  readonly problem: Refusal | undefined;
  /** Asks the server for the session. */
  readonly learn: () => Promise<void>;
  /** Applies a session from a response. */
  readonly take: (session: OnlineSession) => void;
  readonly begin: (name: string) => Promise<Answer<OnlineSession>>;
  readonly leave: () => Promise<Answer<unknown>>;
}

/** Counts requests and updates: an older response is ignored. */
let turns = 0;

export const useSession = create<SessionStore>()((set, get) => ({
  session: undefined,
  problem: undefined,
  async learn() {
    turns += 1;
    const turn = turns;
    const answer = await ask('GET', '/session', sessionSchema);
    if (turn !== turns) return;
    if (answer.ok) get().take(answer.value);
    else set({ problem: answer.refusal });
  },
  take(session) {
    turns += 1;
    if (session.person === undefined) {
      localStore.remove(KNOWN_BEFORE);
      // Created early, so that all tabs share it before a name is given.
      guestKey();
    } else {
      localStore.write(KNOWN_BEFORE, { name: session.person.name });
      forgetGuestKey();
    }
    const before = get().session;
    set({ session, problem: undefined });
    // Reconnects the socket for another user.
    if (before !== undefined && before.person?.id !== session.person?.id) socket.reconnect();
  },
  async begin(name) {
    const { lang } = useSettings.getState();
    const body: v.InferInput<typeof newGuest> = { name, key: guestKey(), ...mailLanguage(lang) };
    const answer = await begun(await ask('POST', '/session', sessionSchema, body));
    if (answer.ok) get().take(answer.value);
    return answer;
  },
  async leave() {
    const answer = await ask('DELETE', '/session', NOTHING);
    if (answer.ok) await get().learn();
    return answer;
  },
}));

/** Reloads the session when another tab signs in or out. */
localStore.subscribe((name) => {
  const { session, learn } = useSession.getState();
  if (name !== KNOWN_BEFORE || session === undefined) return;
  if (hasPlayedOnline() !== (session.person !== undefined)) void learn();
});

/** The same if the server reports another user, as after signing out everywhere else. */
useConnection.subscribe(({ person }, before) => {
  const { session, learn } = useSession.getState();
  if (person === before.person || session === undefined) return;
  if (person?.id !== session.person?.id) void learn();
});

/** Another tab may have given a name meanwhile; this tab has the same user then. */
async function begun(answer: Answer<OnlineSession>): Promise<Answer<OnlineSession>> {
  const isKnown = !answer.ok && answer.refusal.code === 'has-session';
  return isKnown ? await ask('GET', '/session', sessionSchema) : answer;
}

/** The user of this page, once they have given a name. */
export function useMe(): OnlineSession['person'] {
  return useSession(({ session }) => session?.person);
}
