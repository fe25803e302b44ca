// Messages of the Escalation expansion.

export const game = {
  name: 'Escalation',
  text: 'The expansion: ships of three sizes, a fleet for everyone, 32 technologies, 21 planets, scenarios, and a fifth player.',
} as const;

export const switches = {
  scenarios: {
    name: 'Scenarios',
    off: 'Everyone starts the same.',
    random: 'Each player is dealt a scenario, with its own starting deck and setup.',
    chosen: 'Players choose their scenarios in turn, in the open.',
  },
  scenarioPromos: {
    name: 'Promo scenarios',
    off: 'Only those in the box.',
    on: 'Adds five more.',
  },
  escalationErrata: {
    name: 'Later text and display',
    both: 'Later text of four cards, and symbols for empty Survey and Warfare stacks.',
    cards: 'Only the later text of the cards.',
    display: 'Only the later display.',
    none: 'As printed in 2011.',
  },
  escalationEnd: {
    name: 'After the end is triggered',
    'full-round-more': 'Finish the round, then play one more full round.',
    'this-round': 'The game ends with that round.',
  },
  startPlanetChoice: {
    name: 'Start planets of Escalation',
    'old-and-new': 'Each player secretly keeps an old one or a new one.',
    'old-only': 'The old ones, at random.',
  },
  promoPlanets: {
    name: 'Promo planets',
    off: 'Not used.',
    on: 'Two join the deck, and one joins the start planets.',
  },
  slotsArrive: {
    name: 'Slots for ships',
    full: 'They arrive with their ships.',
    empty: 'They arrive empty and fill at the start of your turn.',
  },
  turnedBackFleet: {
    name: 'A fleet turned back by Natural Order',
    'stays-basic': 'Stays basic.',
    'improves-again': 'Can be improved again.',
  },
  coloniesMove: {
    name: 'Colonies with a Colony Ship',
    'before-settling': 'May move before you settle a planet.',
    'in-every-colonize':
      'May also move whenever you lead or follow Colonize, and after Terraforming.',
  },
  mobilizationAttacks: {
    name: 'Mobilization with several Role phases',
    once: 'You attack after one of them.',
    'after-each-role': 'You attack after each of them.',
  },
  methodBought: {
    name: 'A Scientific Method you just took',
    'at-once': 'Gives you a second technology in the same role.',
    'next-role': 'Works from the next role on.',
  },
  sameAction: {
    name: 'Action of a planet, fleet or permanent',
    again: 'Can be used again in the same turn.',
    'once-a-turn': 'Once per turn.',
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
    nothing: 'Resources do nothing.',
  },
  takenSlots: {
    name: 'Empty ship slots of a planet you take over',
    'next-turn': 'Fill at the start of your next turn.',
    'at-once': 'Fill right away.',
  },
  contractTrades: {
    name: 'A resource sold to a Defense Contract',
    off: 'Isn’t a trade.',
    on: 'Is a trade: Specialization and Diverse Markets count it.',
  },
  tieShips: {
    name: 'Ships that break a tie',
    fighters: 'Fighters only.',
    all: 'Ships of all sizes.',
  },
  utopianType: {
    name: 'Utopian planets',
    any: 'Count as a planet of any type.',
    owned: 'Count as a type you already have another planet of.',
  },
  reconShuffles: {
    name: 'A deck you looked through',
    off: 'Keeps its order below the chosen card.',
    on: 'Is shuffled below the chosen card.',
  },
  lateIncentives: {
    name: 'Elevated Incentives after the Role phase',
    'role-follows': 'A Role phase follows the Action phase.',
    nothing: 'It can’t be played.',
  },
  politicsCards: {
    name: 'Politics cards of scenarios',
    'in-the-box': 'Limited to the cards in the box; the last decks may run short.',
    'as-listed': 'Every deck has all of its own.',
  },
  takingNothing: {
    name: 'Following Research without a symbol, taking nothing',
    follows: 'You followed, so you draw nothing.',
    draws: 'You draw as if you dissented.',
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
    text: 'Each time you dissent from a Warfare role, take 1 influence.',
  },
  'freedom-of-trade': {
    name: 'Freedom of Trade',
    text: 'Two Trade symbols. You may follow Produce as Trade, and Trade as Produce.',
  },
  'double-time': { name: 'Double Time', text: 'You have 2 more Actions in this Action phase.' },
  'scientific-discovery': {
    name: 'Scientific Discovery',
    text: 'Take a technology that costs up to 3, free and without planets. Then you have 1 more Action.',
  },
  'soldiers-of-fortune': {
    name: 'Soldiers of Fortune',
    text: 'Pay a destroyer to take 3 influence.',
  },
  'scientific-method': {
    name: 'Scientific Method',
    text: 'When you lead Research, you may take two technologies. No symbol or planet counts twice.',
  },
  'defense-contract': {
    name: 'Defense Contract',
    text: 'Once on each of your turns, you may discard a resource or a fighter to take 1 influence.',
  },
  'industrial-espionage': {
    name: 'Industrial Espionage',
    text: 'Each opponent with influence returns 1 to the supply. Then you take 1.',
  },
  biosphere: { name: 'Biosphere', text: 'Two slots, each for a resource of any type.' },
  'specialized-production': {
    name: 'Specialized Production',
    text: 'Name a resource type. Take 1 influence for each one you produce this turn.',
  },
  'spoils-of-war': {
    name: 'Spoils of War',
    text: 'Produce up to one resource for each fighter in your empire.',
  },
  'black-market': {
    name: 'Black Market',
    text: 'When you lead or follow a role, each resource you discard counts as a symbol of it.',
  },
  'colony-ship': {
    name: 'Colony Ship',
    text: 'Colonies here may move when you settle. Once per turn, add a Colonize card here or to a planet.',
  },
  'natural-order': {
    name: 'Natural Order',
    text: 'Remove a permanent technology in any empire from the game. Its owner takes 2 influence.',
  },
  'thorough-survey': {
    name: 'Thorough Survey',
    text: 'In a Survey, you may look at 2 fewer planets and keep 1 more.',
  },
  'deep-space-probes': {
    name: 'Deep Space Probes',
    text: 'Look through the planet deck and put one planet on top. You have 1 more Action.',
  },
  'destroyer-technology': { name: 'Destroyer Technology', text: 'Collect 2 destroyers.' },
  'wealth-of-knowledge': {
    name: 'Wealth of Knowledge',
    text: 'Survey role cards boost every role you lead, with 1 symbol each.',
  },
  'warfare-technology': {
    name: 'Warfare Technology',
    text: 'When you lead or follow Research, each fighter you discard counts as a symbol.',
  },
  'tour-de-force': {
    name: 'Tour de Force',
    text: 'Collect 1 destroyer and 2 fighters. After each Role phase this turn, you may attack a planet.',
  },
  'elevated-incentives': {
    name: 'Elevated Incentives',
    text: 'You have one more Role phase this turn.',
  },
  synthesize: {
    name: 'Synthesize',
    text: 'Look through your deck, put one card on top, and draw 1. You have 1 more Action.',
  },
  annex: {
    name: 'Annex',
    text: 'Attack an opponent’s face-down planet, at your cost. The planet is yours; its former owner takes 2 influence.',
  },
  'oversight-committee': {
    name: 'Oversight Committee',
    text: 'Hand limit +1. Action: draw 2 cards, then remove up to 2 hand cards from the game.',
  },
  'military-campaign': {
    name: 'Military Campaign',
    text: 'Pay a battlecruiser and fighters equal to a rival planet’s cost to take it. Its owner gains 2 influence.',
  },
  'well-oiled-machine': {
    name: 'Well Oiled Machine',
    text: 'Once on each of your turns, you may have one more Role phase.',
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
    fleet: { you: 'You use your fleet.', they: '{name} uses their fleet.' },
  },
  ships: { you: 'You get {ships}.', they: '{name} gets {ships}.' },
  'pay-ships': { you: 'You pay {ships}.', they: '{name} pays {ships}.' },
  attackWith: {
    you: 'You attack {planet} with {ships}.',
    they: '{name} attacks {planet} with {ships}.',
  },
  replenish: {
    you: 'Back in your slots: {ships}.',
    they: 'Back in {name}’s slots: {ships}.',
  },
  'spend-card': {
    you: 'You discard {card} as {goods}.',
    they: '{name} discards {card} as {goods}.',
  },
  'spend-resource': {
    you: 'You discard {resource} from {planet}.',
    they: '{name} discards {resource} from {planet}.',
  },
  aboard: {
    you: 'You put {card} on the Colony Ship as {n} {n:colony|colonies}.',
    they: '{name} puts {card} on the Colony Ship as {n} {n:colony|colonies}.',
  },
  fleet: {
    improved: { you: 'Your fleet is improved.', they: '{name}’s fleet is improved.' },
    basic: { you: 'Your fleet is basic again.', they: '{name}’s fleet is basic again.' },
  },
  capture: {
    annexed: {
      other: {
        you: 'You annex {owner}’s {planet}.',
        they: '{name} annexes {owner}’s {planet}.',
        yours: '{name} annexes your {planet}.',
      },
    },
    takenOver: {
      other: {
        you: 'You take over {planet} from {owner}.',
        they: '{name} takes over {planet} from {owner}.',
        yours: '{name} takes over {planet} from you.',
      },
    },
  },
  'remove-permanent': {
    own: {
      you: 'You remove your {card} from the game.',
      they: '{name} removes their {card} from the game.',
    },
    other: {
      you: 'You remove {owner}’s {card} from the game.',
      they: '{name} removes {owner}’s {card} from the game.',
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
    own: { you: 'You look through your deck.', they: '{name} looks through their deck.' },
    planetOnTop: {
      you: 'You put a planet on top of the deck.',
      they: '{name} puts a planet on top of the deck.',
    },
    cardOnTop: {
      you: 'You put a card on top of your deck.',
      they: '{name} puts a card on top of their deck.',
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
  'start-planet': {
    you: 'You keep {planet} and put {away} back in the box.',
    they: '{name} chooses a start planet.',
  },
  'start-planets': 'The start planets are in place.',
} as const;

export const shipCounts = {
  fighter: '{n} {n:fighter|fighters}',
  destroyer: '{n} {n:destroyer|destroyers}',
  battlecruiser: '{n} {n:battlecruiser|battlecruisers}',
} as const;

export const nothing = {
  ships: 'You don’t have the ships for it.',
  permanent: 'No permanent is in play, and no fleet is improved.',
} as const;

export const explanations = {
  'needs-ships': '{need:Needs|Needs} {ships}. You have {have}.',
  'no-action-here': 'It has no Action.',
  'face-down': 'Its Action is yours once the planet is face up.',
  'used-already': 'It was already used this turn.',
  'has-battlecruiser': 'You have a battlecruiser, and no one can have two.',
  'never-settled': 'Hostile planets can’t be settled, only attacked.',
  'needs-symbols-or-ships':
    'Costs {need} Research {need:symbol|symbols} or {ships}. You have {have} {have:symbol|symbols}.',
} as const;

export const outcomes = {
  attackWith: 'Attack {planet} with {ships}: +{n}',
  forBattlecruiser: 'Give up your battlecruiser (−{lost}) for {planet} (+{n})',
  losesBattlecruiser: '{what} (−{lost} for the battlecruiser)',
  takeFor: 'Take {card} for {ships}',
  takeForScores: 'Take {card} for {ships}: +{n}',
  payCards: 'Pay: {n} {n:card|cards}, the rest in ships',
  upgrade: 'improve the fleet',
  orUpgrade: '{what}, or {fleet}',
  payAll: 'Pay {ships}',
  uses: { 'oversight-committee': 'Oversight Committee: draw 2, remove up to 2' },
} as const;

export const reasons = {
  costsShips: 'You can win it with {ships}.',
  costsShipsOrColonies: 'You can win it with {colonies} {colonies:colony|colonies} or {ships}.',
  'ships-ready': 'You have the ships to attack a planet.',
  builds: 'It gets you {ships}.',
  battlecruiser:
    'A battlecruiser is worth {influence} influence while you keep it, and makes planets cheaper to attack.',
  'spends-battlecruiser': 'It spends the battlecruiser and its {influence} influence.',
  'owner-gains': 'Its owner gets {influence} influence for it.',
  'improves-fleet': 'With the improved fleet, 2 fighters make a destroyer, as often as you like.',
  'turns-fleet-back': 'Its owner’s fleet is basic again, for good.',
  pays: 'It takes {ships} and no symbols.',
  'keeps-ships': 'Your ships stay for later.',
  'keeps-cards': 'Your cards stay in hand.',
  'keeps-more': 'You keep one more planet.',
  'looks-at-more': 'You choose from more planets.',
  'more-role': 'You lead one more role and take one more card.',
  colony: 'It’s a colony that costs no Action.',
  'moves-colony': 'With colonies from elsewhere, you can settle a planet.',
  'follows-as': 'You follow with your {role} symbols.',
  'takes-planet': '{planet} becomes yours: {influence} influence.',
  'takes-unknown-planet': 'Someone else’s planet becomes yours.',
  'takes-away': 'Its owner loses {card}, worth {influence} influence.',
  'card-on-top': 'You draw {card} next.',
  'planet-on-top': 'The next Survey finds {planet}.',
  'planet-action': '{planet} can do this each turn: {text}.',
  'start-planet': '{planet}: {facts}.',
} as const;

export const aftermath = {
  moments: {
    capture: { you: 'You took over {planet}', they: '{name} took over {planet}' },
    battlecruiser: { you: 'You built a battlecruiser', they: '{name} built a battlecruiser' },
    peace: { you: 'Peace earned you {n} influence', they: 'Peace earned {name} {n} influence' },
    reparations: {
      you: 'You got {n} influence for what was taken',
      they: '{name} got {n} influence for what was taken',
    },
  },
  advice: {
    small: {
      what: 'Build larger ships',
      why: 'You had {n} fighters left. Your fleet’s Action turns them into destroyers.',
    },
    cruiser: {
      what: 'Build your battlecruiser',
      why: 'You had the destroyers, and it takes one Action: {n} more influence.',
    },
  },
  nearly: { cruiser: 'Two destroyers could have been a battlecruiser: {n} more influence' },
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
  redistribute: 'Move colonies?',
  'move-colony': 'Where does the colony go?',
  build: 'Build another destroyer for 2 fighters?',
  'name-produced': 'Name a resource.',
  'take-technology': 'Which technology do you take for free?',
  'remove-permanent': 'Which permanent technology leaves the game?',
  'recon-planets': 'Which planet do you put on top of the deck?',
  'recon-deck': 'Which card do you put on top of your deck?',
  annex: 'Which planet do you annex?',
  'survey-depth': 'Look at 2 fewer planets and keep 1 more?',
  'one-more-role': 'Take one more Role phase?',
  'start-planet': 'Which start planet do you keep?',
  'choose-scenario': 'Which scenario do you play?',
  'pay-ships': 'You pay {ships}. Which cards do you discard instead?',
} as const;

export const done = {
  redistribute: 'Stop moving colonies',
  build: 'Stop building',
  'survey-depth': 'Look at them all',
  'one-more-role': 'No more roles',
  'pay-ships': 'Pay with ships',
  annex: 'Annex nothing',
  'produce-or-trade': 'Neither',
} as const;

export const options = {
  'use-fleet': {
    basic: 'Fleet: turn 3 fighters into a destroyer',
    improved: 'Fleet: build destroyers for 2 fighters each',
    battlecruiser: 'Fleet: turn 2 destroyers into a battlecruiser',
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
  'more-role': 'Take one more Role phase',
  'keep-two': 'Look at fewer, keep one more',
  'spend-fighter': 'Discard a fighter for a symbol',
  'sell-fighter': 'Discard a fighter for 1 influence',
  build: 'Build another one',
  'spend-card': 'Discard {card} as {ships}',
  'spend-card-symbol': 'Discard {card} for a symbol',
  'spend-resource': 'Discard {resource} from {planet} for a symbol',
  'sell-resource': 'Discard {resource} from {planet} for 1 influence',
  attackWith: 'Attack {planet} with {ships}',
  'trade-card': 'Trade {card} as {goods}',
  'attack-with-battlecruiser': 'Attack {planet} with just your battlecruiser',
  annex: 'Annex {owner}’s {planet} with {ships}',
  'annex-with-battlecruiser': 'Annex {owner}’s {planet} with just a battlecruiser',
  'take-over': 'Take over {planet} from {owner} with a battlecruiser and {ships}',
  'recon-planet': 'Put {planet} on top',
  'remove-permanent': { own: 'Remove your {card}', other: 'Remove {owner}’s {card}' },
  'break-fleet': {
    own: 'Turn back your improved fleet',
    other: 'Turn back {owner}’s improved fleet',
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
    colonies: 'On board: {n} {n:colony|colonies} ({list}).',
    noColonies: 'No colonies on board.',
    ships: 'In it: {list}.',
    noShips: 'Its ships are spent until their owner’s next turn.',
  },
  shipCosts: '{ships} or {colonies} {colonies:colony|colonies}',
  neverSettled: '{ships}, can’t be settled',
  diverseCost: 'costs {symbols} Research {symbols:symbol|symbols} and a planet of each type',
  ship: 'the Colony Ship',
  anyGoods: 'a resource',
  token:
    'A Black Market resource: 1 colony, which goes back to the supply when its planet turns face up.',
  colonyGoods: 'a colony',
  secondSlot: '{resource}, on top',
  otherPlanet: 'and a planet of another type',
  shipCost: 'or {ships}',
  icons: 'can be discarded as {list}',
  planetAction: 'Action: {text}',
  peace: '1 influence whenever you dissent from Warfare',
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
      text: 'As an Action: turn 3 fighters into a destroyer, or 2 destroyers into your battlecruiser. While you have a battlecruiser, planets cost you 1 fewer fighter.',
    },
    improved: {
      name: 'Improved fleet',
      text: 'As an Action: turn 2 fighters into a destroyer, any number of times, or 2 destroyers into your battlecruiser. While you have a battlecruiser, planets cost you 2 fewer fighters; or pay just the battlecruiser for any planet.',
    },
    broken: {
      name: 'Fleet, turned back',
      text: 'As an Action: turn 3 fighters into a destroyer, or 2 destroyers into your battlecruiser. It can’t be improved again.',
    },
  },
} as const;

export const glossary = {
  ship: {
    term: 'Ship',
    text: 'A fighter, a destroyer or a battlecruiser. One can’t stand in for another.',
  },
  destroyer: {
    term: 'Destroyer',
    text: 'A mid-size ship. It pays for bustling and hostile planets and for level 2 technologies.',
  },
  battlecruiser: {
    term: 'Battlecruiser',
    text: 'The largest ship, at most one per player. In play, it’s worth 2 influence and makes planets cheaper; it pays for civilized planets and level 3 technologies.',
  },
  fleet: {
    term: 'Fleet',
    text: 'A tile that everyone has. As an Action, it turns ships into larger ones. Research improves it for 3 symbols or 3 fighters.',
  },
  scenario: {
    term: 'Scenario',
    text: 'Your own setup: a different deck, technologies, a start planet.',
  },
  replenishing: {
    term: 'Replenishing slot',
    text: 'Its ship is spent like any other and comes back at the start of its owner’s turn.',
  },
  icon: {
    term: 'Icon on a card',
    text: 'You can discard the card from your hand as that ship or resource.',
  },
  bustling: {
    term: 'Bustling planet',
    text: 'Costs a destroyer or 4 colonies, and has an Action.',
  },
  civilized: {
    term: 'Civilized planet',
    text: 'Costs a battlecruiser or 4 colonies, and gives 1 influence each time its owner dissents from Warfare.',
  },
  hostile: {
    term: 'Hostile planet',
    text: 'Costs a destroyer, can’t be settled, and has a slot where a fighter comes back.',
  },
  prestige: {
    term: 'Prestige',
    text: 'A kind of start planet. It isn’t Advanced, Fertile or Metallic, but a type of its own.',
  },
  utopian: { term: 'Utopian', text: 'A planet that counts as any one of the three types.' },
  diverse: {
    term: 'Diverse',
    text: 'Technologies that need a planet of each of the three types.',
  },
} as const;

export const tips = {
  anySlot: { term: 'Slot for any resource', text: 'Produce here to get the resource you name.' },
  dock: {
    term: 'Fighter that comes back',
    text: 'It’s spent like any other and comes back at the start of its owner’s turn.',
  },
  shipCost: {
    term: 'Ship cost',
    text: 'In a Research role, these ships can pay for it instead of symbols. You need the planets either way.',
  },
  planetAction: {
    term: 'Action of a planet',
    text: 'Use it instead of a card in the Action phase.',
  },
  neverSettled: {
    term: 'Can’t be settled',
    text: 'Only an attack turns a hostile planet face up.',
  },
} as const;

export const lessons = {
  of: {
    ships: {
      title: 'Ships and fleet',
      about: 'Build a destroyer and win a bustling planet.',
      done: 'Terra Prime is yours, and the lightning bolt marks what it can do: from now on you can use its Action instead of a card. Two destroyers would become your battlecruiser, worth 2 influence.',
    },
    scenario: {
      title: 'Scenarios',
      about: 'Start with a deck of your own.',
      done: 'Everyone sees what you chose. Vega chooses one that goes with it; then the decks are dealt, and the first turn begins.',
    },
  },
  steps: {
    'build-destroyer':
      'Terra Prime takes a ship you don’t have: a destroyer. The tile at the lower right is your fleet. As an Action, it turns three fighters into one: press it, or the button.',
    'attack-bustling':
      'Now you have the destroyer. Lead Warfare without adding a card, then attack Terra Prime.',
    'choose-scenario':
      'A scenario gives you a different deck, and sometimes technologies and a start planet. Read a few, and press the one you’d like to start with.',
  },
  missed: {
    'build-destroyer':
      'You can do that, but you can’t win Terra Prime without a destroyer. Go back and use your fleet.',
    'attack-bustling':
      'You can do that, but Terra Prime is still face down. Go back, lead Warfare and attack it.',
  },
} as const;
