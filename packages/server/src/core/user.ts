// The type of users, which all parts of the server share. It contains no secrets.
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
  /** Ids of guests merged into the user. The user may have seats under these ids. */
  readonly guestIds?: readonly string[];
}

/** The id of a user and the ids of merged guests. */
export function allIdsOf({ id, guestIds = [] }: User): readonly string[] {
  return [id, ...guestIds];
}

/** Whether an id is that of a user or of a guest merged into the user. */
export function isSameUser(person: User, id: string | undefined): boolean {
  return id !== undefined && allIdsOf(person).includes(id);
}
