// The close code of a socket for each reason to close it.
import type { WireServerMessage } from '@eminent/protocol/online';

export type CloseReason = Extract<WireServerMessage, { type: 'bye' }>['reason'];

/** Close codes of WebSockets: going away, policy violation, try again later. */
const GOING_AWAY = 1001;
export const POLICY = 1008;
export const TRY_AGAIN = 1013;

export const CLOSE_CODES: Readonly<Record<CloseReason, number>> = {
  stopping: GOING_AWAY,
  slow: TRY_AGAIN,
  idle: GOING_AWAY,
  flood: POLICY,
  'signed-out': POLICY,
  reload: POLICY,
};

/** A client that does not complete the close handshake is terminated after this time. */
export const CLOSE_TIMEOUT_MS = 2000;
