// A recorded game, for tests, in which Logistics is bought after a passed Action.
import type { GameState } from '@eminent/engine';
import { kindOfRecorded, planetOfRecorded } from './ids.ts';
import {
  changed,
  gameOf,
  INITIAL,
  planets,
  roles,
  seatChanged,
  type WrittenDecision,
} from './test-game.ts';
import type { RecordedGame, TableState } from './recording.ts';

const HAND = roles('research research research research research research survey');
const EMPIRE = planets('0_3 3_3 3_9');

/** State before a purchase of Logistics. `prepare` changes our game accordingly. */
const RICH = seatChanged(changed(INITIAL, { state: 'playerTurnRole' }), 0, {
  hand: HAND,
  score: 11,
  planets: EMPIRE.map((id) => ({ id, up: 1 })),
});

/** After the first decision, changes our state to the recorded one. */
export function prepare({ players }: GameState, i: number): void {
  const leader = players[0];
  const [start] = leader?.planets ?? [];
  if (i !== 0 || leader === undefined || start === undefined) return;
  leader.hand = HAND.map(kindOfRecorded).sort((a, b) => a - b);
  leader.planets = EMPIRE.map((id) =>
    Object.assign(start.clone(), { id: planetOfRecorded(id), up: true }),
  );
}

const BOUGHT = seatChanged(
  changed(RICH, {
    state: 'playerTurnPreDiscard',
    role: 'R',
    stacks: { ...INITIAL.stacks, research: 11 },
    techs: INITIAL.techs.filter((id) => id !== 'card_tech_3_86' && id !== 'card_tech_3_87'),
  }),
  0,
  {
    hand: roles('survey'),
    aside: roles('research research research research research research research'),
    permanents: [{ id: 'card_tech_3_86' }],
    score: 16,
  },
);

const ASKED = changed(BOUGHT, { state: 'playerTurnFollow', active: [1] });

const DISSENTED = seatChanged(ASKED, 1, {
  hand: roles('research produce warfare colonize colonize research'),
  deck: roles('survey survey politics produce'),
});

const ACTION = changed(DISSENTED, { state: 'playerTurnAction', active: [0] });

const PLAYED = seatChanged(
  changed(DISSENTED, { state: 'playerTurnDiscard', active: [0], actions: [1, 1] }),
  0,
  {
    hand: roles('survey politics'),
    deck: roles('colonize research survey'),
    aside: [...(BOUGHT.players[0]?.aside ?? []), 'card_role_survey'],
  },
);

function nextTurn(state: TableState, hand: string, deck: string): TableState {
  const change = { state: 'playerTurnAction', active: [1], turn: 1, role: null } as const;
  return seatChanged(changed(state, { ...change, actions: [0, 1] }), 0, {
    hand: roles(hand),
    deck: deck === '' ? [] : roles(deck),
    discard: state.players[0]?.aside ?? [],
    aside: [],
  });
}

const BEGINNING: readonly WrittenDecision[] = [
  { player: 0, type: 'skip_action', after: RICH },
  {
    player: 0,
    type: 'role',
    card: 'card_role_research',
    role: 'R',
    boost: HAND.slice(0, 6),
    choices: [{ op: 'research', tech: 'card_tech_3_86' }],
    after: BOUGHT,
  },
  { player: 0, type: 'wait', after: ASKED },
];

function wonByTheLeader(decisions: readonly WrittenDecision[]): RecordedGame {
  return { ...gameOf(decisions), final: { scores: [], winners: [0] } };
}

/** The recording asks for an Action after the role, which is played. */
export function actionGranted(): RecordedGame {
  return wonByTheLeader([
    ...BEGINNING,
    { player: 1, type: 'dissent', role: 'R', after: ACTION },
    {
      player: 0,
      state: 'playerTurnAction',
      type: 'action',
      card: 'card_role_survey',
      choices: [{ op: 'draw' }, { op: 'draw' }],
      after: PLAYED,
    },
    {
      player: 0,
      type: 'discard',
      cards: [],
      after: nextTurn(PLAYED, 'survey politics colonize research survey', ''),
    },
  ]);
}

/** The recording asks for no Action after the role, as our rules say. */
export function actionOver(): RecordedGame {
  const discard = changed(DISSENTED, { state: 'playerTurnDiscard', active: [0] });
  return wonByTheLeader([
    ...BEGINNING,
    { player: 1, type: 'dissent', role: 'R', after: discard },
    {
      player: 0,
      type: 'discard',
      cards: [],
      after: nextTurn(discard, 'survey survey politics colonize research', 'survey'),
    },
  ]);
}
