// Loads the code of the animations after the table, which works without them.
import { type ComponentType, lazy, Suspense } from 'react';
import type { GameOnPage } from '../game/current-game.ts';
import { Loading } from '../activity/activity.ts';

interface AnimationLayerProps {
  readonly game: GameOnPage;
}

const AnimationOverlay = lazy(
  async (): Promise<{ default: ComponentType<AnimationLayerProps> }> => {
    try {
      return { default: (await import('./overlay.tsx')).AnimationOverlay };
    } catch {
      return { default: () => null };
    }
  },
);

export function AnimationLayer({ game }: AnimationLayerProps) {
  return (
    <Suspense fallback={<Loading />}>
      <AnimationOverlay game={game} />
    </Suspense>
  );
}
