// Suggestions after the first victory on this device: a stronger opponent, more of the game, a
// friend. After a victory in the campaign, the way back to it.
import { LEVELS, type Level, strengthOf } from '@eminent/bots/registry';
import { DEFAULT_OPTIONS, type GameOptions } from '@eminent/engine';
import type { SavedGame, Seat } from '@eminent/protocol';
import { gameChoiceText, msg, opponentText } from '@eminent/text';
import { navigate } from 'wouter/use-hash-location';
import { type Sign, SignIcon } from '../art/icons.tsx';
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { optionsOf } from '../new-game/game-presets.ts';
import { seatChoiceOf, setUpGame } from '../new-game/new-game-setup.ts';
import { useFinishedGames } from '../storage/storage.ts';
import { useLang } from '../settings/settings.ts';
import styles from './next-steps.module.css';

/** The first level that is stronger than all opponents; the second level at the least. */
export function nextLevel(seats: readonly Seat[]): Level | undefined {
  const met = seats.map((seat) => (seat.kind === 'bot' ? (strengthOf(seat.bot) ?? 1) : 1));
  return LEVELS.find((level) => (strengthOf(level) ?? 0) > Math.max(...met));
}

interface More {
  readonly game: 'technologies' | 'escalation';
  readonly options: GameOptions;
}

/** The next game: technologies after the learning game, Escalation after the full game, none after Escalation. */
function moreOf({ ruleset, variant, players }: GameOptions): More | undefined {
  if (ruleset === 'escalation') return undefined;
  return variant === 'learning'
    ? { game: 'technologies', options: { ...DEFAULT_OPTIONS, players } }
    : { game: 'escalation', options: optionsOf('escalation', players) };
}

interface WhatNextProps {
  readonly game: GameOnPage & { readonly saved: SavedGame };
  /** The winner's seat, a person. */
  readonly winner: number;
}

export function NextSteps({ game: { saved }, winner }: WhatNextProps) {
  const lang = useLang();
  const start = useGameStore((store) => store.start);
  const leave = useGameStore((store) => store.leave);
  const name = saved.seats[winner]?.name;
  const isOwn = (seat: number, names: readonly string[]) => names[seat] === name;
  const won = useFinishedGames().filter(({ names, winners }) =>
    winners.some((seat) => isOwn(seat, names)),
  );
  if (saved.mission !== undefined) return <BackToCampaign />;
  if (won.length > 1) return null;
  const level = nextLevel(saved.seats);
  const more = moreOf(saved.game);
  const play = (options: GameOptions, bot?: Level) => {
    const seats = saved.seats
      .map(seatChoiceOf)
      .map((seat) => (seat.bot === undefined || bot === undefined ? seat : { ...seat, bot }));
    start(setUpGame(options, seats, 'chance', ''));
  };
  const withFriend = () => {
    leave();
    navigate('/online');
  };
  return (
    <section className={styles.next} aria-labelledby="what-next">
      <h3 id="what-next">{msg(lang, 'ui.whatNext.title')}</h3>
      {level !== undefined && (
        <Way sign="play" onPress={() => play(saved.game, level)}>
          {msg(lang, 'ui.whatNext.opponent', { name: opponentText(lang, level).name })}
        </Way>
      )}
      {more !== undefined && (
        <Way sign="technology" onPress={() => play(more.options)}>
          {more.game === 'technologies'
            ? msg(lang, 'ui.whatNext.technologies')
            : msg(lang, 'ui.whatNext.game', { name: gameChoiceText(lang, more.game).name })}
        </Way>
      )}
      <Way sign="friends" onPress={withFriend}>
        {msg(lang, 'ui.whatNext.friend')}
      </Way>
    </section>
  );
}

function BackToCampaign() {
  const lang = useLang();
  const leave = useGameStore((store) => store.leave);
  const back = () => {
    leave();
    navigate('/campaign');
  };
  return (
    <div className={styles.next}>
      <Way sign="flag" onPress={back}>
        {msg(lang, 'ui.campaign.back')}
      </Way>
    </div>
  );
}

interface WayProps {
  readonly sign: Sign;
  readonly onPress: () => void;
  readonly children: string;
}

function Way({ sign, onPress, children }: WayProps) {
  return (
    <button type="button" onClick={onPress}>
      <SignIcon sign={sign} size={20} />
      {children}
    </button>
  );
}
