// Recorded games, for tests, in which a Survey empties the planet deck.
import {
  changed,
  gameOf,
  INITIAL,
  planets,
  roles,
  seatChanged,
  type WrittenDecision,
} from './test-game.ts';
import type { RecordedGame } from './recording.ts';

const DECK = roles(
  'survey survey produce research produce colonize warfare politics colonize research',
);
const OTHER = roles(
  'research produce warfare colonize colonize research survey survey politics produce',
);

/** A recorded state with three planets in the deck. */
const START = seatChanged(changed(INITIAL, { planet_deck: planets('3_2 3_5 2_7') }), 0, {
  hand: DECK.slice(0, 5),
  deck: DECK.slice(5),
});

const PASSED = changed(START, { state: 'playerTurnRole' });

const LOOKED = seatChanged(
  changed(PASSED, {
    state: 'playerTurnRoleExtra',
    role: 'S',
    stacks: { ...INITIAL.stacks, survey: 11 },
    planet_deck: [],
  }),
  0,
  {
    hand: roles('produce research produce'),
    looking_at: planets('3_2 3_5 2_7'),
    aside: roles('survey survey survey'),
  },
);

const KEPT = seatChanged(
  changed(LOOKED, { state: 'playerTurnPreDiscard', planet_discard: planets('2_7 3_5') }),
  0,
  {
    looking_at: undefined,
    planets: planets('0_3 3_2').map((id) => ({ id, up: 0, colonies: [] })),
  },
);

const ASKED = changed(KEPT, { state: 'playerTurnFollow', active: [1] });

const DISSENTED = seatChanged(changed(ASKED, { state: 'playerTurnDiscard', active: [0] }), 1, {
  hand: OTHER.slice(0, 6),
  deck: OTHER.slice(6),
});

const NEXT = seatChanged(
  changed(DISSENTED, { state: 'playerTurnAction', active: [1], turn: 1, role: null }),
  0,
  {
    hand: roles('produce research produce colonize warfare'),
    deck: DECK.slice(7),
    discard: roles('survey survey survey'),
    aside: [],
  },
);

const PASSED_AGAIN = changed(NEXT, { state: 'playerTurnRole' });

const LOOKED_AGAIN = seatChanged(
  changed(PASSED_AGAIN, {
    state: 'playerTurnPreDiscard',
    role: 'S',
    stacks: { ...INITIAL.stacks, survey: 10 },
    planet_deck: planets('3_5'),
    planet_discard: [],
  }),
  1,
  {
    aside: roles('survey'),
    planets: planets('0_5 2_7').map((id) => ({ id, up: 0, colonies: [] })),
  },
);

const UNTIL_NEXT_TURN: readonly WrittenDecision[] = [
  { player: 0, type: 'skip_action', after: PASSED },
  {
    player: 0,
    type: 'role',
    card: 'card_role_survey',
    role: 'S',
    boost: roles('survey survey'),
    choices: [{ op: 'look' }],
    after: LOOKED,
  },
  { player: 0, type: 'pick', card: 'card_planet_3_2', after: KEPT },
  { player: 0, type: 'wait', after: ASKED },
  { player: 1, type: 'dissent', role: 'S', after: DISSENTED },
  { player: 0, type: 'discard', cards: [], after: NEXT },
  { player: 1, type: 'skip_action', after: PASSED_AGAIN },
];

const REBUILT: WrittenDecision = {
  player: 1,
  type: 'role',
  card: 'card_role_survey',
  role: 'S',
  boost: [],
  choices: [{ op: 'look' }],
  shuffles: [{ loc: 'planet_deck', order: planets('2_7 3_5') }],
  after: LOOKED_AGAIN,
};

const SETUP = { decks: [DECK, OTHER], planet_deck: planets('3_2 3_5 2_7') };

/** The recorded deck stays empty until the next Survey, which rebuilds it. */
export function planetsRunOut(): RecordedGame {
  return gameOf([...UNTIL_NEXT_TURN, REBUILT], START, SETUP);
}

/** The recorded deck stays empty to the end. */
export function planetsStayOut(): RecordedGame {
  return gameOf(UNTIL_NEXT_TURN, START, SETUP);
}

/** The recording has a shuffle without planets when the deck runs out, and a complete one later. */
export function planetsRebuiltAtOnce(): RecordedGame {
  const rebuilt = { planet_deck: planets('2_7 3_5'), planet_discard: [] };
  const decisions = UNTIL_NEXT_TURN.map((one) => {
    if (one.type === 'skip_action' && one.player === 0) return one;
    if (one.type === 'role') return { ...one, shuffles: [{ loc: 'planet_deck', order: [] }] };
    const after = changed(one.after, rebuilt);
    if (one.type !== 'pick') return { ...one, after };
    return { ...one, after, shuffles: [{ loc: 'planet_deck', order: rebuilt.planet_deck }] };
  });
  return gameOf(decisions, START, SETUP);
}
