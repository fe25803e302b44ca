// The play area: the cards played for the current role, beside the total of their symbols.
import { type OptionInfo, phaseOf, type PlayerView, type Role, type View } from '@eminent/engine';
import { cardName, msg, roleName, seatName, symbolsAdded, hasCorrectedTexts } from '@eminent/text';
import { RoleIcon } from '../art/icons.tsx';
import { Card } from '../cards/card.tsx';
import { usePendingAnswer } from '../question/selection-store.ts';
import { useLang } from '../settings/settings.ts';
import type { PartProps } from './part-props.ts';
import { RoleSum } from './role-sum.tsx';
import { placeOfTaken, sumInPlay, symbolsOf, symbolsOfCard } from '../question/symbol-sum.ts';
import styles from './play-area.module.css';

type Boost = Extract<OptionInfo, { readonly kind: 'boost' }>;

/** The player whose cards are shown: the one who follows or boosts now, otherwise the leader. */
function actorOf(view: View): PlayerView | undefined {
  const acting = view.players[view.waiting?.seat ?? -1];
  if (acting === undefined) return view.players[view.leader];
  const acts = acting.play.length > 0 || view.waiting?.step === 'boost';
  return acts ? acting : view.players[view.leader];
}

/** Whether a role is in progress. The table then shows the play area. */
export function isInPlay(view: View): boolean {
  return view.role !== undefined && !view.over && phaseOf(view) === 'role';
}

export function PlayArea({ view, names, inspect }: PartProps) {
  const lang = useLang();
  const { options: picked } = usePendingAnswer(view);
  const actor = actorOf(view);
  const { role } = view;
  if (!isInPlay(view) || actor === undefined || role === undefined) return null;
  const { decision } = view;
  const boosts = decision?.step === 'boost' ? picked : [];
  const sum =
    decision?.step === 'boost' ? decision.symbols + symbolsOf(boosts) : sumInPlay(view, actor);
  const coming = boosts.filter((option) => option.kind === 'boost');
  const list = actor.play.map((card) => cardName(lang, card)).join(', ');
  return (
    <section
      className={styles.area}
      data-hue={role}
      aria-label={msg(lang, 'ui.played', { list: list === '' ? '–' : list })}
      data-anchor={`play:${actor.seat}`}
    >
      <h2 className={styles.who}>
        <RoleIcon role={role} /> {roleName(lang, role)}
        <small>{seatName({ names }, actor.seat)}</small>
      </h2>
      <Cards
        view={view}
        role={role}
        actor={actor}
        coming={coming}
        hasTags={sum !== undefined}
        inspect={inspect}
      />
      {sum !== undefined && (
        <RoleSum view={view} role={role} actor={actor} coming={boosts} sum={sum} />
      )}
    </section>
  );
}

interface CardsProps extends Omit<PartProps, 'names'> {
  readonly role: Role;
  readonly actor: PlayerView;
  /** The selected boosts, which are not played yet. */
  readonly coming: readonly Boost[];
  /** Whether each card has a tag with the symbols it adds and where it came from. */
  readonly hasTags: boolean;
}

function Cards({ view, role, actor, coming, hasTags, inspect }: CardsProps) {
  const lang = useLang();
  const takenAt = placeOfTaken(view, actor);
  const tagOf = (card: string, i: number) => {
    const option = coming[i - actor.play.length];
    const n = option === undefined ? symbolsOfCard(card, role) : symbolsAdded(option);
    const from = msg(lang, i === takenAt ? 'ui.ofStack' : 'ui.ofHand');
    return {
      tag: (
        <>
          <RoleIcon role={role} size="1.1em" /> +{n} <span className={styles.from}>{from}</span>
        </>
      ),
      spokenContents: `+${n} ${from}`,
    };
  };
  const selected = actor.seat === view.seat ? coming.map(({ card }) => card) : [];
  return (
    <ul className={styles.cards}>
      {[...actor.play, ...selected].map((card, i) => (
        <li
          key={`${card} ${i + 1}`}
          className={styles.card}
          data-coming={i >= actor.play.length || undefined}
        >
          <Card
            card={card}
            errata={hasCorrectedTexts(view.options)}
            {...(hasTags ? tagOf(card, i) : {})}
            onInspect={() => inspect({ kind: 'card', card })}
          />
        </li>
      ))}
    </ul>
  );
}
