// Shows why options of a form are disabled, as visible text.
import { choicesFor, type GameOptions } from '@eminent/engine';
import { gameChoiceText, listText, type Locale, msg, obstacleText } from '@eminent/text';
import { useLang } from '../settings/settings.ts';
import { GAMES, optionsOf } from './game-presets.ts';

interface DisabledReason {
  readonly names: readonly string[];
  readonly why: string;
}

/** Groups values by the reason from `whyNot`. Omits values without a reason. */
export function disabledReasonsOf<T>(
  values: readonly T[],
  name: (value: T) => string,
  whyNot: (value: T) => string | undefined,
): readonly DisabledReason[] {
  const blocked = values.flatMap((value) => {
    const why = whyNot(value);
    return why === undefined ? [] : [{ name: name(value), why }];
  });
  return [...new Set(blocked.map(({ why }) => why))].map((why) => ({
    why,
    names: blocked.filter((one) => one.why === why).map((one) => one.name),
  }));
}

/** Returns why a number of players is not possible; undefined if it is. */
export function whyNotPlayers(
  lang: Locale,
  options: GameOptions,
  players: GameOptions['players'],
): string | undefined {
  const problem = choicesFor(options, 'players').find(({ value }) => value === players)?.problem;
  if (problem === undefined) return undefined;
  if (problem.option !== 'ruleset') return obstacleText(lang, options, 'players', problem);
  const games = GAMES.filter((game) => optionsOf(game, players).players === players);
  return msg(lang, 'problems.onlyWith', {
    games: listText(
      lang,
      games.map((game) => gameChoiceText(lang, game).name),
    ),
  });
}

interface DisabledReasonsProps {
  /** Element id, for `aria-describedby` of the disabled options. */
  readonly id: string;
  readonly obstacles: readonly DisabledReason[];
  readonly className?: string | undefined;
}

export function DisabledReasons({ id, obstacles, className }: DisabledReasonsProps) {
  const lang = useLang();
  if (obstacles.length === 0) return null;
  return (
    <p id={id} className={className}>
      {obstacles.map(({ names, why }) => (
        <span key={why}>
          <b>{listText(lang, names)}:</b> {why}{' '}
        </span>
      ))}
    </p>
  );
}
