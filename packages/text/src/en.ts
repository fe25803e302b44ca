// All English words. This file decides which messages exist; every other language has the same keys (see `language.ts`).
//
// How to add a message: write it here and in `it.ts` under the same key, then read it with `msg(lang, 'ui.newGame')`.
// - Values: `{name}`. Word forms: `{n} {n:card|cards}` picks by the number n, in the order of `grammar.forms`.
// - Interface texts of the page go under `ui`, those of the terminal under `cli`. Write keys out in full in the code, so
//   that the test finds messages that nobody uses.
// - Short, concrete, second person. Errors say what happened, why, and what to do.

export const en = {
  language: 'English',

  /** Lists in running text. */
  list: { none: 'none' },

  roles: {
    survey: {
      name: 'Survey',
      role: 'Look at one planet fewer than you have symbols. Keep one of them face down.',
      leader: 'Leader: look at one planet more.',
    },
    warfare: {
      name: 'Warfare',
      role: 'Collect 1 fighter for each symbol.',
      leader: 'Leader: attack 1 planet instead.',
    },
    colonize: {
      name: 'Colonize',
      role: 'Tuck every card you play under your face-down planets: each symbol is a colony.',
      leader: 'Leader: settle 1 planet instead.',
    },
    produce: {
      name: 'Produce',
      role: 'Put up to 1 resource for each symbol on your empty slots.',
      leader: 'Leader: 1 symbol more when the stack is empty.',
    },
    trade: {
      name: 'Trade',
      role: 'Return up to 1 resource for each symbol and take 1 influence for each.',
      leader: 'Leader: 1 symbol more when the stack is empty.',
    },
    research: {
      name: 'Research',
      role: 'Take 1 technology that your symbols pay for and your face-up planets allow.',
      leader: 'Leader: 1 symbol more when the stack is empty.',
    },
  },

  resources: { food: 'food', water: 'water', iron: 'iron', silicon: 'silicon' },
  planetTypes: { advanced: 'Advanced', fertile: 'Fertile', metallic: 'Metallic' },

  /** `text` says what the Action or the lasting effect does; `errata` is the later text of the same card. */
  cards: {
    survey: { name: 'Survey', text: 'Draw 2 cards.' },
    warfare: { name: 'Warfare', text: 'Collect 1 fighter, or attack 1 planet.' },
    colonize: {
      name: 'Colonize',
      text: 'Tuck this card as 1 colony, or settle 1 planet.',
    },
    'produce-trade': { name: 'Produce/Trade', text: 'Produce 1 resource, or trade 1.' },
    research: {
      name: 'Research',
      text: 'Remove up to 2 hand cards from the game. This card may be one of them.',
    },
    produce: { name: 'Produce', text: 'Produce 1 resource.' },
    trade: { name: 'Trade', text: 'Trade 1 resource.' },
    politics: {
      name: 'Politics',
      text: 'Remove this card from the game and take 1 role card from a stack into your hand.',
    },
    'improved-survey': { name: 'Improved Survey', text: 'Draw 3 cards.' },
    'improved-colonize': {
      name: 'Improved Colonize',
      text: 'You may settle 1 planet. Then settle another, or tuck this card as 1 colony.',
    },
    'improved-warfare': {
      name: 'Improved Warfare',
      text: 'Collect 2 fighters, or attack 1 planet.',
    },
    'improved-production': {
      name: 'Improved Production',
      text: 'Produce up to 2 resources.',
    },
    'improved-trade': {
      name: 'Improved Trade',
      text: 'Take 1 influence from the supply. This is not a trade.',
    },
    'improved-research': {
      name: 'Improved Research',
      text: 'Draw 1 card, then remove up to 3 hand cards from the game, this one included.',
    },
    'diverse-markets': {
      name: 'Diverse Markets',
      text: 'This turn, each different resource type that you trade brings 1 influence more.',
    },
    'data-network': {
      name: 'Data Network',
      text: 'Draw 2 cards, then remove any number of hand cards from the game.',
    },
    specialization: {
      name: 'Specialization',
      text: 'Name a resource type. This turn, each one of it that you trade brings 1 influence more.',
    },
    'weapon-emporium': {
      name: 'Weapon Emporium',
      text: 'You may trade fighters as if they were resources. A fighter is no resource type.',
    },
    streamlining: {
      name: 'Streamlining',
      text: 'In each of your turns you may remove 1 hand card from the game.',
    },
    adaptability: {
      name: 'Adaptability',
      text: 'Your basic Research cards count as 1 symbol of any role when you boost or follow.',
    },
    hyperefficiency: {
      name: 'Hyperefficiency',
      text: 'In your turns you may remove any number of hand cards from the game.',
    },
    mobilization: {
      name: 'Mobilization',
      text: 'Collect 2 fighters. After your Role phase this turn you may attack 1 planet.',
    },
    'survey-team': {
      name: 'Survey Team',
      text: 'Put the top planet of the deck face down into your empire.',
    },
    'war-path': { name: 'War Path', text: 'Attack up to 2 planets.' },
    imperialism: {
      name: 'Imperialism',
      text: 'Its Survey, Trade and Warfare symbols count in your empire.',
    },
    'scorched-earth-policy': {
      name: 'Scorched Earth Policy',
      text: 'Your attacks cost 2 fighters less. A planet you attack can never hold resources.',
    },
    logistics: {
      name: 'Logistics',
      text: 'You may play your Role phase before your Action phase.',
      errata:
        'You may play your Role phase before your Action phase. When the game would end, you take 1 turn more.',
    },
    productivity: {
      name: 'Productivity',
      text: 'You may play up to 2 cards in your Action phase, one after the other.',
    },
    'artificial-intelligence': {
      name: 'Artificial Intelligence',
      text: 'Take 2 role cards from the stacks into your hand.',
    },
    'genetic-engineering': {
      name: 'Genetic Engineering',
      text: 'This turn, each different resource type that you produce brings 1 influence.',
    },
    terraforming: {
      name: 'Terraforming',
      text: 'Tuck this card as 2 colonies. If the printed cost is met without discounts, the planet is settled.',
      errata:
        'Tuck this card as 2 colonies. If the cost is met, discounts included, the planet is settled.',
    },
    'fertile-ground': {
      name: 'Fertile Ground',
      text: 'Its Colonize, Produce and Research symbols count in your empire.',
    },
    abundance: {
      name: 'Abundance',
      text: 'Planets that you settle or attack arrive with all slots full.',
      errata:
        'When you take this card, produce up to 4. Each time you settle or attack, produce up to 2.',
    },
    dissension: { name: 'Dissension', text: 'When you dissent you draw 2 cards.' },
    bureaucracy: {
      name: 'Bureaucracy',
      text: 'Following Warfare you may attack; following Colonize you may settle.',
      errata:
        'Following Warfare you may attack; following Colonize you may settle. You follow all other roles and Warfare with 1 symbol more.',
    },
  },

  /** What a card of the prototype does, effect by effect. */
  effects: {
    none: 'No Action.',
    draw: 'Draw {n} {n:card|cards}.',
    fighters: 'Collect {n} {n:fighter|fighters}.',
    'fighters-or-attack': 'Collect {n} {n:fighter|fighters}, or attack 1 planet.',
    colony: 'Tuck this card under a face-down planet.',
    settle: 'You may settle 1 planet.',
    produce: 'Produce up to {n} {n:resource|resources}.',
    trade: 'Trade up to {n} {n:resource|resources}.',
    influence: 'Take {n} influence.',
    remove: 'Remove up to {n} hand {n:card|cards} from the game.',
    'remove-anywhere': 'Remove 1 card of your hand or your discard pile from the game.',
  },

  /** Labels on cards and planets, and what a screen reader says about them. */
  piece: {
    withSymbol: '{name} ({symbol})',
    prototypeName: '{first} and {second}',
    deck: '{type} deck',
    roleCard: 'role card',
    technology: '{type} technology, level {level}',
    permanent: 'permanent',
    cost: 'costs {symbols} Research {symbols:symbol|symbols} and {planets} {type} {planets:planet|planets}',
    influence: '{n} influence',
    symbols: '{n:symbol|symbols}: {list}',
    action: 'Action: {text}',
    otherFace: 'other side: {name}',
    planet: '{name}, {type} planet',
    unknownPlanet: '{type} planet',
    planetCosts: '{fighters} {fighters:fighter|fighters} or {colonies} {colonies:colony|colonies}',
    somePlanet: 'a planet',
    faceDown: 'face down',
    slot: '{resource} slot',
    handLimit: 'hand limit +{n}',
    colonies: '{n} {n:colony|colonies}',
    holds: 'holds {list}',
    blocked: 'can hold no resources',
    backLabel: '{type} {warfare}/{colonize}',
    times: '{name} ×{n}',
  },

  glossary: {
    action: {
      term: 'Action',
      text: 'What a card does when you play it in your Action phase. Actions are not boosted or followed.',
    },
    actionPhase: {
      term: 'Action phase',
      text: 'The first part of your turn: play one hand card for its Action, or none.',
    },
    advanced: { term: 'Advanced', text: 'One of the three types of planets and technologies.' },
    attack: {
      term: 'Attack',
      text: 'Pay a planet’s Warfare cost in fighters and turn it face up. Only your own face-down planets.',
    },
    boost: {
      term: 'Boost',
      text: 'Play hand cards with the symbol of a role to make it stronger.',
    },
    cleanup: {
      term: 'Cleanup phase',
      text: 'The end of your turn: discard what you like, then draw up to your hand limit.',
    },
    colony: {
      term: 'Colony',
      text: 'A Colonize symbol on a card under a face-down planet. Enough of them let you settle it.',
    },
    deck: {
      term: 'Deck',
      text: 'Your own cards, face down. When it is empty and you must draw, your discard pile is shuffled.',
    },
    discard: { term: 'Discard pile', text: 'Where your used cards go. Everybody may look at it.' },
    discount: {
      term: 'Discount',
      text: 'Each Colonize symbol in your empire lowers by 1 the colonies that settling needs.',
    },
    dissent: { term: 'Dissent', text: 'Not follow a role, and draw a card instead.' },
    doubleSided: {
      term: 'Double-sided technology',
      text: 'A card with a permanent on each side. Whoever takes it chooses the side; the other is gone.',
    },
    emptyStack: {
      term: 'Empty stack',
      text: 'The role can still be led. Produce, Trade and Research then give their leader 1 symbol.',
    },
    empire: {
      term: 'Empire',
      text: 'What lies in front of you: planets, colonies, fighters, resources, permanents.',
    },
    endTrigger: {
      term: 'End trigger',
      text: 'The supply is empty, or enough stacks are. The round is finished, then scores are counted.',
    },
    extraRound: {
      term: 'Extra round',
      text: 'With this option one full round more is played at the end.',
    },
    faceDown: {
      term: 'Face-down planet',
      text: 'Part of your empire, but of no use before you settle or attack it. Only you know its front.',
    },
    faceUp: {
      term: 'Face-up planet',
      text: 'Counts its influence, gives its symbol, holds resources, and allows technologies.',
    },
    fertile: { term: 'Fertile', text: 'One of the three types of planets and technologies.' },
    fighter: { term: 'Fighter', text: 'Pays for attacks. Warfare collects them.' },
    follow: {
      term: 'Follow',
      text: 'Take part in a role that somebody else leads, with your own cards and symbols.',
    },
    handLimit: {
      term: 'Hand limit',
      text: 'How many cards you hold after your own cleanup: 5, and 1 more per hand sign on your planets.',
    },
    influence: {
      term: 'Influence',
      text: 'The points of the game: tokens from trade, face-up planets, technologies.',
    },
    inPlay: {
      term: 'In play',
      text: 'Cards that you and the followers spent on a role, until the cleanup of whoever leads it.',
    },
    lastRound: {
      term: 'Last round',
      text: 'The round in which the end is triggered. The player on the right of whoever began has the last turn.',
    },
    lead: {
      term: 'Lead',
      text: 'Choose the role of your Role phase and take its card from the stack.',
    },
    leader: {
      term: 'Leader',
      text: 'Whoever leads the role. The leader has a bonus that followers do not get.',
    },
    level: {
      term: 'Level',
      text: 'Technologies have level 1, 2 or 3: 3, 5 or 7 Research symbols and 1, 2 or 3 planets.',
    },
    metallic: { term: 'Metallic', text: 'One of the three types of planets and technologies.' },
    permanent: {
      term: 'Permanent',
      text: 'A technology that stays in your empire and works all the time.',
    },
    planetBack: {
      term: 'Back of a planet',
      text: 'Shows its type and both costs. Everybody sees it.',
    },
    planetDeck: {
      term: 'Planet deck',
      text: 'The planets still to be found. The back of the next one is visible.',
    },
    politics: {
      term: 'Politics',
      text: 'A card without symbol. Its Action swaps it for a role card of your choice.',
    },
    remove: {
      term: 'Remove from the game',
      text: 'The card leaves for good; it does not go back to a stack.',
    },
    reserve: {
      term: 'Reserve',
      text: 'Influence that is paid out after the supply is empty. It counts like the rest.',
    },
    resource: {
      term: 'Resource',
      text: 'Food, water, iron or silicon on a slot. Trading one brings 1 influence.',
    },
    role: {
      term: 'Role',
      text: 'One of Survey, Warfare, Colonize, Produce, Trade, Research.',
    },
    roleCard: {
      term: 'Role card',
      text: 'A card of a stack, with an Action and the symbol of its role. Whoever leads takes one into the deck.',
    },
    rolePhase: {
      term: 'Role phase',
      text: 'The middle of your turn: lead a role; then the others follow or dissent.',
    },
    score: {
      term: 'Score',
      text: 'All your influence: tokens, face-up planets and technologies. The highest wins.',
    },
    settle: {
      term: 'Settle',
      text: 'Turn a planet face up that has enough colonies. Its colonies go to your discard pile.',
    },
    slot: {
      term: 'Slot',
      text: 'A place on a planet for one resource of the type that it shows.',
    },
    stack: {
      term: 'Stack',
      text: 'The common pile of one role card. Empty stacks bring the end of the game.',
    },
    startPlanet: {
      term: 'Start planet',
      text: 'Your first planet: it costs 2 fighters or 2 colonies and is worth 2 influence.',
    },
    supply: {
      term: 'Supply',
      text: 'The common influence tokens, 24 at the start. When it is empty the end is triggered.',
    },
    symbol: {
      term: 'Symbol',
      text: 'The sign of a role on cards and planets. Roles count symbols.',
    },
    technology: {
      term: 'Technology',
      text: 'A card that you take with Research: a better Action, a permanent, influence.',
    },
    tie: {
      term: 'Tie',
      text: 'Most resources and fighters decide. If that is equal too, the victory is shared.',
    },
  },

  variants: {
    standard: { name: 'Standard game', text: 'All cards, all roles.' },
    learning: {
      name: 'Learning game',
      text: 'For the first game: no technologies and no Research role.',
    },
    'level-1': {
      name: 'Level-1 game',
      text: 'For the second game: only the 24 technologies of level 1.',
    },
    extended: {
      name: 'Extended game',
      text: 'A longer game for three: smaller stacks, and two of them must be empty.',
    },
  },

  /** Rule options: what each one is about, and one sentence for either side. */
  switches: {
    techErrata: {
      name: 'Texts of four technologies',
      off: 'As printed in 2011.',
      on: 'Abundance, Bureaucracy, Logistics and Terraforming with their later texts.',
    },
    displayErrata: {
      name: 'Empty Survey and Warfare stacks',
      off: 'They give their leader nothing extra.',
      on: 'They give their leader 1 symbol, like Produce, Trade and Research.',
    },
    extraRound: {
      name: 'Extra round',
      off: 'The game ends with the round in which the end is triggered.',
      on: 'One full round more is played after it.',
    },
    twoPlayerStacks: {
      name: 'Stacks with two players',
      full: 'Full: 16, 14, 16, 12 and 16 cards.',
      reduced: 'Reduced: 12, 12, 12, 8 and 12 cards, for a game shorter by about a third.',
    },
    learningDeck: {
      name: 'Starting decks of the learning game',
      ten: 'Ten cards, with two Research cards for their Action.',
      eight: 'Eight cards, without Research.',
    },
    startPlanets: {
      name: 'Start planets',
      'face-down': 'Face down: you win your first planet in play.',
      'face-up': 'Face up: settled from the start, with their slot and their influence.',
    },
    startDeck: {
      name: 'Starting decks',
      printed: 'The ten cards of the rulebook.',
      'one-of-each': 'Eight cards: one of each role and two Politics.',
    },
    roleStacks: {
      name: 'Role stacks',
      five: 'Five stacks: Produce and Trade share theirs.',
      six: 'Six stacks: Produce and Trade are cards of their own.',
    },
    influenceSupply: {
      name: 'Influence supply',
      '24': '24 tokens, and a reserve that only finishes the last round.',
      '32': '32 tokens in one supply, no reserve.',
    },
    stacksToEnd: {
      name: 'Empty stacks that end the game',
      'by-players': 'One with two or three players, two with four.',
      one: 'One, with any number of players; two in the extended game.',
    },
    researchAction: {
      name: 'Action of Research cards',
      'two-in-hand': 'Remove up to two cards of your hand.',
      'one-anywhere': 'Remove one card of your hand or your discard pile.',
    },
    technologyGoesTo: {
      name: 'A technology that you take',
      hand: 'Goes into your hand.',
      play: 'Is spent with the cards of the role and lies in your discard pile after cleanup.',
    },
    produceLeaderBonus: {
      name: 'Leader of Produce',
      off: 'Has a symbol more only when the stack is empty.',
      on: 'Always has a symbol more.',
    },
    tradeLeaderBonus: {
      name: 'Leader of Trade',
      off: 'Has a symbol more only when the stack is empty.',
      on: 'Always has a symbol more.',
    },
    settleWhenFollowing: {
      name: 'Followers of Colonize',
      off: 'Tuck colonies only.',
      on: 'May settle a planet instead.',
    },
    prototypeRoleCounts: {
      name: 'Cards in the prototype',
      even: 'Nineteen of each role.',
      'fewer-warfare': 'Twenty of each role and fourteen Warfare.',
    },
    prototypeStartFaceDown: {
      name: 'Start planets of the prototype',
      off: 'Face up from the start.',
      on: 'Face down, at a cost of 2.',
    },
    prototypeRoleActions: {
      name: 'Actions of role cards',
      off: 'Role cards have no Action.',
      on: 'Role cards have the Actions of the next draft.',
    },
    prototypeDiscardDown: {
      name: 'A hand above its size',
      off: 'Is kept.',
      on: 'Is discarded down in cleanup.',
    },
  },

  /** Whole games to choose from: rulesets, and documents that are a set of options. */
  games: {
    official: {
      name: 'Official rules',
      text: 'The published game of 2011.',
    },
    'reference-manual': {
      name: 'Reference manual',
      text: 'Start planets settled, eight cards, six stacks, one supply of 32.',
    },
    summary: {
      name: 'Summary',
      text: 'Leaders of Produce and Trade get more, followers may settle, Research removes one card.',
    },
    'prototype-2010': {
      name: 'Prototype of 2010',
      text: 'The designer’s game in the making: six piles, hidden fronts, blind technologies, an end at once. Numbers that were never published are reconstructed.',
    },
    custom: { name: 'Your own mix', text: 'Any rule options that do not contradict each other.' },
  },

  phases: {
    action: 'Action phase',
    role: 'Role phase',
    cleanup: 'Cleanup phase',
  },

  /** Sentences of the log. `you` speaks to the reader, `they` about another player. */
  events: {
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
      they: '{name} shuffles the discard pile into a new deck of {n} {n:card|cards}.',
    },
    shufflePlanets: 'The planet discard becomes a new planet deck of {n} {n:planet|planets}.',
    look: {
      you: 'You look at {n} {n:planet|planets}: {planets}.',
      they: '{name} looks at {n} {n:planet|planets}: {planets}.',
    },
    'look-technologies': {
      you: 'You look at {n} {n:card|cards} of the {deck} deck: {cards}.',
      they: '{name} looks at {n} {n:card|cards} of the {deck} deck.',
    },
    planet: {
      you: 'You add {planet} to your empire, face down.',
      they: '{name} adds {planet} to the empire, face down.',
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
    'extra-round': 'One more round is played.',
    'logistics-turn': {
      you: 'You take one more turn with Logistics.',
      they: '{name} takes one more turn with Logistics.',
    },
    'game-over': {
      you: 'The game is over. You win.',
      they: 'The game is over. {name} wins.',
      shared: 'The game is over. {names} share the victory.',
    },
  },

  /** The question asked at each step. */
  decisions: {
    action: 'Play a card for its Action, or go on to your role.',
    actionAgain: 'You may play one more card for its Action.',
    role: 'Which role do you lead?',
    boostLead: 'Boost {role}? You have {n} {n:symbol|symbols} so far.',
    boostFollow: 'Follow {role} with which cards? You have {n} {n:symbol|symbols} so far.',
    'follow-or-dissent': '{name} leads {role}. Do you follow or dissent?',
    discard: 'Which cards do you discard before you draw?',
    discardMust: 'You hold {n} {n:card|cards} too many. Which do you discard?',
    'keep-planet': 'Which planet do you keep?',
    muster: 'Collect {n} {n:fighter|fighters}, or attack a planet?',
    colonyOrSettle: 'Tuck {card} as a colony, or settle a planet?',
    settleOnly: 'Do you settle a planet?',
    tuck: 'Under which planet do you tuck {card}?',
    tuckSome: 'Under which planets do you tuck your {n} {card} cards?',
    produce: 'Where do you produce? Up to {n} more.',
    trade: 'What do you trade? Up to {n} more.',
    'buy-technology': 'Which technology do you take? You have {n} {n:symbol|symbols}.',
    settle: 'Do you settle a planet first?',
    attack: 'Do you attack a planet? Up to {n} more.',
    terraform: 'Under which planet do you tuck {card} as 2 colonies?',
    'produce-or-trade': 'Produce 1 resource, or trade 1?',
    remove: 'Which cards do you remove from the game? Up to {n} more.',
    removeAny: 'Which cards do you remove from the game? As many as you like.',
    take: 'Which role card do you take? {n} more.',
    'name-resource': 'Which resource do you name?',
    'tuck-this': 'Under which planet do you tuck {card}?',
    'remove-anywhere': 'Which card of your hand or discard pile do you remove?',
    'settle-or-gather': 'Do you settle a planet, or add colonies?',
    'tuck-together': 'Under which planet do you tuck the cards?',
    'choose-deck': 'From which technology deck do you look at {n} {n:card|cards}?',
    'pick-technology': 'Which technology do you take?',
  },

  /** The options of a decision, in words. */
  options: {
    done: {
      action: 'Play no card',
      actionAgain: 'Play no other card',
      boostLead: 'Lead with {n} {n:symbol|symbols}',
      boostFollow: 'Follow with {n} {n:symbol|symbols}',
      discard: 'Keep the rest and draw',
      produce: 'Produce no more',
      trade: 'Trade no more',
      'buy-technology': 'Take no technology',
      settle: 'Settle no planet',
      attack: 'Do not attack',
      remove: 'Remove no more cards',
      'settle-or-gather': 'Add colonies',
    },
    dissent: 'Dissent: draw {n} {n:card|cards}',
    follow: 'Follow {role}',
    'role-first': 'Role phase first',
    collect: 'Collect {n} {n:fighter|fighters}',
    'remove-self': 'Remove {card} itself',
    'trade-fighter': 'Trade a fighter',
    lead: 'Lead {role}: take the card, {n} left after it',
    leadEmpty: 'Lead {role}: the stack is empty',
    'name-resource': 'Name {resource}',
    keep: 'Keep {planet}',
    play: 'Play {card}',
    boost: 'Boost with {card}',
    discard: 'Discard {card}',
    remove: 'Remove {card} from the game',
    buy: 'Take {card}',
    take: 'Take {card} from its stack',
    attack: 'Attack {planet} for {n} {n:fighter|fighters}',
    settle: 'Settle {planet}',
    tuck: 'Tuck {card} under {planet}',
    produce: 'Produce {resource} on {planet}',
    trade: 'Trade {resource} from {planet}',
    deck: 'The {deck} deck',
    'remove-discarded': 'Remove {card} of your discard pile',
  },

  /** Why something is not possible now. */
  explanations: {
    'game-over': 'The game is over.',
    'not-your-decision': 'It is for {name} to decide.',
    'not-now': 'Another question comes first.',
    'not-in-hand': 'You do not have {card} in hand.',
    'not-in-this-game': '{card} is not part of this game.',
    'no-action': '{card} has no Action.',
    nothing: {
      draw: 'There is nothing to draw: your deck and discard pile are empty.',
      attack: 'No face-down planet that your fighters can pay for.',
      colonize: 'You have no face-down planet.',
      settle: 'No face-down planet has enough colonies.',
      produce: 'You have no empty slot.',
      trade: 'You have no empty slot and nothing to trade.',
      survey: 'There are no planets left.',
      take: 'All stacks are empty.',
      remove: 'You have no other card in hand.',
      resources: 'You have nothing to trade.',
      supply: 'The influence supply is empty.',
      fighters: 'No fighters are left in the supply.',
    },
    'no-symbol': '{card} has no {role} symbol.',
    order: 'Cards are chosen in a fixed order: {card} would have come earlier.',
    'role-not-in-game': '{role} is not used in this game.',
    'no-symbol-to-follow': 'You have too few {role} symbols to follow.',
    'no-such-planet': 'There is no such planet.',
    'already-face-up': 'This planet is face up already.',
    'needs-fighters':
      'It needs {need} {need:fighter|fighters}, you have {have}: {missing} {missing:is|are} missing.',
    'needs-colonies':
      'It needs {need} {need:colony|colonies}, it has {have} and a discount of {discount}: {missing} {missing:is|are} missing.',
    'needs-planets':
      'It needs {need} face-up {type} {need:planet|planets}, you have {have}: {missing} {missing:is|are} missing.',
    'needs-symbols':
      'It costs {need} Research {need:symbol|symbols}, you have {have}: {missing} {missing:is|are} missing.',
    'technology-gone': '{card} is taken already.',
    'drawn-blind': 'Technologies are drawn blind in this game.',
    rule: '{text} (rule {ruling})',
  },

  /** Why the end was triggered. */
  ends: {
    influence: 'The influence supply ran out.',
    stacks: 'Enough stacks ran out.',
  },

  /** Where a score comes from, and how a tie was decided. */
  score: {
    total: 'Total',
    tokens: 'Influence tokens',
    planets: 'Face-up planets',
    technologies: 'Technologies',
    tieBreak: 'Resources and fighters',
    points: '{n} influence',
    tieDecided: 'The tie goes to the one with most resources and fighters.',
    shared: 'Resources and fighters are equal too: the victory is shared.',
  },

  /** Interface of the page. */
  ui: {
    newGame: 'New game',
    play: 'Play',
    playNow: 'Play now',
    continue: 'Continue your game',
    you: 'You',
    unofficial: 'An unofficial fan version of Seth Jaffee’s game, with its own words and pictures.',
    tagline:
      'Survey worlds, win them by settlers or by fleets, and let your deck become what you do.',
    home: 'Home',
    toTable: 'Back to the table',
    tableParts: 'Parts of the table',
    cardsAndRules: 'Cards and rules',
    replays: 'Replays',
    settings: 'Settings',
    players: 'Players',
    seat: 'Seat {n}',
    seatName: 'Name at seat {n}',
    person: 'A person at this screen',
    first: 'Who begins',
    firstChance: 'Chance decides',
    game: 'Game',
    variant: 'Variant',
    switches: 'Rule options',
    seed: 'Seed',
    seedChance: 'by chance',
    language: 'Language',
    undo: 'Undo',
    undoFurther: 'Undo further: takes back what was revealed or others chose',
    technologies: 'Technologies',
    leave: 'Leave',
    opponents: 'Opponents',
    empires: 'Empires',
    turn: 'Turn {n}: {name}',
    yourTurn: 'Turn {n}: yours',
    turnNumber: 'Turn',
    supply: 'Influence left: {n}',
    emptyStacks: 'Empty stacks: {n} of {of}',
    lastRound: 'Last round',
    extraRound: 'Extra round',
    standing: 'Points',
    display: 'Shared display',
    cardsLeft: '{n} {n:card|cards} left',
    empireOf: 'Empire of {name}',
    analysis: {
      chances: 'Chance to win in per cent',
      moments: 'Choices that cost most',
      noMoments: 'Nobody made a choice that clearly cost something.',
      moment:
        'Turn {turn}, {name}: “{chosen}”. “{best}” would have won {points} games in 100 more.',
      luckAndSkill: 'Luck and skill',
      balance: '{name}: luck {luck}, own choices {lost}',
      caution:
        'Counted in victories, as the computer players see it: a choice that makes winning half as likely as before costs up to 0.5. They can err.',
    },
    hint: {
      ask: 'Hint',
      title: 'What the Emperor would do',
      thinking: 'Thinking …',
      chance: '{percent} % to win',
      choose: 'Choose this',
      fair: 'It knows only what you may know.',
      none: 'There is only one thing to do.',
    },
    levels: 'Levels',
    styles: 'Characters',
    thinkingTime: 'Thinking time of the Emperor',
    seconds: '{n} s',
    yourHand: 'Your hand',
    looking: 'Planets you look at',
    played: 'Played: {list}',
    permanent: 'permanent',
    blocked: 'blocked',
    unknownPlanet: 'Unknown planet',
    log: 'Log',
    times: '({n} times)',
    filterType: 'Planet type',
    filterLevel: 'Level',
    filterSymbol: 'Symbol',
    filterReach: 'Within reach',
    allTypes: 'All types',
    allLevels: 'All levels',
    allSymbols: 'All symbols',
    yourPlanets: 'you have {n}',
    level: 'Level {n}',
    close: 'Close',
    noTechnologies: 'No technologies to show.',
    canBeUsed: 'You can do this now.',
    readRule: 'Read the rule',
    fromCard: 'from the {card} card you take',
    fromLeading: 'for leading',
    fromEmpire: 'from your empire',
    fromHand: 'from {n} {n:card|cards} in your hand',
    stackLeft: '{n} {n:card|cards} will be left.',
    nobodyFollows: 'Nobody else can follow.',
    followAtMost: 'Others could follow with at most: {list}.',
    pressAgain: 'Press again to confirm',
    pickFirst: 'Pick below',
    tallySymbols: '{role}: {n}',
    tallyDiscard: '{n} more to discard',
    tallyTuck: '{n} more to tuck',
    tallyInfluence: '+{n} influence',
    tallyResources: '+{n} {n:resource|resources}',
    yourPiles: 'Your deck and discard',
    pilesOf: 'Deck and discard: {name}',
    deckContents: 'Your deck: {n} {n:card|cards}',
    deckAndHand: 'Deck and hand together: {n} {n:card|cards}',
    knownHand: 'Known to be in hand',
    discardPile: 'Discard pile: {n} {n:card|cards}',
    empty: 'Empty.',
    emptyDeck: 'Empty: the next draw shuffles the discard pile.',
    card: 'Card',
    nextDraw: 'Next card',
    nextDraws: 'In the next {n}',
    passTo: 'Pass the screen to {name}',
    passHint: 'Nobody else should look. Your hand is shown when you are ready.',
    sitDown: 'I am {name}',
    result: 'Result',
    player: 'Player',
    rematch: 'Rematch',
    playAgain: 'Home',
    watchReplay: 'Watch the replay',
    saveRecord: 'Save the record',
    showTable: 'Show the table',
    loading: 'Loading …',
    influenceOverTurns: 'Points over the turns',
    turningPoints: 'Turns that mattered',
    turningPoint: 'Turn {turn}, {name}: +{n} {n:point|points}',
    statistics: 'The game in numbers',
    led: '{role} led',
    question: 'Your decision',
    confirm: 'Confirm {n} {n:choice|choices}',
    waiting: '{name} is thinking.',
    score: '{n} {n:point|points}',
    fighters: '{n} {n:fighter|fighters}',
    tokens: '{n} {n:token|tokens}',
    hand: 'Hand {n}/{limit}',
    deck: 'Deck {deck}, discard {discard}',
    keys: 'Keys and gestures',
    pointerHelp:
      'A card can also be dragged onto the table. A right click or a long press tells what a piece is.',
    noReplay: 'This game is not kept on this device.',
    noGames: 'No finished games yet.',
    openRecord: 'Open a record',
    delete: 'Delete',
    plyOf: '{n} of {of}',
    eyes: 'Seen by',
    spectator: 'Everybody',
    turnBack: 'A turn back',
    turnOn: 'A turn on',
    stepBack: 'Step back',
    stepOn: 'Step on',
    pause: 'Pause',
    playReplay: 'Play the replay',
    position: 'Place in the game',
    shareMoment: 'Copy a link to this moment',
    linkCopied: 'Link copied',
    playOn: 'Play on from here',
    keepGame: 'Keep this game',
    search: 'Search',
    nothingFound: 'Nothing found.',
    theme: 'Theme',
    pace: 'Pace',
    textSize: 'Text size',
    speech: 'Told to screen readers',
    confirmEach: 'Confirm every choice with a second press',
    autoAnswer: 'Questions with one answer',
    sound: 'Sound',
    letters: 'Letters on the symbols',
    liveScore: 'Show points during the game',
    phases: {
      action: 'Action',
      role: 'Role',
      cleanup: 'Cleanup',
    },
    reach: {
      all: 'All technologies',
      now: 'Affordable now',
      soon: 'Reachable soon',
    },
    why: {
      card: 'Its Action now',
      role: 'Leading it now',
      technology: 'Taking it now',
      settle: 'Settling it now',
      attack: 'Attacking it now',
      follow: 'Following now',
    },
    keyHelp: {
      number: 'Choose an option',
      tab: 'Move to a piece and choose it',
      undo: 'Take back your last choices',
      technologies: 'Technologies',
      log: 'Log',
      hint: 'Hint from the strongest player',
      escape: 'Close a window',
      help: 'This help',
    },
    numbers: {
      followed: 'Followed',
      dissented: 'Dissented',
      settled: 'Planets settled',
      attacked: 'Planets attacked',
      traded: 'Goods traded',
      bought: 'Technologies taken',
      removed: 'Cards removed',
    },
    themes: {
      auto: 'As the device',
      dark: 'Dark',
      light: 'Light',
      contrast: 'High contrast',
    },
    paces: {
      slow: 'Slow',
      normal: 'Normal',
      fast: 'Fast',
      off: 'No motion',
    },
    speeches: {
      all: 'Everything',
      main: 'Turns, roles, planets',
      off: 'Nothing',
    },
    autoAnswers: {
      off: 'Ask me',
      pause: 'Answer after a pause',
      on: 'Answer at once',
    },
    rulesTabs: {
      rules: 'Rules',
      cards: 'Cards',
      planets: 'Planets',
      glossary: 'Glossary',
    },
  },

  /** The prototype's word for Produce. */
  harvest: 'Harvest',

  reconstructed: {
    technology: 'Reconstructed: symbols, influence and Action of this card were never published.',
    planet: 'Reconstructed: costs, influence, symbol, slots and hand sign were never published.',
    start: 'Reconstructed: type and slot were never published.',
  },

  opponents: {
    cadet: { name: 'Cadet', text: 'Knows the rules and little more. A first opponent.' },
    captain: { name: 'Captain', text: 'Plays by sound rules of thumb.' },
    admiral: { name: 'Admiral', text: 'Judges positions with what it learned in many games.' },
    emperor: { name: 'Emperor', text: 'Learned, and thinks ahead. The strongest of all.' },
    warmonger: { name: 'Warmonger', text: 'Collects fighters and attacks.' },
    settler: { name: 'Settler', text: 'Settles one planet after the other.' },
    trader: { name: 'Trader', text: 'Opens slots, then produces and trades in turn.' },
    scholar: { name: 'Scholar', text: 'Thins its deck and goes for great technologies.' },
    rusher: { name: 'Rusher', text: 'Once ahead, hurries to the end.' },
    contrarian: { name: 'Contrarian', text: 'Leads what you cannot follow.' },
    greedy: { name: 'Miser', text: 'Takes what brings most at once.' },
    random: { name: 'Dice', text: 'Any legal move.' },
    rollouts: { name: 'Gambler', text: 'Tries everything out in random games.' },
    net: { name: 'Intuition', text: 'Learned, without a second thought.' },
  },

  /** Why an option is good. */
  reasons: {
    flips: 'It turns {planet} face up: {influence} influence.',
    flipsUnknown: 'It turns a planet face up.',
    nobodyFollows: 'Nobody else can follow {role} now.',
    cannotFollow: '{seats} of {of} opponents cannot follow {role}.',
    influence: 'It brings {n} influence at once.',
    ends: {
      influence: 'It takes the last influence',
      stacks: 'It empties the last stack',
    },
    endsAhead: '{how} while you are ahead.',
    endsBehind: '{how}, and the end comes while you are behind.',
    technology: '{card} is worth {influence} influence.',
    resources: 'It puts {n} {n:resource|resources} up for trade.',
    ready: {
      colonize: 'A planet of yours is then ready to be settled.',
      warfare: 'You then have the fighters to attack a planet.',
    },
    nearer: {
      colonize: 'Only {missing} more {missing:colony|colonies} and a planet can be settled.',
      warfare: 'Only {missing} more {missing:fighter|fighters} and a planet can be attacked.',
    },
    needsPlanets: 'You have no face-down planet to win.',
    thinner: 'Without {card} your deck brings the better cards sooner.',
    cards: 'A card more in hand for your next turn.',
    better: 'It wins about {points} {points:game|games} in 100 more than the next best option.',
  },

  /** The coach of the first game. */
  coach: {
    start: 'Learn by playing',
    name: 'Coach',
    leave: 'Go on without the coach',
    progress: '{n} of {of}',
    topics: {
      action: {
        title: 'Your Action',
        text: 'Each turn begins with an Action, if you like: play one card of your hand for what is written on it. Survey draws two cards, Research throws weak cards out of your deck for good. Tap a glowing card, or play none.',
      },
      role: {
        title: 'Lead a role',
        text: 'Now you must lead a role. You take a card from its stack into your deck, so what you lead often you get better at. No planet yet? Lead Survey. A planet face down? Lead Warfare to collect fighters for an attack, or Colonize to send colonists.',
      },
      boost: {
        title: 'Boost',
        text: 'Every hand card with the symbol of the role makes it stronger. Choose the cards you want to spend, then confirm. Cards you keep help in a later turn.',
      },
      follow: {
        title: 'Follow or dissent',
        text: 'Somebody leads a role, and you may do the same with your own cards: follow. Or draw a card instead: dissent. Follow when it brings you something; otherwise the card is worth more.',
      },
      survey: {
        title: 'Choose a planet',
        text: 'You looked at planets and keep one, face down. Look at both costs: fighters to attack, colonies to settle. The number beside the star is what it is worth at the end.',
      },
      attack: {
        title: 'Fighters and attacks',
        text: 'With enough fighters you turn a planet of yours face up: it then counts at the end and its symbol helps you for the rest of the game. Without enough, collect.',
      },
      settle: {
        title: 'Colonies',
        text: 'Colonize cards go under a planet that lies face down. When there are as many as its cost, settle: the planet turns face up and the cards come back to you.',
      },
      produce: {
        title: 'Produce',
        text: 'Put resources on the empty slots of your face-up planets. They are worth nothing by themselves: trade them later.',
      },
      trade: {
        title: 'Trade',
        text: 'Each resource you give back brings one influence. Influence counts at the end, and when the last one is taken the game ends.',
      },
      research: {
        title: 'Technologies',
        text: 'Research symbols pay for a technology, and you need face-up planets of its type. It goes to your hand, or into your empire for good.',
      },
      remove: {
        title: 'A thinner deck',
        text: 'Cards that you do not need can leave the game for good. The good ones then come to your hand more often.',
      },
      discard: {
        title: 'Cleanup',
        text: 'At the end of your turn you may discard cards that you do not need, and then you draw up to five. Keep what your next turn wants.',
      },
      waiting: {
        title: 'The others play',
        text: 'Watch what they lead: soon you may follow it. The log tells everything that happens.',
      },
      end: {
        title: 'The score',
        text: 'Influence, face-up planets and technologies count. That was a whole game: now you know how it goes. Next, play the official rules with technologies.',
      },
    },
  },

  /** The lessons: small positions to be played. */
  lessons: {
    title: 'Learn',
    intro:
      'Short lessons at the real table: each is a position of a real game and takes a minute. You may skip any, and come back to it.',
    begin: 'Begin with the first: {title}',
    goOn: 'Go on: {title}',
    list: 'Lessons',
    lesson: 'Lesson',
    numbered: '{n}. {title}',
    count: '{n} of {of} finished',
    place: 'Lesson {n} of {of}',
    finished: 'Finished',
    skip: 'Skip',
    back: 'Go back',
    next: 'Next: {title}',
    again: 'Once more',
    toLessons: 'All lessons',
    toFirstGame: 'To your first game',
    lookUp: 'Look it up',
    firstGame: {
      title: 'Your first game',
      text: 'A whole game without technologies against a gentle opponent. A coach says at each question what it is about.',
      start: 'Play your first game',
    },
    of: {
      action: {
        title: 'Your Action',
        about: 'Play one card for what is written on it.',
        done: 'Those cards are gone for good, and the useful ones come to your hand more often. You may play one card for its Action each turn; after it you lead a role.',
      },
      role: {
        title: 'Role and boost',
        about: 'Lead a role and add cards to it.',
        done: 'Three symbols, three planets to choose from. The card of the role comes into your deck: what you lead often you get better at.',
      },
      survey: {
        title: 'Survey',
        about: 'Choose a planet, then end your turn.',
        done: 'The planet is yours, face down. Once it lies face up, won by colonies or by fighters, it counts at the end.',
      },
      follow: {
        title: 'Follow or dissent',
        about: 'Answer a role that somebody else leads.',
        done: 'You moved ahead in the turn of another. When a role brings you nothing, dissent: a card is worth more then.',
      },
      settle: {
        title: 'Colonies',
        about: 'Send colonists and settle a planet.',
        done: 'Chrispen lies face up: it counts at the end and has a slot for iron. Its colonies are back in your discard pile and can be sent again.',
      },
      attack: {
        title: 'Fighters',
        about: 'Collect fighters and attack a planet.',
        done: 'Four fighters are spent, and Erkam-W lies face up. Its Warfare symbol now counts whenever you lead or follow Warfare.',
      },
      produce: {
        title: 'Produce and trade',
        about: 'Turn resources into influence.',
        done: 'Two influence from the supply. It counts at the end, and when the supply is empty the end begins.',
      },
      research: {
        title: 'Research',
        about: 'Buy a technology.',
        done: 'The technology is in your hand already. It can boost two roles, and its Action does more than that of a role card.',
      },
      end: {
        title: 'The end of the game',
        about: 'Empty a stack while you are ahead.',
        done: 'Influence, face-up planets and technologies make the score; the most wins. Now you know all parts of the game.',
      },
    },
    steps: {
      'play-research':
        'Your turn begins with an Action, if you like: you play one card of your hand for what is written on it. Play Research: it throws weak cards out of your deck.',
      'remove-cards':
        'Choose up to two cards, then confirm. In this game nobody leads Research, so let both Research cards go: the one in your hand, and the one that you play.',
      'lead-survey':
        'Every turn you lead one role, and one card of its stack joins your deck. You hold two Survey cards: lead Survey.',
      'boost-survey':
        'Each hand card with the symbol of the role makes it stronger. Choose both Survey cards, then confirm: with three symbols you look at three planets.',
      'keep-planet':
        'You see three planets and keep one, face down. Compare what each costs, in fighters or in colonies, and what it gives once it lies face up.',
      'clean-up':
        'Your turn ends with cleanup: discard what your next turn does not need, or nothing. Then you draw until you hold five cards.',
      follow:
        'Vega leads Colonize. You may dissent and draw a card, or follow: then you do the same with cards of your own. You hold two Colonize cards: follow.',
      'add-colony':
        'Choose one Colonize card and confirm, then the planet that it goes to. Chrispen needs two colonies; keep the other card for your own turn.',
      'tuck-colony':
        'Chrispen has one colony and needs two. Play your Colonize card for its Action, and put it under Chrispen.',
      settle:
        'Now there are enough. Lead Colonize without adding a card; then settle Chrispen instead of sending more colonists.',
      'collect-fighter':
        'Erkam-W costs four fighters, and you have three. Play Warfare for its Action: that is the fourth.',
      attack:
        'Now there are enough. Lead Warfare without adding a card; then attack Erkam-W instead of collecting more.',
      produce:
        'There is iron on Chrispen, and the slot of Erkam-W is empty. Play a Produce/Trade card for its Action and produce iron there.',
      trade:
        'Now lead Trade and add the other Produce/Trade card. That makes two symbols: give both resources back for influence.',
      'lead-research':
        'In this game there are technologies. The simple ones cost three Research symbols and need a face-up planet of their type. Yours is Advanced: lead Research.',
      'boost-research':
        'The card of the role is one symbol, and you need three. Choose both Research cards, then confirm; the technologies open by themselves.',
      buy: 'Take one of the technologies that glow. Each shows two symbols, and an Action that does more than that of a role card.',
      'empty-stack':
        'One Colonize card is left. In a game for two, an empty stack begins the end, and you are ahead: lead Colonize.',
      'last-turns':
        'The end has begun: you finish this turn, and Vega has one more. Sholmican has enough colonies: settle it now, for it counts face up only.',
    },
    missed: {
      'play-research':
        'That is allowed, and sometimes best. But two Research cards would lie idle in your deck for the whole game: go back and play one.',
      'remove-cards':
        'That is allowed, but now the cards you do not need come back to your hand again and again. Go back and let some go.',
      'lead-survey':
        'That is a role too, but your two Survey cards add nothing to it. Go back and lead Survey.',
      'boost-survey':
        'You add as many cards as you like, but few symbols show few planets. Go back and add both Survey cards.',
      follow:
        'Dissenting is right when a role brings you nothing. Here your planets need colonies: go back and follow.',
      'tuck-colony':
        'Chrispen still misses a colony. Go back, play Colonize for its Action and choose Chrispen.',
      settle:
        'That is allowed, but Chrispen still lies face down. Go back, lead Colonize and settle it.',
      'collect-fighter':
        'You are still one fighter short. Go back and play Warfare for its Action.',
      attack:
        'That is allowed, but Erkam-W still lies face down and gives you nothing. Go back, lead Warfare and attack.',
      produce:
        'The slot of Erkam-W is still empty. Go back, and produce iron there with your Action.',
      trade:
        'You could trade two resources. Go back, lead Trade, add the Produce/Trade card and choose both.',
      'lead-research': 'Only Research brings technologies. Go back and lead it.',
      'boost-research':
        'That is less than three symbols, and so no technology. Go back and add both Research cards.',
      buy: 'Taking none is allowed, but the symbols are spent all the same. Go back and take one.',
      'empty-stack': 'The game goes on, and Vega can catch up. Go back and lead Colonize.',
    },
  },

  /** Interface of the terminal. */
  cli: {
    one: 'A number; ? explains, u takes back, h helps.',
    several: 'All that you pick in one line, such as 2 2 4; ? explains, u takes back, h helps.',
    help: 'Enter the number of an option; where several may be picked, all of them in one line, which is then the whole answer. ? tells what your cards, planets and roles do and why some cannot be used now; ? and a part of a name tells of one thing, technologies too. u takes your last choice back as long as nothing was revealed by it. The end of the input (Ctrl+D) leaves the game.',
    nothingCalled:
      'No role, card in hand, planet of yours or technology here has “{word}” in its name.',
    costs: 'attack {fighters}, colonies {colonies}, missing {missing}',
    scoreParts: 'planets {planets}, tokens {tokens}, technologies {technologies}',
    noUndo: 'Nothing can be taken back: something was revealed, or another player chose.',
    unknown: 'Please enter a number from 1 to {last}.',
    tooMuch: 'That is more than possible: “{option}” comes too often. Nothing was done.',
  },
} as const;
