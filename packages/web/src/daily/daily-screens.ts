// The screens of the daily game and of challenges with their texts, loaded on demand.
import { loadPart } from '@eminent/text';

export async function loadDailyPage() {
  const [{ DailyPage }] = await Promise.all([import('./daily-page.tsx'), loadPart('daily')]);
  return { default: DailyPage };
}

export async function loadChallengePage() {
  const [{ ChallengePage }] = await Promise.all([
    import('./challenge-page.tsx'),
    loadPart('daily'),
  ]);
  return { default: ChallengePage };
}
