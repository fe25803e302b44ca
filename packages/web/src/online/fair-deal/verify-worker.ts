// Web worker that verifies a proof, and compares it with the note of this device if there is one.
import { type FairNote, type FairProof, verifyDeal } from '@eminent/protocol/online';

export interface VerifyOrder {
  readonly proof: FairProof;
  readonly note?: FairNote;
}

addEventListener('message', ({ data }: MessageEvent<VerifyOrder>) =>
  postMessage(verifyDeal(data.proof, data.note)),
);
