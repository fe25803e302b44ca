// A permanent on the table, with its function at the question.
import type { View } from '@eminent/engine';
import { contentsOf, laterTexts } from '@eminent/text';
import { PermanentBanner } from '../cards/permanent-banner.tsx';
import type { Inspected } from '../game/table-windows.ts';
import { usePermanentChoice } from '../question/piece-answers.ts';

interface PermanentProps {
  readonly view: View;
  readonly seat: number;
  readonly card: string;
  readonly inspect: (inspected: Inspected) => void;
}

export function Permanent({ view, seat, card, inspect }: PermanentProps) {
  const choice = usePermanentChoice(view, seat, card);
  const player = view.players[seat];
  return (
    <PermanentBanner
      card={card}
      errata={laterTexts(view.options)}
      // Only the player's own permanents show what they add to the role.
      role={seat === view.seat ? view.role : undefined}
      seat={seat}
      contents={player && contentsOf(player, card)}
      onInspect={() => inspect({ kind: 'card', card, seat })}
      {...choice}
    />
  );
}
