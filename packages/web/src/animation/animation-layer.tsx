// Loads the animation layer after the table, which can be played without it.
import { type ComponentType, lazy, Suspense } from 'react';
import type { GameOnPage } from '../game/current-game.ts';
import { Loading } from '../activity/activity.ts';

interface MotionProps {
  readonly game: GameOnPage;
}

const Stage = lazy(async (): Promise<{ default: ComponentType<MotionProps> }> => {
  try {
    return { default: (await import('./overlay.tsx')).AnimationOverlay };
  } catch {
    // If the layer cannot be loaded, nothing is animated.
    return { default: () => null };
  }
});

export function AnimationLayer({ game }: MotionProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Stage game={game} />
    </Suspense>
  );
}
