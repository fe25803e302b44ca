// What moves on the table. It is loaded after the table itself, which can be played without it.
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
    // Where it cannot be loaded nothing moves.
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
