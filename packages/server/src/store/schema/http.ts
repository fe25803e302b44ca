// The table of the database in which answers are kept under the keys of their requests.

export interface HttpTables {
  kept_answers: {
    /** What owner, request and key come to. */
    name: string;
    person: string;
    /** What the body comes to: the same key for something else is a mistake of the client. */
    sent: string;
    /** Sealed with the key, which is not kept; null as long as there is none. */
    answer: string | null;
    expires: number;
  };
}
