// Database rows of stored responses by idempotency key.

export interface HttpTables {
  kept_answers: {
    /** Hash of user, operation and key. */
    name: string;
    person: string;
    /** Hash of the body. The same key with another body is an error of the client. */
    sent: string;
    /** The response, encrypted with the key, which is not stored; null until it is known. */
    answer: string | null;
    expires: number;
  };
}
