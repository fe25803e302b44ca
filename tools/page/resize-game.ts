/// <reference lib="dom" />
// Hands and empires of any size on the page: what the game's worker tells is stretched before the page hears of it.

export interface GameSize {
  /** Cards in the hand of whoever looks. */
  readonly hand?: number;
  /** Worlds of the empire of whoever looks; the others then have as many, up to more than the tiles of the game allow. */
  readonly worlds?: number;
  /** Ships of every size, and as many fighters. */
  readonly fighters?: number;
}

interface GameMessage {
  readonly type?: string;
  readonly view?: {
    readonly seat?: number;
    readonly players: readonly {
      readonly seat: number;
      readonly hand?: readonly string[];
      readonly handSymbols?: Readonly<Record<string, object>>;
      readonly planets: readonly object[];
      readonly ships?: object;
    }[];
  };
}

/** To be run in the page before its scripts. */
export function resizeGames(stretch: GameSize): void {
  const CARDS = [
    'survey',
    'warfare',
    'produce-trade',
    'colonize',
    'research',
    'politics',
    'data-network',
    'terraforming',
  ];
  const MOST_OF_OTHERS = 9;
  const times = <T>(list: readonly T[], n: number | undefined): readonly T[] => {
    if (n === undefined) return list;
    return Array.from({ length: n }, (_, i) => list[i % list.length]).filter(
      (one) => one !== undefined,
    );
  };
  const stretched = (message: GameMessage): GameMessage => {
    if (message.type !== 'game' || message.view === undefined) return message;
    const worlds = message.view.players.flatMap(({ planets }) => planets);
    const fleet =
      stretch.fighters === undefined
        ? {}
        : { fighters: stretch.fighters, ships: { destroyer: 2, battlecruiser: 1 } };
    const players = message.view.players.map((player) => ({
      ...player,
      ...(player.ships === undefined ? {} : fleet),
      planets:
        stretch.worlds === undefined
          ? player.planets
          : times(
              [...player.planets, ...worlds],
              player.hand === undefined ? Math.min(stretch.worlds, MOST_OF_OTHERS) : stretch.worlds,
            ),
      ...(player.hand === undefined || stretch.hand === undefined
        ? {}
        : {
            hand: [...times(CARDS, stretch.hand)].sort(),
            handSize: stretch.hand,
            handSymbols: {
              ...Object.fromEntries(CARDS.map((card) => [card, {}])),
              ...player.handSymbols,
            },
          }),
    }));
    return { ...message, view: { ...message.view, players } };
  };
  class Stretched extends Worker {
    override addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void {
      const heard = (event: Event): void => {
        const message =
          event instanceof MessageEvent
            ? new MessageEvent('message', { data: stretched(event.data as GameMessage) })
            : event;
        if (typeof listener === 'function') listener(message);
        else listener.handleEvent(message);
      };
      super.addEventListener(type, type === 'message' ? heard : listener, options);
    }
  }
  window.Worker = Stretched;
}
