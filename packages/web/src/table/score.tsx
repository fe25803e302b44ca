// The score of a player as an animated number.
import type { PlayerView } from '@eminent/engine';
import { msg } from '@eminent/text';
import { InfluenceIcon } from '../art/icons.tsx';
import { AnimatedNumber } from '../ui/animated-number.tsx';
import { useLang, useSettings } from '../settings/settings.ts';

/** The total score, or only the influence tokens if the settings hide scores during the game. */
export function Score({
  player,
  className,
}: {
  readonly player: PlayerView;
  readonly className?: string | undefined;
}) {
  const lang = useLang();
  const liveScore = useSettings((settings) => settings.liveScore);
  const { seat, score, influence } = player;
  const n = liveScore ? score.total : influence;
  const label = liveScore ? msg(lang, 'ui.score', { n }) : msg(lang, 'ui.tokens', { n });
  return (
    <span
      className={className}
      role="img"
      aria-label={label}
      data-tip="score"
      data-anchor={`influence:${seat}`}
    >
      <InfluenceIcon />
      <AnimatedNumber n={n} mark={`influence:${seat}`} />
    </span>
  );
}
