// Who somebody is: what every part of the server needs to know of a person, and nothing that is secret.

export interface Person {
  readonly id: string;
  readonly name: string;
  /** `former` has deleted what was known of him; nobody acts as one. */
  readonly kind: 'guest' | 'account' | 'bot' | 'former';
  readonly admin: boolean;
  readonly lang?: 'en' | 'it';
  readonly face?: string;
  /** Ids of guests that became this person by signing in: their seats are his. */
  readonly also?: readonly string[];
}

/** Whether a seat that stands under an id is a person's own. */
export function isPerson(person: Person, id: string | undefined): boolean {
  return id !== undefined && (person.id === id || person.also?.includes(id) === true);
}

/** What others ask about people. */
export interface People {
  /** By a cookie's value or the token of a bot; nobody when it is not good any more. */
  ofToken(token: string): Promise<Person | undefined>;
  byId(id: string): Promise<Person | undefined>;
  /** Those of the ids that are known, by the id that was asked for. */
  byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  /** Whether one of the two has blocked the other. */
  blocks(a: string, b: string): Promise<boolean>;
  /** Ids of accepted friends. */
  friends(id: string): Promise<readonly string[]>;
}
