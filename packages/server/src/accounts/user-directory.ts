// Everybody whom the server knows: the seam through which its other parts ask about people.
import { blocksBetween, friendsOf } from './friends.ts';
import type { Ground } from './context.ts';
import { holderOf } from './token-lookup.ts';
import { personById, personsById } from './user-repository.ts';
import type { People } from './user.ts';

export function openPeople(ground: Ground): People {
  return {
    ofToken: async (token) => (await holderOf(ground, token))?.person,
    byId: (id) => personById(ground, id),
    byIds: (ids) => personsById(ground, ids),
    blocks: (a, b) => blocksBetween(ground, a, b),
    friends: (id) => friendsOf(ground, id),
  };
}
