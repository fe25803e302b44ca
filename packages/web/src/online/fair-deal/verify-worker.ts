// Verifies a deal beside the page: it gets a proof, and the note of this device where there is one, and answers with the verdict.
import { type FairNote, type FairProof, verifyDeal } from '@eminent/protocol/online';

export interface VerifyOrder {
  readonly proof: FairProof;
  readonly note?: FairNote;
}

addEventListener('message', ({ data }: MessageEvent<VerifyOrder>) =>
  postMessage(verifyDeal(data.proof, data.note)),
);
