// The play area: the cards spent in the current role, at full size, and the running sum of symbols next to them.
import { phaseOf, type PlayerView, type View } from '@eminent/engine';
import { cardName, msg, roleName, seatName, symbolsAdded, laterTexts } from '@eminent/text';
import { RoleIcon } from '../art/icons.tsx';
import { Card } from '../cards/card.tsx';
import { usePendingAnswer } from '../question/selection-store.ts';
import { useLang } from '../settings/settings.ts';
import type { Inspected } from '../game/table-windows.ts';
import { RoleSum } from './role-sum.tsx';
import { placeOfTaken, sumInPlay, symbolsOf, worthOf } from '../question/symbol-sum.ts';
import styles from './play-area.module.css';

interface PlayAreaProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly inspect: (inspected: Inspected) => void;
}

/** The player whose cards are shown: the one acting in the role, otherwise the leader. */
function actorOf(view: View): PlayerView | undefined {
  const acting = view.players[view.waiting?.seat ?? -1];
  if (acting === undefined) return view.players[view.leader];
  const acts = acting.play.length > 0 || view.waiting?.step === 'boost';
  return acts ? acting : view.players[view.leader];
}

/** Whether a role is being carried out, so that the table shows the play area. */
export function isInPlay(view: View): boolean {
  return view.role !== undefined && !view.over && phaseOf(view) === 'role';
}

export function PlayArea({ view, names, inspect }: PlayAreaProps) {
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
  const takenAt = placeOfTaken(view, actor);
  /** What a card in play adds to the sum, and where it came from. */
  const tagOf = (i: number) => {
    const option = coming[i - actor.play.length];
    const card = actor.play[i];
    const n = option === undefined ? worthOf(card ?? '', role) : symbolsAdded(option);
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
      <ul className={styles.cards}>
        {[...actor.play, ...(actor.seat === view.seat ? coming.map(({ card }) => card) : [])].map(
          (card, i) => (
            <li
              key={`${card} ${i + 1}`}
              className={styles.card}
              data-coming={i >= actor.play.length || undefined}
            >
              <Card
                card={card}
                errata={laterTexts(view.options)}
                {...(sum === undefined ? {} : tagOf(i))}
                onInspect={() => inspect({ kind: 'card', card })}
              />
            </li>
          ),
        )}
      </ul>
      {sum !== undefined && (
        <RoleSum view={view} role={role} actor={actor} coming={boosts} sum={sum} />
      )}
    </section>
  );
}
