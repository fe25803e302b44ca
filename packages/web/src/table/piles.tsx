// What a player owns: the discard pile, what deck (and hand) are made of, and for the own deck the odds of the next draw.
import type { PlayerView, View } from '@eminent/engine';
import { cardLabel, msg } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { Dialog } from '../ui/dialog.tsx';
import { chanceOfOne, countCards } from './odds.ts';
import styles from './piles.module.css';

interface PilesProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly seat: number;
  readonly onClose: () => void;
}

const DRAWS = 2;

export function Piles({ view, names, seat, onClose }: PilesProps) {
  const lang = useLang();
  const player = view.players[seat];
  if (player === undefined) return null;
  const own = seat === view.seat;
  return (
    <Dialog
      title={own ? msg(lang, 'ui.yourPiles') : msg(lang, 'ui.pilesOf', { name: names[seat] ?? '' })}
      onClose={onClose}
    >
      <section>
        <h3>
          {msg(lang, own ? 'ui.deckContents' : 'ui.deckAndHand', {
            n: player.unseen.length,
          })}
        </h3>
        {own ? <OwnDeck player={player} /> : <Counted cards={player.unseen} />}
      </section>
      {!own && player.knownHand.length > 0 && (
        <section>
          <h3>{msg(lang, 'ui.knownHand')}</h3>
          <Counted cards={player.knownHand} />
        </section>
      )}
      <section>
        <h3>{msg(lang, 'ui.discardPile', { n: player.discard.length })}</h3>
        <Counted cards={player.discard} />
      </section>
    </Dialog>
  );
}

function Counted({ cards }: { readonly cards: readonly string[] }) {
  const lang = useLang();
  if (cards.length === 0) return <p className="soft">{msg(lang, 'ui.empty')}</p>;
  return (
    <ul className={styles.counted}>
      {countCards(cards).map(([card, n]) => (
        <li key={card}>
          <b>{n}×</b> {cardLabel(lang, card)}
        </li>
      ))}
    </ul>
  );
}

function OwnDeck({ player }: { readonly player: PlayerView }) {
  const lang = useLang();
  const { unseen } = player;
  if (unseen.length === 0) return <p className="soft">{msg(lang, 'ui.emptyDeck')}</p>;
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{msg(lang, 'ui.card')}</th>
          <th scope="col">{msg(lang, 'ui.nextDraw')}</th>
          <th scope="col">{msg(lang, 'ui.nextDraws', { n: DRAWS })}</th>
        </tr>
      </thead>
      <tbody>
        {countCards(unseen).map(([card, n]) => (
          <tr key={card}>
            <th scope="row">
              {n}× {cardLabel(lang, card)}
            </th>
            <td>{percent.format(n / unseen.length)}</td>
            <td>{percent.format(chanceOfOne(unseen.length, n, DRAWS))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
