// The relation between the user and another user: friend requests, friendship, blocking.
import type { Friends, OnlinePerson, Profile } from '@eminent/protocol/online';
import { useState } from 'react';
import { useMutedUsers } from '../table/muted-users.ts';
import { isSecondPress } from '../double-press.ts';
import { type Answer, ask, inPath, ANY_RESPONSE, type Refusal } from '../api.ts';

export type RelationAction = 'ask' | 'accept' | 'refuse' | 'takeBack' | 'end' | 'block' | 'unblock';

/** Actions for each relation, apart from blocking. They do not apply to blocked users. */
export const RELATION_ACTIONS = {
  self: [],
  none: ['ask'],
  sent: ['takeBack'],
  received: ['accept', 'refuse'],
  friends: ['end'],
} as const satisfies Record<Profile['friendship'], readonly RelationAction[]>;

/** Returns the actions for a user in a list. Friendships end on the profile page. */
export function actionsFor(
  { friends, received, sent, blocked }: Friends,
  person: string,
): readonly RelationAction[] {
  const isAmong = (people: readonly OnlinePerson[]) => people.some(({ id }) => id === person);
  if (isAmong(blocked)) return ['unblock'];
  if (friends.some((friend) => friend.person.id === person)) return [];
  if (isAmong(sent)) return RELATION_ACTIONS.sent;
  return isAmong(received) ? RELATION_ACTIONS.received : RELATION_ACTIONS.none;
}

function send(person: string, action: RelationAction): Promise<Answer<unknown>> {
  switch (action) {
    case 'ask':
    case 'accept':
      return ask('POST', '/me/friends', ANY_RESPONSE, { person });
    case 'refuse':
    case 'takeBack':
    case 'end':
      return ask('DELETE', `/me/friends/${inPath(person)}`, ANY_RESPONSE);
    case 'block':
      return ask('POST', '/me/blocks', ANY_RESPONSE, { person });
    case 'unblock':
      return ask('DELETE', `/me/blocks/${inPath(person)}`, ANY_RESPONSE);
  }
}

export function useRelation(person: string, onChange: () => void) {
  const [refusal, setRefusal] = useState<Refusal>();
  const mute = useMutedUsers((store) => store.mute);
  const act = async (action: RelationAction) => {
    // The first press may have replaced the button with its opposite.
    if (isSecondPress()) return;
    const answer = await send(person, action);
    setRefusal(answer.ok ? undefined : answer.refusal);
    if (answer.ok) onChange();
    // Blocking also mutes the user at tables; unblocking ends that.
    if (answer.ok && (action === 'block' || action === 'unblock')) mute(person, action === 'block');
  };
  return { act, refusal };
}
