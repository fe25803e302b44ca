// The pages about fair deals with their texts, loaded on demand.
import { loadPart } from '@eminent/text';

export async function loadVerifyPage() {
  const [{ VerifyPage }] = await Promise.all([import('./verify-page.tsx'), loadPart('online')]);
  return { default: VerifyPage };
}

export async function loadFairDealPage() {
  const [{ FairDealPage }] = await Promise.all([
    import('./fair-deal-page.tsx'),
    loadPart('online'),
  ]);
  return { default: FairDealPage };
}
