// Names of the session cookies.

/** Session cookie over plain HTTP. Older versions also set it over HTTPS. */
export const COOKIE = 'eminent';
/** Session cookie over HTTPS. The prefix keeps other hosts of the domain from setting it. */
export const BOUND_COOKIE = '__Host-eminent';
