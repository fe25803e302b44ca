// Sentences of the log: `you` about the reader, `they` about another player.
import * as escalation from './rulesets/escalation/messages.ts';

export const events = {
  turn: { you: 'Turn {number}: your turn.', they: 'Turn {number}: {name}.' },
  action: { you: 'You play {card}.', they: '{name} plays {card}.' },
  lead: {
    you: 'You lead {role} and take {card}.',
    they: '{name} leads {role} and takes {card}.',
  },
  leadEmpty: {
    you: 'You lead {role}; its stack is empty.',
    they: '{name} leads {role}; its stack is empty.',
  },
  follow: { you: 'You follow {role}.', they: '{name} follows {role}.' },
  dissent: { you: 'You dissent.', they: '{name} dissents.' },
  boost: { you: 'You boost with {card}.', they: '{name} boosts with {card}.' },
  draw: {
    you: 'You draw {n} {n:card|cards}.',
    they: '{name} draws {n} {n:card|cards}.',
  },
  drawCards: { you: 'You draw {cards}.', they: '{name} draws {cards}.' },
  shuffle: {
    you: 'You shuffle your discard pile into a new deck of {n} {n:card|cards}.',
    they: '{name} shuffles their discard pile into a new deck of {n} {n:card|cards}.',
  },
  shufflePlanets: 'The planet discard becomes a new planet deck of {n} {n:planet|planets}.',
  look: {
    you: 'You look at {n} {n:planet|planets}: {planets}.',
    they: '{name} looks at {n} {n:planet|planets}: {planets}.',
  },
  'look-technologies': {
    you: 'You look at {n} {n:card|cards} from the {deck} deck: {cards}.',
    they: '{name} looks at {n} {n:card|cards} from the {deck} deck.',
  },
  planet: {
    you: 'You add {planet} to your empire, face down.',
    they: '{name} adds {planet} to their empire, face down.',
  },
  reject: {
    you: 'You discard {planets}.',
    they: '{name} discards {planets}.',
  },
  fighters: {
    you: 'You collect {n} {n:fighter|fighters}.',
    they: '{name} collects {n} {n:fighter|fighters}.',
  },
  attack: {
    you: 'You attack {planet} for {n} {n:fighter|fighters}.',
    they: '{name} attacks {planet} for {n} {n:fighter|fighters}.',
  },
  settle: { you: 'You settle {planet}.', they: '{name} settles {planet}.' },
  colony: {
    you: 'You tuck {card} under {planet} as {n} {n:colony|colonies}.',
    they: '{name} tucks {card} under {planet} as {n} {n:colony|colonies}.',
  },
  produce: {
    you: 'You produce {resource} on {planet}.',
    they: '{name} produces {resource} on {planet}.',
  },
  'arrive-full': '{planet} arrives with {resources}.',
  trade: {
    you: 'You trade {resource} from {planet}.',
    they: '{name} trades {resource} from {planet}.',
  },
  'trade-fighter': { you: 'You trade a fighter.', they: '{name} trades a fighter.' },
  influence: { you: 'You take {n} influence.', they: '{name} takes {n} influence.' },
  influenceFrom: {
    you: 'You take {n} influence from {card}.',
    they: '{name} takes {n} influence from {card}.',
  },
  buy: { you: 'You acquire {card}.', they: '{name} acquires {card}.' },
  remove: {
    you: 'You remove {card} from the game.',
    they: '{name} removes {card} from the game.',
  },
  take: {
    you: 'You take {card} from its stack.',
    they: '{name} takes {card} from its stack.',
  },
  'name-resource': { you: 'You name {resource}.', they: '{name} names {resource}.' },
  discard: { you: 'You discard {card}.', they: '{name} discards {card}.' },
  'stack-empty': 'The {card} stack is empty.',
  'end-triggered': {
    influence: 'The influence supply is empty. The end of the game is near.',
    stacks: 'Enough stacks are empty. The end of the game is near.',
  },
  'extra-round': 'Everyone plays one more round.',
  'logistics-turn': {
    you: 'You take one more turn with Logistics.',
    they: '{name} takes one more turn with Logistics.',
  },
  ...escalation.events,
  'game-over': {
    you: 'The game is over. You win.',
    they: 'The game is over. {name} wins.',
    shared: 'The game is over. {names} share the victory.',
  },
} as const;
