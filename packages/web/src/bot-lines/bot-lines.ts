// Which computer player says what, and when: worked out from two states of a game, so that the same game always says the same.
import type { BotName } from '@eminent/bots/registry';
import { cardAt, type GameEvent, kindOf, planetAt, planetOf, type View } from '@eminent/engine';
import type { Locale, MessageKey } from '@eminent/text';
import { msg } from '@eminent/text';
import { characterOf, hashOf } from '../art/portraits/seat-faces.ts';
import type { GameOnPage } from '../game/current-game.ts';
import { alarmsOf } from '../game/end-alarms.ts';

const TEMPERS = {
  cadet: 'eager',
  rusher: 'eager',
  captain: 'proud',
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
/** Of a player that nobody has given a temper. */
const USUAL: Temper = 'calm';

function temperOf(bot: string): Temper {
  const character: string = characterOf(bot);
  return Object.hasOwn(TEMPERS, character) ? TEMPERS[character as keyof typeof TEMPERS] : USUAL;
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
  /** When it was said. */
  readonly turn: number;
}

/** From this influence on a world is worth a word. */
const LARGE_WORLD = 4;
/** So many Research symbols are much. */
const GREAT_TECHNOLOGY = 5;
/** Nobody leads before everybody has done something. */
const EARLY = 4;

type BotLineContext = Pick<GameOnPage, 'view' | 'about' | 'news'>;

/** The seats that talk: those of computer players, as the viewer sees them. */
function talkersOf({ about, view }: BotLineContext): readonly number[] {
  return about.seats.flatMap((seat, at) => (seat.kind === 'bot' && at !== view.seat ? [at] : []));
}

/** The one seat that is ahead; undefined while several are. */
function leaderOf(view: View): number | undefined {
  const most = Math.max(...view.players.map(({ score }) => score.total));
  const [leader, ...others] = view.players.filter(({ score }) => score.total === most);
  return others.length === 0 ? leader?.seat : undefined;
}

function deedOf(event: GameEvent): Moment | undefined {
  switch (event.type) {
    case 'attack':
    case 'settle': {
      if (event.planet === '?' || planetAt(planetOf(event.planet)).influence < LARGE_WORLD) return;
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

/** The moment that is worth a word, and whose; the greatest where there are several. */
function momentOf(
  before: BotLineContext | undefined,
  game: BotLineContext,
  showsScore: boolean,
): { readonly seat: number; readonly moment: Moment } | undefined {
  const { view, about, news } = game;
  const talkers = talkersOf(game);
  const any = talkers[hashOf(`${about.id} ${view.turnNumber}`) % talkers.length];
  if (any === undefined || about.lesson !== undefined) return;
  if (before === undefined || before.about.id !== about.id) {
    return view.ply === 0 && !view.over ? { seat: any, moment: 'begins' } : undefined;
  }
  if (view.over) {
    if (before.view.over) return;
    const winner = talkers.find((seat) => view.winners?.includes(seat));
    return winner === undefined ? { seat: any, moment: 'loses' } : { seat: winner, moment: 'wins' };
  }
  for (const event of news) {
    if (!('seat' in event) || event.seat === undefined || !talkers.includes(event.seat)) continue;
    const moment = deedOf(event);
    if (moment !== undefined) return { seat: event.seat, moment };
  }
  const ahead = leaderOf(before.view);
  const passed = ahead !== undefined && talkers.includes(ahead) && leaderOf(view) === view.seat;
  if (showsScore && passed && view.turnNumber > EARLY) return { seat: ahead, moment: 'overtaken' };
  const alarmed = ({ stacks, influence }: ReturnType<typeof alarmsOf>) =>
    influence || [...stacks.values()].includes('deciding');
  if (alarmed(alarmsOf(view)) && !alarmed(alarmsOf(before.view))) {
    return { seat: any, moment: 'nearlyOut' };
  }
  return;
}

/** What is said now that a game has gone on from one state to another; mostly nothing. */
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
