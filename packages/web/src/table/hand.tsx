// The own hand as a fan: legal cards are lifted, the one that is looked at is raised, any card tells what it does.
import type { OptionInfo, PlayerView, View } from '@eminent/engine';
import { msg } from '@eminent/text';
import { Card } from '../cards/card.tsx';
import { choose, useTimesPicked } from '../decide/picks.ts';
import { useDragToChoose } from '../decide/drag.ts';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from './details.tsx';
import { useRaised } from './raised.ts';
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

/** Each card of the hand with its option, and how many of its name lie before it. */
function laid(view: View, hand: readonly string[]) {
  const copies = new Map<string, number>();
  return hand.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { card, copy, option: optionOf(view, card) };
  });
}

/** From -1 at the left end of the fan to 1 at the right end. */
function sideOf(i: number, n: number): number {
  return n < 2 ? 0 : (2 * i) / (n - 1) - 1;
}

export function Hand({ view, player, inspect }: HandProps) {
  const lang = useLang();
  const { fan, at, tap, glide, handlers } = useRaised();
  const drag = useDragToChoose(view, glide);
  const cards = laid(view, player.hand ?? []);
  const usable = cards.some(({ option }) => option !== undefined);
  return (
    <section
      className={styles.hand}
      aria-label={msg(lang, 'ui.yourHand')}
      data-anchor={`cards:${player.seat}`}
      {...drag}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons are the cards; this hears what comes from them */}
      <div
        className={styles.fan}
        ref={fan}
        style={{ '--n': cards.length }}
        data-raised={at}
        {...handlers}
      >
        {cards.map(({ card, copy, option }, i) => (
          <span
            key={`${card} ${copy + 1}`}
            className={styles.place}
            data-place
            data-option={option?.option}
            data-lifted={option !== undefined || undefined}
            data-raised={at === i || undefined}
            style={{ '--i': i, '--side': sideOf(i, cards.length), zIndex: i }}
          >
            <HandCard
              view={view}
              card={card}
              copy={copy}
              option={option}
              dimmed={usable && option === undefined && at !== i}
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
  readonly option: OptionInfo | undefined;
  /** Others can be used now, and this one cannot. */
  readonly dimmed: boolean;
  /** Whether a tap did no more than raise the card. */
  readonly tap: () => boolean;
}

function HandCard({ view, card, copy, option, dimmed, inspect, tap }: HandCardProps) {
  const lang = useLang();
  const chosen = useTimesPicked(view, (one) => one === option);
  const several = view.decision?.several === true;
  const picked = option === undefined || !several ? undefined : copy < chosen;
  const look = () => inspect({ kind: 'card', card });
  const lookCloser = () => {
    if (!tap()) look();
  };
  const adds = option?.kind === 'boost' ? option.symbols : undefined;
  return (
    <Card
      card={card}
      className={styles.card}
      errata={view.options.techErrata}
      picked={picked}
      dimmed={dimmed}
      onChoose={option === undefined ? undefined : () => choose(view, option)}
      onInspect={option === undefined ? lookCloser : look}
      onLong={look}
      {...(adds === undefined
        ? {}
        : { tag: `+${adds}`, said: msg(lang, 'ui.addsSymbols', { n: adds }) })}
    />
  );
}
