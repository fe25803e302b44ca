// Texts for Escalation only: the game, its rule options, cards, events and questions.

export const game = {
  name: 'Escalation',
  text: 'The expansion: ships of three sizes, a fleet for everybody, 32 technologies, 21 planets, scenarios, and a fifth player.',
} as const;

export const switches = {
  scenarios: {
    name: 'Scenarios',
    off: 'Everybody starts alike.',
    random: 'Each player is dealt a scenario: a starting deck and a start of its own.',
    chosen: 'The players choose their scenarios in turn, in front of all.',
  },
  scenarioPromos: {
    name: 'Scenarios that were given away',
    off: 'Only those of the box.',
    on: 'Five more are among them.',
  },
  escalationErrata: {
    name: 'Later texts and display',
    both: 'Later texts of four cards, and symbols for empty Survey and Warfare stacks.',
    cards: 'Only the later texts of the cards.',
    display: 'Only the later display.',
    none: 'As printed in 2011.',
  },
  escalationEnd: {
    name: 'After the end is triggered',
    'full-round-more': 'The round is finished, and one full round more is played.',
    'this-round': 'The game ends with the round.',
  },
  startPlanetChoice: {
    name: 'Start planets of Escalation',
    'old-and-new': 'Each player keeps one of an old and a new one, in secret.',
    'old-only': 'The old ones, at random.',
  },
  promoPlanets: {
    name: 'Planets that were given away',
    off: 'Not used.',
    on: 'Two join the deck, one the start planets.',
  },
  slotsArrive: {
    name: 'Slots for ships',
    full: 'They arrive with their ships.',
    empty: 'They arrive empty and fill at the start of your turn.',
  },
  turnedBackFleet: {
    name: 'A fleet that Natural Order turned back',
    'stays-basic': 'Stays basic.',
    'improves-again': 'May be improved again.',
  },
  coloniesMove: {
    name: 'Colonies with a Colony Ship',
    'before-settling': 'May move before a planet is settled.',
    'in-every-colonize':
      'May also move whenever you lead or follow Colonize, and after Terraforming.',
  },
  mobilizationAttacks: {
    name: 'Mobilization with several Role phases',
    once: 'Attacks after one of them.',
    'after-each-role': 'Attacks after each of them.',
  },
  methodBought: {
    name: 'Scientific Method that you buy',
    'at-once': 'Gives its second purchase in the same role.',
    'next-role': 'Works from the next role on.',
  },
  sameAction: {
    name: 'Action of a planet, fleet or permanent',
    again: 'May be used again in the same turn.',
    'once-a-turn': 'Once in a turn.',
  },
  scenarioStart: {
    name: 'Start planets of scenarios',
    'face-down': 'Face down.',
    'face-up': 'Face up: settled from the start.',
  },
  committeeHand: {
    name: 'First hand with an Oversight Committee',
    five: 'Five cards.',
    six: 'Six cards.',
  },
  incentivesRole: {
    name: 'Role phase of Elevated Incentives',
    mandatory: 'Must be taken.',
    optional: 'May be declined.',
  },
  marketInColonize: {
    name: 'Black Market in Colonize',
    colonies: 'Resources become colonies.',
    nothing: 'Resources are of no use.',
  },
  takenSlots: {
    name: 'Empty slots for ships of a planet taken over',
    'next-turn': 'Fill at the start of your next turn.',
    'at-once': 'Fill at once.',
  },
  contractTrades: {
    name: 'A resource sold to a Defense Contract',
    off: 'Is no trade.',
    on: 'Is traded: Specialization and Diverse Markets count it.',
  },
  tieShips: {
    name: 'Ships that break a tie',
    fighters: 'Fighters only.',
    all: 'Ships of every size.',
  },
  utopianType: {
    name: 'Utopian planets',
    any: 'Stand for a planet of any type.',
    owned: 'Stand for a type of which you have another planet.',
  },
  reconShuffles: {
    name: 'A deck that was looked through',
    off: 'Keeps its order below the chosen card.',
    on: 'Is shuffled below the chosen card.',
  },
  lateIncentives: {
    name: 'Elevated Incentives after the Role phase',
    'role-follows': 'A Role phase follows the Action phase.',
    nothing: 'Cannot be played.',
  },
  politicsCards: {
    name: 'Politics cards of scenarios',
    'in-the-box': 'No more than the box holds; the last decks go without.',
    'as-listed': 'Every deck has all of its own.',
  },
  takingNothing: {
    name: 'Following Research without a symbol, to take nothing',
    follows: 'You have followed, and draw nothing.',
    draws: 'You draw as for dissent.',
  },
} as const;

export const shipNames = {
  fighter: 'fighter',
  destroyer: 'destroyer',
  battlecruiser: 'battlecruiser',
} as const;

export const cards = {
  'peace-treaty': {
    name: 'Peace Treaty',
    text: 'Each time you dissent a Warfare role you take 1 influence.',
  },
  'freedom-of-trade': {
    name: 'Freedom of Trade',
    text: 'Two Trade symbols. You may follow Produce as Trade, and Trade as Produce.',
  },
  'double-time': { name: 'Double Time', text: 'You have 2 more Actions in this Action phase.' },
  'scientific-discovery': {
    name: 'Scientific Discovery',
    text: 'Take a technology that costs at most 3, for nothing and without planets. Then you have 1 more Action.',
  },
  'soldiers-of-fortune': {
    name: 'Soldiers of Fortune',
    text: 'Pay a destroyer and take 3 influence.',
  },
  'scientific-method': {
    name: 'Scientific Method',
    text: 'Leading Research you may take two technologies. Each symbol and planet serves one of them.',
  },
  'defense-contract': {
    name: 'Defense Contract',
    text: 'Once in each of your turns you may discard a resource or a fighter and take 1 influence.',
  },
  'industrial-espionage': {
    name: 'Industrial Espionage',
    text: 'Every opponent who has influence returns 1 to the supply. Then you take 1.',
  },
  biosphere: { name: 'Biosphere', text: 'Two slots, each for a resource of any type.' },
  'specialized-production': {
    name: 'Specialized Production',
    text: 'Name a resource type. You take 1 influence for each one of it that you produce this turn.',
  },
  'spoils-of-war': {
    name: 'Spoils of War',
    text: 'Produce up to one resource for each fighter of your empire.',
  },
  'black-market': {
    name: 'Black Market',
    text: 'When you lead or follow a role, each resource that you discard is a symbol of it.',
  },
  'colony-ship': {
    name: 'Colony Ship',
    text: 'Colonies here may move when you settle. Once a turn add a Colonize card here or to a planet.',
  },
  'natural-order': {
    name: 'Natural Order',
    text: 'Remove a permanent technology of any empire from the game. Its owner takes 2 influence.',
  },
  'thorough-survey': {
    name: 'Thorough Survey',
    text: 'In a Survey you may look at 2 planets fewer and keep 1 more.',
  },
  'deep-space-probes': {
    name: 'Deep Space Probes',
    text: 'Look through the planet deck and put one planet on top. You have 1 more Action.',
  },
  'destroyer-technology': { name: 'Destroyer Technology', text: 'Collect 2 destroyers.' },
  'wealth-of-knowledge': {
    name: 'Wealth of Knowledge',
    text: 'Survey role cards boost every role that you lead, with 1 symbol each.',
  },
  'warfare-technology': {
    name: 'Warfare Technology',
    text: 'When you lead or follow Research, each fighter that you discard is a symbol.',
  },
  'tour-de-force': {
    name: 'Tour de Force',
    text: 'Collect 1 destroyer and 2 fighters. After each Role phase of this turn you may attack a planet.',
  },
  'elevated-incentives': {
    name: 'Elevated Incentives',
    text: 'You have one more Role phase in this turn.',
  },
  synthesize: {
    name: 'Synthesize',
    text: 'Look through your deck, put one card on top, and draw 1. You have 1 more Action.',
  },
  annex: {
    name: 'Annex',
    text: 'Attack a face-down planet of an opponent, at your cost. The planet is yours; its former owner takes 2 influence.',
  },
  'oversight-committee': {
    name: 'Oversight Committee',
    text: 'Hand limit +1. As an Action: draw 2 cards, then remove up to 2 hand cards from the game.',
  },
  'military-campaign': {
    name: 'Military Campaign',
    text: 'A battlecruiser and fighters of its worth take a rival planet. Its owner gains 2 influence.',
  },
  'well-oiled-machine': {
    name: 'Well Oiled Machine',
    text: 'Once in each of your turns you may have one more Role phase.',
  },
  'elite-squadron': {
    name: 'Elite Squadron',
    text: 'A destroyer and two fighters, which come back at the start of each of your turns.',
  },
} as const;

export const events = {
  use: {
    planet: { you: 'You use {planet}.', they: '{name} uses {planet}.' },
    card: { you: 'You use {card}.', they: '{name} uses {card}.' },
    fleet: { you: 'You use your fleet.', they: '{name} uses the fleet.' },
  },
  ships: { you: 'You get {ships}.', they: '{name} gets {ships}.' },
  'pay-ships': { you: 'You pay {ships}.', they: '{name} pays {ships}.' },
  attackWith: {
    you: 'You attack {planet} with {ships}.',
    they: '{name} attacks {planet} with {ships}.',
  },
  replenish: {
    you: 'Back in your slots: {ships}.',
    they: 'Back in the slots of {name}: {ships}.',
  },
  'spend-card': {
    you: 'You discard {card} as {goods}.',
    they: '{name} discards {card} as {goods}.',
  },
  'spend-resource': {
    you: 'You discard {resource} of {planet}.',
    they: '{name} discards {resource} of {planet}.',
  },
  aboard: {
    you: 'You put {card} on the Colony Ship as {n} {n:colony|colonies}.',
    they: '{name} puts {card} on the Colony Ship as {n} {n:colony|colonies}.',
  },
  fleet: {
    improved: { you: 'Your fleet is improved.', they: 'The fleet of {name} is improved.' },
    basic: { you: 'Your fleet is basic again.', they: 'The fleet of {name} is basic again.' },
  },
  capture: {
    annexed: {
      other: {
        you: 'You annex {planet} of {owner}.',
        they: '{name} annexes {planet} of {owner}.',
        yours: '{name} annexes your {planet}.',
      },
    },
    takenOver: {
      other: {
        you: 'You take {planet} over from {owner}.',
        they: '{name} takes {planet} over from {owner}.',
        yours: '{name} takes {planet} over from you.',
      },
    },
  },
  'remove-permanent': {
    own: {
      you: 'You remove your {card} from the game.',
      they: '{name} removes {card} from the game.',
    },
    other: {
      you: 'You remove {card} of {owner} from the game.',
      they: '{name} removes {card} of {owner} from the game.',
      yours: '{name} removes your {card} from the game.',
    },
  },
  'return-influence': {
    you: 'You return {n} influence.',
    they: '{name} returns {n} influence.',
  },
  recon: {
    planets: {
      you: 'You look through the planet deck.',
      they: '{name} looks through the planet deck.',
    },
    own: { you: 'You look through your deck.', they: '{name} looks through a deck of cards.' },
    planetOnTop: {
      you: 'You put a planet on top of its deck.',
      they: '{name} puts a planet on top of its deck.',
    },
    cardOnTop: {
      you: 'You put a card on top of your deck.',
      they: '{name} puts a card on top of the deck.',
    },
  },
  'more-role': {
    you: 'You have one more Role phase.',
    they: '{name} has one more Role phase.',
  },
  'move-colony': {
    you: 'You move {card} from {from} to {to}.',
    they: '{name} moves {card} from {from} to {to}.',
  },
  scenario: {
    you: 'You choose a scenario: {scenario}.',
    they: '{name} chooses a scenario: {scenario}.',
  },
  'start-planets': 'The start planets are in place.',
} as const;

export const shipCounts = {
  fighter: '{n} {n:fighter|fighters}',
  destroyer: '{n} {n:destroyer|destroyers}',
  battlecruiser: '{n} {n:battlecruiser|battlecruisers}',
} as const;

export const nothing = {
  ships: 'You do not have the ships for it.',
  permanent: 'No permanent is in play, and no fleet is improved.',
} as const;

export const explanations = {
  'needs-ships':
    'It {need:takes|takes} {ships}, you have {have}: {missing} {missing:is|are} missing.',
  'no-action-here': 'It has no Action.',
  'face-down': 'Its Action is yours once the planet is face up.',
  'used-already': 'It was used in this turn.',
  'has-battlecruiser': 'You have a battlecruiser, and nobody has two.',
  'never-settled': 'Hostile planets cannot be settled, only attacked.',
  'needs-symbols-or-ships':
    'It costs {need} Research {need:symbol|symbols} or {ships}; you have {have} {have:symbol|symbols}.',
} as const;

export const outcomes = {
  attackWith: 'Attack {planet} with {ships}: +{n}',
  takeFor: 'Take {card} for {ships}',
  takeForScores: 'Take {card} for {ships}: +{n}',
  payCards: 'Pay: {n} {n:card|cards}, the rest in ships',
  upgrade: 'improve the fleet',
  orUpgrade: '{what}, or {fleet}',
  payAll: 'Pay {ships}',
  uses: { 'oversight-committee': 'Oversight Committee: draw 2, remove up to 2' },
} as const;

export const reasons = {
  costsShips: 'It can be won with {ships}.',
  costsShipsOrColonies: 'It can be won with {colonies} {colonies:colony|colonies} or {ships}.',
  'ships-ready': 'You have the ships to attack a planet.',
  builds: 'It builds {ships}.',
  battlecruiser:
    'A battlecruiser is worth {influence} influence while you keep it, and makes planets cheaper to attack.',
  'spends-battlecruiser': 'It spends the battlecruiser, and its {influence} influence.',
  'owner-gains': 'Its owner gets {influence} influence for it.',
  'improves-fleet': 'With the improved fleet 2 fighters make a destroyer, as often as you like.',
  'turns-fleet-back': 'Its owner’s fleet is basic again, for good.',
  pays: 'It takes {ships}, and no symbols.',
  'keeps-ships': 'Your ships stay for later.',
  'keeps-cards': 'Your cards stay in hand.',
  'keeps-more': 'You keep one planet more.',
  'looks-at-more': 'You choose among more planets.',
  'more-role': 'You lead one role more, and take one card more.',
  colony: 'It is a colony that costs no Action.',
  'moves-colony': 'With colonies from elsewhere a planet can be settled.',
  'follows-as': 'You follow with your {role} symbols.',
  'takes-planet': '{planet} becomes yours: {influence} influence.',
  'takes-unknown-planet': 'A planet of somebody else becomes yours.',
  'takes-away': 'Its owner loses {card}, worth {influence} influence.',
  'card-on-top': 'You draw {card} next.',
  'planet-on-top': 'The next Survey finds {planet}.',
  'planet-action': '{planet} can do this each turn: {text}.',
  'start-planet': '{planet}: {facts}.',
} as const;

export const aftermath = {
  moments: {
    capture: { you: 'You took {planet} over', they: '{name} took {planet} over' },
    battlecruiser: { you: 'You built a battlecruiser', they: '{name} built a battlecruiser' },
    peace: { you: 'Peace brought you {n} influence', they: 'Peace brought {name} {n} influence' },
    reparations: {
      you: 'You were paid {n} influence for what was taken',
      they: '{name} was paid {n} influence for what was taken',
    },
  },
  advice: {
    small: {
      what: 'Build larger ships',
      why: '{n} fighters were left over. As an Action the fleet makes destroyers of them.',
    },
    cruiser: {
      what: 'Build your battlecruiser',
      why: 'Its destroyers were there, and an Action makes it: {n} more.',
    },
  },
  nearly: { cruiser: 'Two destroyers could have been a battlecruiser: {n} more' },
  numbers: { captured: 'Planets taken from others', built: 'Large ships built' },
} as const;

export const recap = {
  used: 'used {what}',
  fleet: 'the fleet',
  improved: 'fleet improved',
  destroyers: '+{n} {n:destroyer|destroyers}',
  battlecruisers: '+{n} {n:battlecruiser|battlecruisers}',
} as const;

export const previews = {
  shipsToo: 'With your ships you can take a technology or improve your fleet in any case.',
} as const;

export const influenceSources = {
  peace: 'peace',
  reparations: 'reparations',
} as const;

export const scenarioNames = {
  'scorched-earth': 'Scorched Earth',
  'fertile-ground': 'Fertile Ground',
  streamlined: 'Streamlined',
  explorer: 'Explorer',
  'artificial-intelligence': 'Artificial Intelligence',
  imperialism: 'Imperialism',
  warmonger: 'Warmonger',
  'scientific-discovery': 'Scientific Discovery',
  biosphere: 'Biosphere',
  'colony-ship': 'Colony Ship',
  destroyer: 'Destroyer',
  battlecruiser: 'Battlecruiser',
  'knowledge-is-power': 'Knowledge Is Power',
  'black-market': 'Black Market',
  'arms-dealer': 'Arms Dealer',
  'spoils-of-war': 'Spoils of War',
  abundance: 'Abundance',
  overseer: 'Overseer',
  mobilized: 'Mobilized',
  'war-path': 'War Path',
  'bountiful-harvest': 'Bountiful Harvest',
  terraformer: 'Terraformer',
  'network-admin': 'Network Admin',
} as const;

export const decisions = {
  redistribute: 'Do you move colonies?',
  'move-colony': 'Where does the colony go?',
  build: 'Do you build another destroyer? 2 fighters each.',
  'name-produced': 'Which resource do you name?',
  'take-technology': 'Which technology do you take, without paying?',
  'remove-permanent': 'Which permanent technology leaves the game?',
  'recon-planets': 'Which planet do you put on top of the deck?',
  'recon-deck': 'Which card do you put on top of your deck?',
  annex: 'Which planet do you annex?',
  'survey-depth': 'Do you look at 2 planets fewer and keep 1 more?',
  'one-more-role': 'Do you want one more Role phase?',
  'start-planet': 'Which start planet do you keep?',
  'choose-scenario': 'Which scenario do you play?',
  'pay-ships': 'You pay {ships}. Which cards do you discard in their place?',
} as const;

export const done = {
  redistribute: 'Move no more colonies',
  build: 'Build no more',
  'survey-depth': 'Look at all of them',
  'one-more-role': 'No more roles',
  'pay-ships': 'Pay with ships',
  annex: 'Annex nothing',
  'produce-or-trade': 'Neither',
} as const;

export const options = {
  'use-fleet': {
    basic: 'Fleet: 3 fighters become a destroyer',
    improved: 'Fleet: destroyers for 2 fighters each',
    battlecruiser: 'Fleet: 2 destroyers become a battlecruiser',
  },
  'use-planet': 'Use {planet}: {text}',
  'use-card': 'Use {card}: {text}',
  'sell-card': 'Discard {card} for 1 influence',
  'add-colony': 'Add {card} as a colony',
  'recon-card': 'Put {card} on top',
  'buy-with-ships': 'Take {card} for {ships}',
  'upgrade-symbols': 'Improve fleet: 3 symbols',
  'upgrade-ships': 'Improve fleet: 3 fighters',
  'follow-other': 'Follow as {role}',
  'more-role': 'One more Role phase',
  'keep-two': 'Look at fewer, keep one more',
  'spend-fighter': 'Discard a fighter for a symbol',
  'sell-fighter': 'Discard a fighter for 1 influence',
  build: 'Build another one',
  'spend-card': 'Discard {card} as {ships}',
  'spend-card-symbol': 'Discard {card} for a symbol',
  'spend-resource': 'Discard {resource} of {planet} for a symbol',
  'sell-resource': 'Discard {resource} of {planet} for 1 influence',
  attackWith: 'Attack {planet} with {ships}',
  'trade-card': 'Trade {card} as {goods}',
  'attack-with-battlecruiser': 'Attack {planet} with your battlecruiser alone',
  annex: 'Annex {planet} of {owner} with {ships}',
  'annex-with-battlecruiser': 'Annex {planet} of {owner} with a battlecruiser alone',
  'take-over': 'Take {planet} over from {owner}, with a battlecruiser and {ships}',
  'recon-planet': 'Put {planet} on top',
  'remove-permanent': { own: 'Remove your {card}', other: 'Remove {card} of {owner}' },
  'break-fleet': {
    own: 'Turn your improved fleet back',
    other: 'Turn the improved fleet of {owner} back',
  },
  'start-planet': 'Keep {planet}',
  scenario: 'Play {scenario}',
  'move-colony': 'Move {card} from {from}',
  aboard: 'Put {card} on the Colony Ship',
} as const;

export const piece = {
  held: {
    goods: 'It holds {list}.',
    noGoods: 'Its slots are empty.',
    colonies: 'On it: {n} {n:colony|colonies} ({list}).',
    noColonies: 'No colony is on it.',
    ships: 'In it: {list}.',
    noShips: 'Its ships are spent until their owner’s next turn.',
  },
  shipCosts: '{ships} or {colonies} {colonies:colony|colonies}',
  neverSettled: '{ships}, cannot be settled',
  diverseCost: 'costs {symbols} Research {symbols:symbol|symbols} and a planet of each type',
  ship: 'the Colony Ship',
  anyGoods: 'a resource',
  token:
    'A resource of a Black Market: 1 colony, which goes back to the supply when its planet turns face up.',
  colonyGoods: 'a colony',
  secondSlot: '{resource}, on top',
  otherPlanet: 'and a planet of another type',
  shipCost: 'or {ships}',
  icons: 'can be discarded as {list}',
  planetAction: 'Action: {text}',
  peace: '1 influence whenever you dissent Warfare',
  dock: 'a fighter comes back each turn',
  category: {
    bustling: 'Bustling',
    civilized: 'Civilized',
    hostile: 'Hostile',
  },
  backLabelShip: '{category} {type}',
  scenario: {
    deck: 'Deck: {list}.',
    inPlay: 'In play: {list}.',
    battlecruiser: 'An improved fleet and a battlecruiser.',
    doubleSlots: 'Each slot of your planets holds 2 resources.',
    start: 'Start planet: {planet}.',
  },
  fleet: {
    basic: {
      name: 'Fleet',
      text: 'As an Action: 3 fighters become a destroyer, or 2 destroyers become your battlecruiser. While you have a battlecruiser, planets cost you 1 fighter less.',
    },
    improved: {
      name: 'Improved fleet',
      text: 'As an Action: any number of times 2 fighters become a destroyer, or 2 destroyers become your battlecruiser. While you have a battlecruiser, planets cost you 2 fighters less; or pay the battlecruiser alone for any planet.',
    },
    broken: {
      name: 'Fleet, turned back',
      text: 'As an Action: 3 fighters become a destroyer, or 2 destroyers become your battlecruiser. It cannot be improved again.',
    },
  },
} as const;

export const glossary = {
  ship: {
    term: 'Ship',
    text: 'A fighter, a destroyer or a battlecruiser. They do not stand for each other.',
  },
  destroyer: {
    term: 'Destroyer',
    text: 'A ship of the middle size. It pays for bustling and hostile planets and for technologies of level 2.',
  },
  battlecruiser: {
    term: 'Battlecruiser',
    text: 'The largest ship, one for each player at most. In play it is worth 2 influence and makes planets cheaper; it pays for civilized planets and for technologies of level 3.',
  },
  fleet: {
    term: 'Fleet',
    text: 'A tile that everybody has. As an Action it turns ships into larger ones. Research improves it for 3 symbols or 3 fighters.',
  },
  scenario: {
    term: 'Scenario',
    text: 'A start of one’s own: another deck, technologies, a start planet.',
  },
  replenishing: {
    term: 'Replenishing slot',
    text: 'A ship stands in it that is spent like any other and comes back at the start of its owner’s turn.',
  },
  icon: {
    term: 'Icon on a card',
    text: 'The card can be discarded from hand as that ship, or as that resource.',
  },
  bustling: {
    term: 'Bustling planet',
    text: 'Costs a destroyer or 4 colonies, and has an Action.',
  },
  civilized: {
    term: 'Civilized planet',
    text: 'Costs a battlecruiser or 4 colonies, and gives 1 influence each time its owner dissents Warfare.',
  },
  hostile: {
    term: 'Hostile planet',
    text: 'Costs a destroyer, cannot be settled, and has a slot in which a fighter comes back.',
  },
  prestige: {
    term: 'Prestige',
    text: 'A kind of start planet. It is no Advanced, Fertile or Metallic one, but it is another type.',
  },
  utopian: { term: 'Utopian', text: 'A planet that stands for any one of the three types.' },
  diverse: {
    term: 'Diverse',
    text: 'Technologies that need a planet of each of the three types.',
  },
} as const;

export const tips = {
  anySlot: { term: 'Slot for any resource', text: 'Producing here brings the resource you name.' },
  dock: {
    term: 'Fighter that comes back',
    text: 'It is spent like any other, and is here again at the start of its owner’s turn.',
  },
  shipCost: {
    term: 'Ship cost',
    text: 'In a Research role these ships pay for it in place of the symbols. The planets are needed either way.',
  },
  planetAction: {
    term: 'Action of a planet',
    text: 'Used in place of a card in the Action phase.',
  },
  neverSettled: { term: 'Cannot be settled', text: 'Only an attack turns a hostile planet up.' },
} as const;

export const lessons = {
  of: {
    ships: {
      title: 'Ships and fleet',
      about: 'Build a destroyer and win a bustling planet.',
      done: 'Terra Prime is yours, and lightning marks what it can do: from now on its Action may be used in place of a card. Two destroyers would become your battlecruiser, which is worth 2 influence.',
    },
    scenario: {
      title: 'Scenarios',
      about: 'Begin with a deck of your own.',
      done: 'Everybody sees what you chose. Vega chooses one that goes with it; then the decks are dealt, and the first turn begins.',
    },
  },
  steps: {
    'build-destroyer':
      'Terra Prime asks for a ship that you do not have: a destroyer. The plate at the lower right is your fleet. As an Action it makes a destroyer of three fighters: press it, or the button.',
    'attack-bustling':
      'Now the destroyer is there. Lead Warfare without adding a card; then attack Terra Prime.',
    'choose-scenario':
      'A scenario gives you another deck, sometimes technologies and a start planet. Read some of them, and press the one with which you would begin.',
  },
  missed: {
    'build-destroyer':
      'That is allowed, but Terra Prime cannot be won without a destroyer. Go back and use your fleet.',
    'attack-bustling':
      'That is allowed, but Terra Prime still lies face down. Go back, lead Warfare and attack it.',
  },
} as const;
