// Chooses the lines that bots say. The same game always has the same lines.
import type { BotName } from '@eminent/bots/registry';
import { cardAt, type GameEvent, kindOf, planetAt, planetOf, type View } from '@eminent/engine';
import type { Locale, MessageKey } from '@eminent/text';
import { msg } from '@eminent/text';
import { characterOf, hashOf } from '@eminent/pictures';
import type { GameOnPage } from '../game/current-game.ts';
import { alarmsOf } from '../game/end-alarms.ts';

/** The temper of each character. Each temper has its own lines. */
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

/** The moments of a game at which a bot may speak. */
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
  /** The turn in which the bot says the line. */
  readonly turn: number;
}

/** A bot speaks when it settles or attacks a planet with at least this influence. */
const LARGE_PLANET = 4;
/** A bot speaks when it buys a technology that costs at least this many Research symbols. */
const GREAT_TECHNOLOGY = 5;
/** Up to this turn, no bot speaks when it loses the lead. */
const EARLY_TURNS = 4;

type BotLineContext = Pick<GameOnPage, 'view' | 'about' | 'news'>;

/** The seats of bots except the viewer's own seat. */
function botSeats({ about, view }: BotLineContext): readonly number[] {
  return about.seats.flatMap((seat, at) => (seat.kind === 'bot' && at !== view.seat ? [at] : []));
}

/** The seat that is ahead; undefined for a tie. */
function leaderOf(view: View): number | undefined {
  const most = Math.max(...view.players.map(({ score }) => score.total));
  const [leader, ...others] = view.players.filter(({ score }) => score.total === most);
  return others.length === 0 ? leader?.seat : undefined;
}

function momentOfEvent(event: GameEvent): Moment | undefined {
  switch (event.type) {
    case 'attack':
    case 'settle': {
      if (event.planet === '?' || planetAt(planetOf(event.planet)).influence < LARGE_PLANET) return;
      return event.type === 'attack' ? 'attacks' : 'settles';
    }
    case 'buy': {
      if (event.card === '?') return;
      const card = cardAt(kindOf(event.card));
      return card.family === 'technology' && card.cost >= GREAT_TECHNOLOGY ? 'buys' : undefined;
    }
    default:
      return;
  }
}

/** The most important moment between two states, and the seat of the bot that speaks. */
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

/** The line of a bot about the events between two states of a game; usually undefined. */
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
