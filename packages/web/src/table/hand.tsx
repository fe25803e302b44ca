// The own hand: legal cards are lifted, any card tells what it does.
import type { OptionInfo, PlayerView, View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { Card } from '../cards/card.tsx';
import { choose, useTimesPicked } from '../decide/picks.ts';
import { useDragToChoose } from '../decide/drag.ts';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from './details.tsx';
import styles from './hand.module.css';

interface HandProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly inspect: (inspected: Inspected) => void;
}

/** The option that a card of the hand stands for now. */
function optionOf(view: View, card: string): OptionInfo | undefined {
  return view.decision?.options.find(
    (option) =>
      (option.kind === 'play' ||
        option.kind === 'boost' ||
        option.kind === 'discard' ||
        option.kind === 'remove') &&
      option.card === card,
  );
}

export function Hand({ view, player, inspect }: HandProps) {
  const lang = useLang();
  const drag = useDragToChoose(view);
  const copies = new Map<string, number>();
  return (
    <section
      className={styles.hand}
      aria-label={msg(lang, 'ui.yourHand')}
      data-anchor={`cards:${player.seat}`}
      {...drag}
    >
      {(player.hand ?? []).map((card, i) => {
        const copy = copies.get(card) ?? 0;
        copies.set(card, copy + 1);
        const option = optionOf(view, card);
        return (
          <span
            key={`${card} ${copy + 1}`}
            className={styles.place}
            data-option={option?.option}
            style={{ zIndex: i }}
          >
            <HandCard view={view} card={card} copy={copy} option={option} inspect={inspect} />
          </span>
        );
      })}
    </section>
  );
}

function HandCard({
  view,
  card,
  copy,
  option,
  inspect,
}: Pick<HandProps, 'view' | 'inspect'> & {
  readonly card: string;
  /** How many cards of this name lie before it. */
  readonly copy: number;
  readonly option: OptionInfo | undefined;
}) {
  const chosen = useTimesPicked(view, (one) => one === option);
  const several = view.decision?.several === true;
  return (
    <Card
      card={card}
      className={styles.card}
      errata={view.options.techErrata}
      picked={option === undefined || !several ? undefined : copy < chosen}
      onChoose={option === undefined ? undefined : () => choose(view, option)}
      onInspect={() => inspect({ kind: 'card', card })}
    />
  );
}
