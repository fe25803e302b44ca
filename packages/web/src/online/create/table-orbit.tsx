// The table that is being made: its star is not lit, and every seat but the host's can be pressed.
import { msg, opponentText } from '@eminent/text';
import { SignIcon } from '../../art/icons.tsx';
import { Portrait } from '../../art/portraits/portrait.tsx';
import { useLang } from '../../settings/settings.ts';
import { type Faced, onlineFaces } from '../faces.ts';
import { Orbit } from '../little/orbit.tsx';
import { useMe } from '../session.ts';
import type { SeatWish, Wishes } from './wishes.ts';
import styles from './create.module.css';

export function TableOrbit({
  others,
  join,
  onPress,
}: {
  readonly others: readonly SeatWish[];
  readonly join: Wishes['join'];
  readonly onPress: (other: number) => void;
}) {
  const lang = useLang();
  const me = useMe();
  const you = me?.name ?? msg(lang, 'ui.you');
  const faced: readonly Faced[] = [
    { name: you, face: me?.face },
    ...others.map((wish) =>
      wish.kind === 'bot'
        ? { name: opponentText(lang, wish.bot).name, bot: wish.bot }
        : { name: wish.kind === 'friend' ? wish.name : '' },
    ),
  ];
  const faces = onlineFaces(faced);
  const told = others.map((wish): readonly [string, string] => {
    switch (wish.kind) {
      case 'open':
        return [msg(lang, 'online.create.open'), msg(lang, `online.create.joins.${join}.seat`)];
      case 'bot':
        return [opponentText(lang, wish.bot).name, msg(lang, 'online.create.bot')];
      case 'friend':
        return [wish.name, msg(lang, 'online.create.invited')];
    }
  });
  const seats = [
    <span key="you" className={styles.seat}>
      <Portrait face={faces[0] ?? 'regent'} name={you} active className={styles.own} />
      <span className={styles.label}>
        <b>{you}</b>
        <span>{msg(lang, 'online.create.host')}</span>
      </span>
    </span>,
    ...others.map((wish, at) => (
      <button key={at + 1} type="button" className={styles.seat} onClick={() => onPress(at)}>
        {wish.kind === 'open' ? (
          <span className={styles.free}>
            <SignIcon sign="plus" size="0.42em" />
          </span>
        ) : (
          <Portrait face={faces[at + 1] ?? 'regent'} name={told[at]?.[0] ?? ''} />
        )}
        <span className={styles.label}>
          <span className="sr-only">{msg(lang, 'online.create.seat', { n: at + 2 })}</span>{' '}
          <b>{told[at]?.[0]}</b> <span>{told[at]?.[1]}</span>
        </span>
      </button>
    )),
  ];
  return <Orbit seats={seats} className={styles.orbit} />;
}
