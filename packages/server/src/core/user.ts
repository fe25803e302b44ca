// A user as all parts of the server see it, without secrets.
import type { MailLanguage, PRESENCES } from '@eminent/protocol/online';

/** `away`: all open pages of the user are in the background. */
export type Presence = (typeof PRESENCES)[number];

export interface User {
  readonly id: string;
  readonly name: string;
  /** `former`: the user was erased. */
  readonly kind: 'guest' | 'account' | 'bot' | 'former';
  readonly admin: boolean;
  readonly lang?: MailLanguage;
  /** The name of the portrait. */
  readonly face?: string;
  /** Ids of merged guests, under which the user may have seats. */
  readonly guestIds?: readonly string[];
}

/** The id of a user and the ids of merged guests. */
export function allIdsOf({ id, guestIds = [] }: User): readonly string[] {
  return [id, ...guestIds];
}

/** Whether an id belongs to a user, also as the id of a merged guest. */
export function isSameUser(person: User, id: string | undefined): boolean {
  return id !== undefined && allIdsOf(person).includes(id);
}
