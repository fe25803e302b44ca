// The type of users throughout the server. It contains no secrets.
import type { MailLanguage, PRESENCES } from '@eminent/protocol/online';

/** `away`: all pages that the user has open are in the background. */
export type Presence = (typeof PRESENCES)[number];

export interface User {
  readonly id: string;
  readonly name: string;
  /** `former`: the user was erased. */
  readonly kind: 'guest' | 'account' | 'bot' | 'former';
  readonly admin: boolean;
  readonly lang?: MailLanguage;
  readonly face?: string;
  /** Ids of guests that were merged into this user, and that seats may still have. */
  readonly guestIds?: readonly string[];
}

export function allIdsOf({ id, guestIds = [] }: User): readonly string[] {
  return [id, ...guestIds];
}

/** Whether an id is that of the user or of a merged guest. */
export function isSameUser(person: User, id: string | undefined): boolean {
  return id !== undefined && allIdsOf(person).includes(id);
}
