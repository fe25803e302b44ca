// The verdict on a proof, worked out in a worker while the page goes on.
import type { DealVerdict, FairNote, FairProof } from '@eminent/protocol/online';
import { useEffect, useState } from 'react';
import { useActivity } from '../../activity/activity.ts';
import type { VerifyOrder } from './verify-worker.ts';

/** What is known of a proof; a worker that failed is a mistake of ours. */
export type Verifying =
  | { readonly kind: 'running' }
  | { readonly kind: 'verdict'; readonly verdict: DealVerdict }
  | { readonly kind: 'stopped' };

const RUNNING: Verifying = { kind: 'running' };

export function useVerdict(proof: FairProof, note: FairNote | undefined): Verifying {
  const [found, setFound] = useState<{ readonly of: FairProof; readonly what: Verifying }>();
  useEffect(() => {
    const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
    const tell = (what: Verifying): void => {
      setFound({ of: proof, what });
      worker.terminate();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<DealVerdict>) =>
      tell({ kind: 'verdict', verdict: data }),
    );
    worker.addEventListener('error', () => tell({ kind: 'stopped' }));
    const order: VerifyOrder = note === undefined ? { proof } : { proof, note };
    worker.postMessage(order);
    return () => worker.terminate();
  }, [proof, note]);
  const verifying = found?.of === proof ? found.what : RUNNING;
  useActivity(verifying.kind === 'running');
  return verifying;
}
