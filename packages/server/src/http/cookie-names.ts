// Names of the session cookies.

/** The cookie over plain HTTP. Older versions set it over HTTPS, too. */
export const COOKIE = 'eminent';
/** The cookie over HTTPS. Because of its prefix, no other host of the domain can set it. */
export const BOUND_COOKIE = '__Host-eminent';
