// Who is at this page, as the server of online tables knows it; and whether there is such a server at all.
import {
  type newGuest,
  type OnlineSession,
  session as sessionSchema,
  spoken,
} from '@eminent/protocol/online';
import type * as v from 'valibot';
import { create } from 'zustand';
import { shelf } from '../keep/device.ts';
import { useSettings } from '../settings/settings.ts';
import { type Answer, ask, NOTHING, type Refusal } from './api.ts';
import { KNOWN_BEFORE } from './known.ts';
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

export const useSession = create<SessionStore>()((set, get) => ({
  session: undefined,
  problem: undefined,
  async learn() {
    const answer = await ask('GET', '/session', sessionSchema);
    if (answer.ok) get().take(answer.value);
    else set({ problem: answer.refusal });
  },
  take(session) {
    if (session.person === undefined) shelf.remove(KNOWN_BEFORE);
    else shelf.write(KNOWN_BEFORE, { name: session.person.name });
    const before = get().session;
    set({ session, problem: undefined });
    // Whoever was greeted as somebody else is greeted anew.
    if (before !== undefined && before.person?.id !== session.person?.id) socket.greetAnew();
  },
  async begin(name) {
    const { lang } = useSettings.getState();
    const body: v.InferInput<typeof newGuest> = { name, ...spoken(lang) };
    const answer = await ask('POST', '/session', sessionSchema, body);
    if (answer.ok) get().take(answer.value);
    return answer;
  },
  async leave() {
    const answer = await ask('DELETE', '/session', NOTHING);
    if (answer.ok) await get().learn();
    return answer;
  },
}));

/** The person at this page, once it has said a name. */
export function useMe(): OnlineSession['person'] {
  return useSession(({ session }) => session?.person);
}
