// Verifies the proof of a deal in a web worker.
import type { DealVerdict, FairNote, FairProof } from '@eminent/protocol/online';
import { useEffect, useState } from 'react';
import { useActivity } from '../../activity/activity.ts';
import type { VerifyOrder } from './verify-worker.ts';

/** `stopped`: the worker failed to load or threw an error. */
export type Verifying =
  | { readonly kind: 'running' }
  | { readonly kind: 'verdict'; readonly verdict: DealVerdict }
  | { readonly kind: 'stopped' };

const RUNNING: Verifying = { kind: 'running' };

export function useVerdict(proof: FairProof, note: FairNote | undefined): Verifying {
  const [result, setResult] = useState<{ readonly input: FairProof; readonly state: Verifying }>();
  useEffect(() => {
    const worker = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
    const finish = (state: Verifying): void => {
      setResult({ input: proof, state });
      worker.terminate();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<DealVerdict>) =>
      finish({ kind: 'verdict', verdict: data }),
    );
    worker.addEventListener('error', () => finish({ kind: 'stopped' }));
    const order: VerifyOrder = note === undefined ? { proof } : { proof, note };
    worker.postMessage(order);
    return () => worker.terminate();
  }, [proof, note]);
  const verifying = result?.input === proof ? result.state : RUNNING;
  useActivity(verifying.kind === 'running');
  return verifying;
}
