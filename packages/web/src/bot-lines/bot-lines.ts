// Chooses the lines that bots say. The same events of the same game always give the same line.
import type { BotName } from '@eminent/bots/registry';
import { cardAt, type GameEvent, kindOf, planetAt, planetOf, type View } from '@eminent/engine';
import type { Locale, MessageKey } from '@eminent/text';
import { msg } from '@eminent/text';
import { characterOf, hashOf } from '@eminent/pictures';
import type { GameOnPage } from '../game/current-game.ts';
import { alarmsOf } from '../game/end-alarms.ts';

const TEMPERS = {
  cadet: 'eager',
  lieutenant: 'eager',
  rusher: 'eager',
  captain: 'proud',
  commodore: 'shrewd',
  viceadmiral: 'calm',
  admiral: 'proud',
  emperor: 'proud',
  warmonger: 'fierce',
  contrarian: 'fierce',
  settler: 'calm',
  scholar: 'calm',
  net: 'calm',
  trader: 'shrewd',
  greedy: 'shrewd',
  rollouts: 'shrewd',
  thumbs: 'shrewd',
  random: 'shrewd',
} as const satisfies Partial<Readonly<Record<BotName, string>>>;

type Temper = (typeof TEMPERS)[keyof typeof TEMPERS];

function temperOf(bot: string): Temper {
  const character: string = characterOf(bot);
  return Object.hasOwn(TEMPERS, character) ? TEMPERS[character as keyof typeof TEMPERS] : 'calm';
}

export type Moment =
  | 'begins'
  | 'attacks'
  | 'settles'
  | 'buys'
  | 'overtaken'
  | 'nearlyOut'
  | 'wins'
  | 'loses';

export interface Line {
  readonly seat: number;
  readonly moment: Moment;
  readonly temper: Temper;
  readonly variant: 'a' | 'b';
  readonly turn: number;
}

/** Minimum influence of a planet whose settling or attack a bot comments on. */
const MIN_PLANET_INFLUENCE = 4;
/** Minimum cost, in Research symbols, of a technology whose purchase a bot comments on. */
const MIN_TECHNOLOGY_COST = 5;
/** Up to this turn, no bot comments on losing the lead. */
const EARLY_TURNS = 4;

type BotLineContext = Pick<GameOnPage, 'view' | 'about' | 'news'>;

/** Returns the seats of bots, except the seat of the view. */
function botSeats({ about, view }: BotLineContext): readonly number[] {
  return about.seats.flatMap((seat, at) => (seat.kind === 'bot' && at !== view.seat ? [at] : []));
}

/** Returns the seat with the most points; undefined for a tie. */
function leaderOf(view: View): number | undefined {
  const most = Math.max(...view.players.map(({ score }) => score.total));
  const [leader, ...others] = view.players.filter(({ score }) => score.total === most);
  return others.length === 0 ? leader?.seat : undefined;
}

function momentOfEvent(event: GameEvent): Moment | undefined {
  switch (event.type) {
    case 'attack':
    case 'settle': {
      if (event.planet === '?' || planetAt(planetOf(event.planet)).influence < MIN_PLANET_INFLUENCE)
        return;
      return event.type === 'attack' ? 'attacks' : 'settles';
    }
    case 'buy': {
      if (event.card === '?') return;
      const card = cardAt(kindOf(event.card));
      return card.family === 'technology' && card.cost >= MIN_TECHNOLOGY_COST ? 'buys' : undefined;
    }
    default:
      return;
  }
}

function momentOf(
  before: BotLineContext | undefined,
  game: BotLineContext,
  showsScore: boolean,
): { readonly seat: number; readonly moment: Moment } | undefined {
  const { view, about, news } = game;
  const speakers = botSeats(game);
  const anySpeaker = speakers[hashOf(`${about.id} ${view.turnNumber}`) % speakers.length];
  if (anySpeaker === undefined || about.lesson !== undefined) return;
  if (before === undefined || before.about.id !== about.id) {
    return view.ply === 0 && !view.over ? { seat: anySpeaker, moment: 'begins' } : undefined;
  }
  if (view.over) {
    if (before.view.over) return;
    const winner = speakers.find((seat) => view.winners?.includes(seat));
    return winner === undefined
      ? { seat: anySpeaker, moment: 'loses' }
      : { seat: winner, moment: 'wins' };
  }
  for (const event of news) {
    if (!('seat' in event) || event.seat === undefined || !speakers.includes(event.seat)) continue;
    const moment = momentOfEvent(event);
    if (moment !== undefined) return { seat: event.seat, moment };
  }
  const ahead = leaderOf(before.view);
  const passed = ahead !== undefined && speakers.includes(ahead) && leaderOf(view) === view.seat;
  if (showsScore && passed && view.turnNumber > EARLY_TURNS)
    return { seat: ahead, moment: 'overtaken' };
  const alarmed = ({ stacks, influence }: ReturnType<typeof alarmsOf>) =>
    influence || [...stacks.values()].includes('deciding');
  if (alarmed(alarmsOf(view)) && !alarmed(alarmsOf(before.view))) {
    return { seat: anySpeaker, moment: 'nearlyOut' };
  }
  return;
}

/**
 * Returns what a bot says about the latest events; usually undefined. With `showsScore` off, no bot
 * comments on losing the lead.
 */
export function lineOf(
  before: BotLineContext | undefined,
  game: BotLineContext,
  showsScore = true,
): Line | undefined {
  const found = momentOf(before, game, showsScore);
  const seat = found && game.about.seats[found.seat];
  if (found === undefined || seat?.kind !== 'bot') return undefined;
  const turn = game.view.turnNumber;
  const toss = hashOf(`${game.about.id} ${found.moment} ${found.seat} ${turn}`);
  return {
    ...found,
    temper: temperOf(seat.bot),
    variant: toss % 2 === 0 ? 'a' : 'b',
    turn,
  };
}

export function lineText(lang: Locale, { temper, moment, variant }: Line): string {
  const key: MessageKey = `speech.${temper}.${moment}.${variant}`;
  return msg(lang, key);
}
