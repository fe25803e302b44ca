// Names and texts of the cards of 2011. `text` describes the Action or lasting effect; `errata` is
// the later text of the same card.

export const base = {
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
  'manual-peace-treaty': {
    name: 'Peace Treaty',
    text: 'Each time you dissent a Warfare role you take 1 influence.',
  },
  'manual-tour-de-force': {
    name: 'Tour de Force',
    text: 'Take 1 influence and collect 2 fighters. After each Role phase of this turn you may attack a planet.',
  },
  dissension: { name: 'Dissension', text: 'When you dissent you draw 2 cards.' },
  bureaucracy: {
    name: 'Bureaucracy',
    text: 'Following Warfare you may attack; following Colonize you may settle.',
    errata:
      'Following Warfare you may attack; following Colonize you may settle. You follow all other roles and Warfare with 1 symbol more.',
  },
} as const;
