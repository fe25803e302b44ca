// Who somebody is: what every part of the server needs to know of a person, and nothing that is secret.

export interface User {
  readonly id: string;
  readonly name: string;
  /** `former` has deleted what was known of him; nobody acts as one. */
  readonly kind: 'guest' | 'account' | 'bot' | 'former';
  readonly admin: boolean;
  readonly lang?: 'en' | 'it';
  readonly face?: string;
  /** Ids of guests that became this person by signing in: their seats are his. */
  readonly guestIds?: readonly string[];
}

/** Whether a seat that stands under an id is a person's own. */
export function isSameUser(person: User, id: string | undefined): boolean {
  return id !== undefined && (person.id === id || person.guestIds?.includes(id) === true);
}

/** What others ask about people. */
export interface UserDirectory {
  /** By a cookie's value or the token of a bot; nobody when it is not good any more. */
  ofToken(token: string): Promise<User | undefined>;
  byId(id: string): Promise<User | undefined>;
  /** Those of the ids that are known, by the id that was asked for. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, User>>;
  /** Whether one of the two has blocked the other. */
  blocks(a: string, b: string): Promise<boolean>;
  /** Ids of accepted friends. */
  friends(id: string): Promise<readonly string[]>;
}
