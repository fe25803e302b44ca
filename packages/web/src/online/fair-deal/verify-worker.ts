// The worker that verifies a deal: it receives a proof, and the note of this device if there is
// one, and replies with the verdict.
import { type FairNote, type FairProof, verifyDeal } from '@eminent/protocol/online';

export interface VerifyOrder {
  readonly proof: FairProof;
  readonly note?: FairNote;
}

addEventListener('message', ({ data }: MessageEvent<VerifyOrder>) =>
  postMessage(verifyDeal(data.proof, data.note)),
);
