// A user as all parts of the server see it, without secrets.
import type { MailLanguage } from '@eminent/protocol/online';

export interface User {
  readonly id: string;
  readonly name: string;
  /** `former`: the user was erased. */
  readonly kind: 'guest' | 'account' | 'bot' | 'former';
  readonly admin: boolean;
  readonly lang?: MailLanguage;
  readonly face?: string;
  /** Ids of merged guests, under which the user may have seats. */
  readonly guestIds?: readonly string[];
}

/** Whether an id belongs to a user. */
export function isSameUser(person: User, id: string | undefined): boolean {
  return id !== undefined && (person.id === id || person.guestIds?.includes(id) === true);
}

/** User lookup. */
export interface UserDirectory {
  /** The user of a session token; undefined if it is invalid. */
  ofToken(token: string): Promise<User | undefined>;
  byId(id: string): Promise<User | undefined>;
  /** Known users by requested id. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, User>>;
  /** Whether either user blocks the other. */
  blocks(a: string, b: string): Promise<boolean>;
  /** Ids of friends. */
  friends(id: string): Promise<readonly string[]>;
}
