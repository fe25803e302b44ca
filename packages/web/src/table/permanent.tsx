// The permanents of a player, with the pieces on them.
import type { PlayerView, View } from '@eminent/engine';
import { contentsOf, contentsText, hasCorrectedTexts } from '@eminent/text';
import { PermanentCard } from '../cards/permanent-banner.tsx';
import type { Inspected } from '../game/table-windows.ts';
import { usePermanentChoice } from '../question/piece-answers.ts';
import { useLang } from '../settings/settings.ts';

interface PermanentsProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly className: string | undefined;
  readonly inspect: (inspected: Inspected) => void;
}

export function Permanents({ view, player, className, inspect }: PermanentsProps) {
  return (
    <ul className={className} data-anchor={`permanents:${player.seat}`}>
      {player.permanents.map((card) => (
        <li key={card}>
          <Permanent view={view} player={player} card={card} inspect={inspect} />
        </li>
      ))}
    </ul>
  );
}

function Permanent({
  view,
  player,
  card,
  inspect,
}: Omit<PermanentsProps, 'className'> & { readonly card: string }) {
  const { seat } = player;
  const choice = usePermanentChoice(view, seat, card);
  return (
    <PermanentCard
      card={card}
      errata={hasCorrectedTexts(view.options)}
      // Only the viewing player's permanents show the symbols that they add to the role.
      role={seat === view.seat ? view.role : undefined}
      seat={seat}
      contents={contentsOf(player, card)}
      onInspect={() => inspect({ kind: 'card', card, seat })}
      {...choice}
    />
  );
}

/** Describes the pieces on a permanent; nothing if it cannot hold any. */
export function PermanentPieces({
  player,
  card,
  className,
}: {
  readonly player: PlayerView;
  readonly card: string;
  readonly className?: string | undefined;
}) {
  const lang = useLang();
  const contents = contentsOf(player, card);
  return contents === undefined ? null : (
    <p className={className}>{contentsText(lang, contents)}</p>
  );
}
