// The start of a two-player game in the recorded format, for tests of the comparator.
import type { RecordedDecision, RecordedGame, SeatState, TableState } from './recording.ts';

export const roles = (names: string): string[] =>
  names.split(' ').map((name) => `card_role_${name}`);

export const planets = (numbers: string): string[] =>
  numbers.split(' ').map((number) => `card_planet_${number}`);

const IMPROVED = ['11 12 13 14 21 22 23 24 31 32 33 34', '41 42 43 44 51 52 53 54 61 62 63 64'];
const LATER = '2_71 2_72 2_73 2_74 2_75 2_81 2_82 2_83 2_84 2_85 2_91 2_92 2_93 2_94 2_95';
const LAST = '3_76 3_77 3_86 3_87 3_96 3_97';

const TECHNOLOGIES = [
  ...IMPROVED.join(' ').replaceAll(/\d+/g, '1_$&').split(' '),
  ...`${LATER} ${LAST}`.split(' '),
].map((number) => `card_tech_${number}`);

const PLANET_DECK = planets(
  '3_2 3_5 2_7 3_6 3_3 1_6 2_1 2_4 3_9 2_3 1_1 2_2 1_5 1_2 2_5 3_1 1_4 3_7 2_8 3_8 2_9 1_7 1_3 1_8 3_4 2_6 1_9',
);

const DECKS = [
  roles('colonize warfare produce research produce survey politics colonize research survey'),
  roles('research produce warfare colonize colonize research survey survey politics produce'),
];

const START_PLANETS = planets('0_3 0_5');

function dealtSeat(seat: number): SeatState {
  const deck = DECKS[seat] ?? [];
  return {
    score: 0,
    hand: deck.slice(0, 5),
    hand_limit: 5,
    deck: deck.slice(5),
    discard: [],
    aside: [],
    planets: [{ id: START_PLANETS[seat] ?? '', up: 0, colonies: [] }],
    permanents: [],
    fighters: 0,
    influence: 0,
  };
}

export const INITIAL: TableState = {
  state: 'playerTurnAction',
  active: [0],
  turn: 0,
  end_triggered: 0,
  extra_round: 0,
  logistics_extra: 0,
  actions: [0, 1],
  role: null,
  stacks: { survey: 12, warfare: 12, colonize: 12, produce: 8, research: 12 },
  techs: TECHNOLOGIES,
  planet_deck: PLANET_DECK,
  planet_discard: [],
  influence_supply: 24,
  removed: [],
  pending: [],
  players: [dealtSeat(0), dealtSeat(1)],
};

export function changed(state: TableState, change: Partial<TableState>): TableState {
  return { ...state, ...change };
}

export function seatChanged(
  state: TableState,
  seat: number,
  change: Partial<SeatState>,
): TableState {
  const players = state.players.map((player, i) =>
    i === seat ? { ...player, ...change } : player,
  );
  return { ...state, players };
}

const COLONY = { id: 'card_planet_0_3', up: 0, colonies: roles('colonize') };

const AFTER_COLONY = seatChanged(
  changed(INITIAL, { state: 'playerTurnRole', actions: [1, 1] }),
  0,
  {
    hand: roles('warfare produce research produce'),
    planets: [COLONY],
  },
);

const AFTER_SURVEY = seatChanged(
  changed(AFTER_COLONY, {
    state: 'playerTurnPreDiscard',
    role: 'S',
    stacks: { ...INITIAL.stacks, survey: 11 },
    planet_deck: PLANET_DECK.slice(1),
  }),
  0,
  { aside: roles('survey'), planets: [COLONY, { id: 'card_planet_3_2', up: 0, colonies: [] }] },
);

const AFTER_WAIT = changed(AFTER_SURVEY, { state: 'playerTurnFollow', active: [1] });

const AFTER_DISSENT = seatChanged(
  changed(AFTER_WAIT, { state: 'playerTurnDiscard', active: [0] }),
  1,
  {
    hand: roles('research produce warfare colonize colonize research'),
    deck: roles('survey survey politics produce'),
  },
);

const AFTER_DISCARD = seatChanged(
  changed(AFTER_DISSENT, {
    state: 'playerTurnAction',
    active: [1],
    turn: 1,
    actions: [0, 1],
    role: null,
  }),
  0,
  {
    hand: roles('warfare research survey politics colonize'),
    deck: roles('research survey'),
    discard: roles('produce produce survey'),
    aside: [],
  },
);

const AFTER_REMOVAL = seatChanged(
  changed(AFTER_DISCARD, {
    state: 'playerTurnRole',
    actions: [1, 1],
    removed: roles('colonize research'),
  }),
  1,
  { hand: roles('colonize produce research warfare') },
);

const DECISIONS: readonly WrittenDecision[] = [
  {
    player: 0,
    type: 'action',
    card: 'card_role_colonize',
    choices: [{ op: 'colony', planet: 'card_planet_0_3', card: 'card_role_colonize' }],
    after: AFTER_COLONY,
  },
  {
    player: 0,
    type: 'role',
    card: 'card_role_survey',
    role: 'S',
    boost: [],
    choices: [{ op: 'look' }],
    after: AFTER_SURVEY,
  },
  { player: 0, type: 'wait', after: AFTER_WAIT },
  { player: 1, type: 'dissent', role: 'S', after: AFTER_DISSENT },
  { player: 0, type: 'discard', cards: roles('produce produce'), after: AFTER_DISCARD },
  {
    player: 1,
    type: 'action',
    card: 'card_role_research',
    choices: [
      { op: 'remove', card: 'card_role_colonize' },
      { op: 'remove', card: 'card_role_research' },
    ],
    raw: {
      card: 'card_role_research_1',
      choices_js: [
        ['e', 'card_role_colonize_4'],
        ['e', 'card_role_research_1'],
      ],
    },
    after: AFTER_REMOVAL,
  },
];

/** A hand-written decision. `gameOf` numbers it. */
export type WrittenDecision = Omit<RecordedDecision, 'i' | 'state'> & { readonly state?: string };

export function gameOf(
  decisions: readonly WrittenDecision[],
  initial: TableState = INITIAL,
  setup: Partial<RecordedGame['setup']> = {},
): RecordedGame {
  return {
    id: 'written',
    players: 2,
    options: {
      learning: false,
      extended3: false,
      scenarios: false,
      extra_turn: false,
      escalation: false,
    },
    setup: { decks: DECKS, start_planets: START_PLANETS, planet_deck: PLANET_DECK, ...setup },
    initial,
    decisions: decisions.map((decision, i) => ({ i, state: '', ...decision })),
    final: { scores: [], winners: [0, 1] },
  };
}

/** One turn, in which a Research card removes itself, and the next player's Action. */
export function beginning(): RecordedGame {
  return gameOf(DECISIONS);
}
