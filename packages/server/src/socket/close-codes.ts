// Why the server closes a socket, and the code of the close frame that goes with each reason.
import type { WireServerMessage } from '@eminent/protocol/online';

export type Bye = Extract<WireServerMessage, { type: 'bye' }>['reason'];

/** Codes of RFC 6455: going away, what the rules of the server forbid, and try again later. */
const GOING_AWAY = 1001;
export const POLICY = 1008;
export const TRY_AGAIN = 1013;

export const CODES: Readonly<Record<Bye, number>> = {
  stopping: GOING_AWAY,
  slow: TRY_AGAIN,
  idle: GOING_AWAY,
  flood: POLICY,
  'signed-out': POLICY,
  reload: POLICY,
};

/** Who does not even read the farewell is not waited for. */
export const FAREWELL_MS = 2000;
