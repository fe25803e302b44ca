// Names of the session cookie.

/** Used over plain HTTP, and by older versions. */
export const COOKIE = 'eminent';
/** Cannot be set by other hosts of the domain or without TLS. */
export const BOUND_COOKIE = '__Host-eminent';
