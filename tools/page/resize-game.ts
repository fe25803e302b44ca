/// <reference lib="dom" />
// Lets screenshots show hands and empires of any size, by changing the game worker's messages.

export interface GameSize {
  readonly hand?: number;
  /** Planets of the viewer, and up to 9 of each opponent; even more than the game has. */
  readonly planets?: number;
  /** Fighters of each player. With fleets, each also has 2 destroyers and 1 battlecruiser. */
  readonly fighters?: number;
  readonly permanents?: number;
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

/** Runs in the page before its scripts. Replaces `Worker`, so that all games get this size. */
export function resizeGames(gameSize: GameSize): void {
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
  const PERMANENTS = [
    'streamlining',
    'productivity',
    'imperialism',
    'abundance',
    'scorched-earth-policy',
    'logistics',
    'adaptability',
    'bureaucracy',
  ];
  const MAX_OF_OTHERS = 9;
  const times = <T>(list: readonly T[], n: number | undefined): readonly T[] => {
    if (n === undefined) return list;
    return Array.from({ length: n }, (_, i) => list[i % list.length]).filter(
      (one) => one !== undefined,
    );
  };
  const resizedMessage = (message: GameMessage): GameMessage => {
    if (message.type !== 'game' || message.view === undefined) return message;
    const all = message.view.players.flatMap(({ planets }) => planets);
    const { fighters } = gameSize;
    const players = message.view.players.map((player) => ({
      ...player,
      ...(fighters === undefined ? {} : { fighters }),
      ...(fighters === undefined || player.ships === undefined
        ? {}
        : { ships: { destroyer: 2, battlecruiser: 1 } }),
      ...(player.hand === undefined || gameSize.permanents === undefined
        ? {}
        : { permanents: times(PERMANENTS, gameSize.permanents) }),
      planets:
        gameSize.planets === undefined
          ? player.planets
          : times(
              [...player.planets, ...all],
              player.hand === undefined
                ? Math.min(gameSize.planets, MAX_OF_OTHERS)
                : gameSize.planets,
            ),
      ...(player.hand === undefined || gameSize.hand === undefined
        ? {}
        : {
            hand: [...times(CARDS, gameSize.hand)].sort(),
            handSize: gameSize.hand,
            handSymbols: {
              ...Object.fromEntries(CARDS.map((card) => [card, {}])),
              ...player.handSymbols,
            },
          }),
    }));
    return { ...message, view: { ...message.view, players } };
  };
  class ResizingWorker extends Worker {
    override addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void {
      const resized = (event: Event): void => {
        const message =
          event instanceof MessageEvent
            ? new MessageEvent('message', { data: resizedMessage(event.data as GameMessage) })
            : event;
        if (typeof listener === 'function') listener(message);
        else listener.handleEvent(message);
      };
      super.addEventListener(type, type === 'message' ? resized : listener, options);
    }
  }
  window.Worker = ResizingWorker;
}
