// Who is at this page, as the server of online tables knows it; and whether there is such a server at all.
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
  /** Absent until the server has answered. */
  readonly session: OnlineSession | undefined;
  /** Why it has not. */
  readonly problem: Refusal | undefined;
  /** Asks the server who this is. */
  readonly learn: () => Promise<void>;
  /** Takes over what an answer says. */
  readonly take: (session: OnlineSession) => void;
  readonly begin: (name: string) => Promise<Answer<OnlineSession>>;
  readonly leave: () => Promise<Answer<unknown>>;
}

/** How often it was asked or told who this is: an answer that is older than the last of these says nothing any more. */
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
      // Long before a name is given, so that all tabs have the same one by then.
      guestKey();
    } else {
      localStore.write(KNOWN_BEFORE, { name: session.person.name });
      forgetGuestKey();
    }
    const before = get().session;
    set({ session, problem: undefined });
    // Whoever was greeted as somebody else is greeted anew.
    if (before !== undefined && before.person?.id !== session.person?.id) socket.greetAnew();
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

/** Another tab of this browser became somebody, or nobody any more: so did this one. */
localStore.subscribe((name) => {
  const { session, learn } = useSession.getState();
  if (name !== KNOWN_BEFORE || session === undefined) return;
  if (hasPlayedOnline() !== (session.person !== undefined)) void learn();
});

/** The same where the server says so, as after signing out everywhere else. */
useConnection.subscribe(({ person }, before) => {
  const { session, learn } = useSession.getState();
  if (person === before.person || session === undefined) return;
  if (person?.id !== session.person?.id) void learn();
});

/** In another tab somebody may have said a name meanwhile: this one is the same person. */
async function begun(answer: Answer<OnlineSession>): Promise<Answer<OnlineSession>> {
  const isKnown = !answer.ok && answer.refusal.code === 'has-session';
  return isKnown ? await ask('GET', '/session', sessionSchema) : answer;
}

/** The person at this page, once it has said a name. */
export function useMe(): OnlineSession['person'] {
  return useSession(({ session }) => session?.person);
}
