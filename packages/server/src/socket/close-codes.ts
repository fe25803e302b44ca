// WebSocket close codes for the reasons why the server closes a socket.
import type { WireServerMessage } from '@eminent/protocol/online';

export type CloseReason = Extract<WireServerMessage, { type: 'bye' }>['reason'];

/** Going away, policy violation, try again later (RFC 6455 and the IANA registry). */
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

/** A socket is terminated if the client has not completed the close handshake after this time. */
export const CLOSE_TIMEOUT_MS = 2000;
