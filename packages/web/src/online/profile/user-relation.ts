// What one may change between oneself and somebody: friends, asked, blocked.
import type { Friends, OnlinePerson, Profile } from '@eminent/protocol/online';
import { useState } from 'react';
import { useMutedUsers } from '../table/muted-users.ts';
import { isSecondHalf } from '../double-press.ts';
import { type Answer, ask, inPath, NOTHING, type Refusal } from '../api.ts';

export type RelationWay = 'ask' | 'accept' | 'refuse' | 'takeBack' | 'end' | 'block' | 'unblock';

/** What one may do about somebody whom one has not blocked; who is blocked can only be unblocked. */
export const WAYS = {
  self: [],
  none: ['ask'],
  asked: ['takeBack'],
  asking: ['accept', 'refuse'],
  friends: ['end'],
} as const satisfies Record<Profile['friendship'], readonly RelationWay[]>;

/** The same of somebody who is met in a list, by what one knows of one's friends. A friendship is not ended there. */
export function waysWith(
  { friends, asking, asked, blocked }: Friends,
  person: string,
): readonly RelationWay[] {
  const isAmong = (people: readonly OnlinePerson[]) => people.some(({ id }) => id === person);
  if (isAmong(blocked)) return ['unblock'];
  if (friends.some((friend) => friend.person.id === person)) return [];
  if (isAmong(asked)) return WAYS.asked;
  return isAmong(asking) ? WAYS.asking : WAYS.none;
}

function carryOut(person: string, way: RelationWay): Promise<Answer<unknown>> {
  switch (way) {
    case 'ask':
    case 'accept':
      return ask('POST', '/me/friends', NOTHING, { person });
    case 'refuse':
    case 'takeBack':
    case 'end':
      return ask('DELETE', `/me/friends/${inPath(person)}`, NOTHING);
    case 'block':
      return ask('POST', '/me/blocks', NOTHING, { person });
    case 'unblock':
      return ask('DELETE', `/me/blocks/${inPath(person)}`, NOTHING);
  }
}

export function useRelation(person: string, onChange: () => void) {
  const [refusal, setRefusal] = useState<Refusal>();
  const mute = useMutedUsers((store) => store.mute);
  const act = async (way: RelationWay) => {
    // What was done is not undone by pressing twice.
    if (isSecondHalf()) return;
    const answer = await carryOut(person, way);
    setRefusal(answer.ok ? undefined : answer.refusal);
    if (answer.ok) onChange();
    // Nothing of whoever is blocked is heard at a table either.
    if (answer.ok && (way === 'block' || way === 'unblock')) mute(person, way === 'block');
  };
  return { act, refusal };
}
