// Database rows of stored responses by idempotency key.

export interface HttpTables {
  kept_answers: {
    /** Digest of user, operation and key. */
    name: string;
    person: string;
    /** Digest of the request body. */
    sent: string;
    /** The response, encrypted with the idempotency key; null while the request is in progress. */
    answer: string | null;
    expires: number;
  };
}
