// Suggestions after the first victory on this device: a stronger bot, a larger game, or a game with
// friends. After a victory in the campaign, a button back to the campaign.
import { LEVELS, type Level, strengthOf } from '@eminent/bots/registry';
import { DEFAULT_OPTIONS, type GameOptions } from '@eminent/engine';
import type { SavedGame, Seat } from '@eminent/protocol';
import { gameChoiceText, msg, opponentText } from '@eminent/text';
import { type Sign, SignIcon } from '../art/icons.tsx';
import { type GameOnPage, useGameStore } from '../game/current-game.ts';
import { leaveGame } from '../game/open-game.ts';
import { optionsOf } from '../new-game/game-presets.ts';
import { seatChoiceOf, setUpGame } from '../new-game/new-game-setup.ts';
import { useFinishedGames } from '../storage/storage.ts';
import { useLang } from '../settings/settings.ts';
import styles from './next-steps.module.css';

/** The weakest bot level that is stronger than all bots of a game; never the weakest of all. */
export function nextLevel(seats: readonly Seat[]): Level | undefined {
  const strengths = seats.map((seat) => (seat.kind === 'bot' ? (strengthOf(seat.bot) ?? 1) : 1));
  return LEVELS.find((level) => (strengthOf(level) ?? 0) > Math.max(...strengths));
}

interface NextGame {
  readonly game: 'technologies' | 'escalation';
  readonly options: GameOptions;
}

/** The game to suggest: with technologies, then Escalation, then undefined. */
function nextGame({ ruleset, variant, players }: GameOptions): NextGame | undefined {
  if (ruleset === 'escalation') return undefined;
  return variant === 'learning'
    ? { game: 'technologies', options: { ...DEFAULT_OPTIONS, players } }
    : { game: 'escalation', options: optionsOf('escalation', players) };
}

interface NextStepsProps {
  readonly game: GameOnPage & { readonly saved: SavedGame };
  /** Seat of the winner, who is the person at this device. */
  readonly winner: number;
}

export function NextSteps({ game: { saved }, winner }: NextStepsProps) {
  const lang = useLang();
  const start = useGameStore((store) => store.start);
  const name = saved.seats[winner]?.name;
  const won = useFinishedGames().filter(({ names, winners }) =>
    winners.some((seat) => names[seat] === name),
  );
  if (saved.mission !== undefined) return <BackToCampaign />;
  if (won.length > 1) return null;
  const level = nextLevel(saved.seats);
  const next = nextGame(saved.game);
  const play = (options: GameOptions, bot?: Level) => {
    const seats = saved.seats
      .map(seatChoiceOf)
      .map((seat) => (seat.bot === undefined || bot === undefined ? seat : { ...seat, bot }));
    start(setUpGame(options, seats));
  };
  return (
    <section className={styles.next} aria-labelledby="what-next">
      <h3 id="what-next">{msg(lang, 'ui.whatNext.title')}</h3>
      {level !== undefined && (
        <StepButton sign="play" onPress={() => play(saved.game, level)}>
          {msg(lang, 'ui.whatNext.opponent', { name: opponentText(lang, level).name })}
        </StepButton>
      )}
      {next !== undefined && (
        <StepButton sign="technology" onPress={() => play(next.options)}>
          {next.game === 'technologies'
            ? msg(lang, 'ui.whatNext.technologies')
            : msg(lang, 'ui.whatNext.game', { name: gameChoiceText(lang, next.game).name })}
        </StepButton>
      )}
      <StepButton sign="friends" onPress={() => leaveGame('/online')}>
        {msg(lang, 'ui.whatNext.friend')}
      </StepButton>
    </section>
  );
}

function BackToCampaign() {
  const lang = useLang();
  return (
    <div className={styles.next}>
      <StepButton sign="flag" onPress={() => leaveGame('/campaign')}>
        {msg(lang, 'ui.campaign.back')}
      </StepButton>
    </div>
  );
}

interface StepButtonProps {
  readonly sign: Sign;
  readonly onPress: () => void;
  readonly children: string;
}

function StepButton({ sign, onPress, children }: StepButtonProps) {
  return (
    <button type="button" onClick={onPress}>
      <SignIcon sign={sign} size={20} />
      {children}
    </button>
  );
}
