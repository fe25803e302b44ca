// The player's hand as a fan. Cards that can be used now stand out, the card under the pointer or
// with the focus is raised, and every card can be inspected.
import type { PlayerView, View } from '@eminent/engine';
import { msg, hasCorrectedTexts } from '@eminent/text';
import { SignIcon } from '../art/icons.tsx';
import { Card } from '../cards/card.tsx';
import { usePendingAnswer } from '../question/selection-store.ts';
import { meaningOf, useCardChoice } from '../question/piece-answers.ts';
import { useDragToPlay } from '../question/drag-to-play.ts';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from '../game/table-windows.ts';
import { withCopyNumbers } from '../suggestions/selection.ts';
import { useRaisedCard } from './raised-card.ts';
import styles from './hand.module.css';

interface HandProps {
  readonly view: View;
  readonly player: PlayerView;
  readonly inspect: (inspected: Inspected) => void;
}

/** The position of card `i` of `n` in the fan, from -1 at the left end to 1 at the right end. */
function sideOf(i: number, n: number): number {
  return n < 2 ? 0 : (2 * i) / (n - 1) - 1;
}

export function Hand({ view, player, inspect }: HandProps) {
  const lang = useLang();
  const { fan, at, tap, glide, handlers } = useRaisedCard();
  const drag = useDragToPlay(glide);
  const intended = usePendingAnswer(view);
  const cards = withCopyNumbers(player.hand ?? []).map(({ token: card, copy }) => ({
    card,
    copy,
    isUsable: meaningOf(view, intended, card) !== undefined,
  }));
  const anyUsable = cards.some(({ isUsable }) => isUsable);
  return (
    <section
      className={styles.hand}
      aria-label={msg(lang, 'ui.yourHand')}
      data-anchor={`cards:${player.seat}`}
      {...drag}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cards are the buttons; this handles their bubbling events */}
      <div
        className={styles.fan}
        ref={fan}
        style={{ '--n': cards.length }}
        data-raised={at}
        {...handlers}
      >
        {cards.map(({ card, copy, isUsable }, i) => (
          <span
            key={`${card} ${copy + 1}`}
            className={styles.place}
            data-place
            data-option={isUsable || undefined}
            data-lifted={isUsable || undefined}
            data-raised={at === i || undefined}
            style={{ '--i': i, '--side': sideOf(i, cards.length), zIndex: i }}
          >
            <HandCard
              view={view}
              card={card}
              copy={copy}
              dimmed={anyUsable && !isUsable && at !== i}
              inspect={inspect}
              tap={() => tap(i)}
            />
          </span>
        ))}
      </div>
    </section>
  );
}

interface HandCardProps extends Pick<HandProps, 'view' | 'inspect'> {
  readonly card: string;
  readonly copy: number;
  readonly dimmed: boolean;
  /** Raises the card after a tap; false if it was raised already or clicked with a mouse. */
  readonly tap: () => boolean;
}

function HandCard({ view, card, copy, dimmed, inspect, tap }: HandCardProps) {
  const lang = useLang();
  const { adds, ...choice } = useCardChoice(view, card, copy);
  const open = () => inspect({ kind: 'card', card });
  const raiseOrOpen = () => {
    if (!tap()) open();
  };
  return (
    <Card
      card={card}
      className={styles.card}
      errata={hasCorrectedTexts(view.options)}
      {...choice}
      dimmed={dimmed}
      onInspect={choice.onChoose === undefined ? raiseOrOpen : open}
      onLong={open}
      {...(adds === undefined
        ? { tag: choice.picked === true ? <SignIcon sign="check" size="1em" /> : undefined }
        : { tag: `+${adds}`, spokenContents: msg(lang, 'ui.addsSymbols', { n: adds }) })}
    />
  );
}
