/// <reference lib="dom" />
// Hands and empires of any size on the page: what the game's worker tells is stretched before the page hears of it.

export interface Stretch {
  /** Cards in the hand of whoever looks. */
  readonly hand?: number;
  /** Worlds of the empire of whoever looks; the others then have as many, up to more than the tiles of the game allow. */
  readonly worlds?: number;
  /** Ships of every size, and as many fighters. */
  readonly fighters?: number;
}

interface Told {
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
export function stretchGames(stretch: Stretch): void {
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
  const stretched = (told: Told): Told => {
    if (told.type !== 'game' || told.view === undefined) return told;
    const worlds = told.view.players.flatMap(({ planets }) => planets);
    const fleet =
      stretch.fighters === undefined
        ? {}
        : { fighters: stretch.fighters, ships: { destroyer: 2, battlecruiser: 1 } };
    const players = told.view.players.map((player) => ({
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
    return { ...told, view: { ...told.view, players } };
  };
  class Stretched extends Worker {
    override addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void {
      const heard = (event: Event): void => {
        const told =
          event instanceof MessageEvent
            ? new MessageEvent('message', { data: stretched(event.data as Told) })
            : event;
        if (typeof listener === 'function') listener(told);
        else listener.handleEvent(told);
      };
      super.addEventListener(type, type === 'message' ? heard : listener, options);
    }
  }
  window.Worker = Stretched;
}
