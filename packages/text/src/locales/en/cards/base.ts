// Names and texts of the official cards of 2011. `errata` is the corrected text.

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
    text: 'Remove up to 2 cards in your hand from the game (this one counts).',
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
    text: 'Take 1 influence from the supply. This isn’t a trade.',
  },
  'improved-research': {
    name: 'Improved Research',
    text: 'Draw 1 card, then remove up to 3 cards in your hand from the game (this one counts).',
  },
  'diverse-markets': {
    name: 'Diverse Markets',
    text: 'This turn, gain 1 extra influence for each different resource type you trade.',
  },
  'data-network': {
    name: 'Data Network',
    text: 'Draw 2 cards, then remove any number of cards in your hand from the game.',
  },
  specialization: {
    name: 'Specialization',
    text: 'Name a resource type. This turn, gain 1 extra influence for each one you trade.',
  },
  'weapon-emporium': {
    name: 'Weapon Emporium',
    text: 'You may trade fighters as if they were resources. A fighter isn’t a resource type.',
  },
  streamlining: {
    name: 'Streamlining',
    text: 'On each of your turns, you may remove 1 card in your hand from the game.',
  },
  adaptability: {
    name: 'Adaptability',
    text: 'Your basic Research cards count as 1 symbol of any role when you boost or follow.',
  },
  hyperefficiency: {
    name: 'Hyperefficiency',
    text: 'On your turns, you may remove any number of cards in your hand from the game.',
  },
  mobilization: {
    name: 'Mobilization',
    text: 'Collect 2 fighters. You may attack 1 planet after your Role phase this turn.',
  },
  'survey-team': {
    name: 'Survey Team',
    text: 'Put the top planet of the deck into your empire, face down.',
  },
  'war-path': { name: 'War Path', text: 'Attack up to 2 planets.' },
  imperialism: {
    name: 'Imperialism',
    text: 'Its Survey, Trade and Warfare symbols count in your empire.',
  },
  'scorched-earth-policy': {
    name: 'Scorched Earth Policy',
    text: 'Your attacks cost 2 fewer fighters. A planet you attack can never hold resources.',
  },
  logistics: {
    name: 'Logistics',
    text: 'You may play your Role phase before your Action phase.',
    errata:
      'You may play your Role phase before your Action phase. When the game would end, you take 1 more turn.',
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
    text: 'This turn, take 1 influence for each different resource type you produce.',
  },
  terraforming: {
    name: 'Terraforming',
    text: 'Tuck this card as 2 colonies. If that meets the printed cost without discounts, settle the planet.',
    errata:
      'Tuck this card as 2 colonies. If that meets the cost, discounts included, settle the planet.',
  },
  'fertile-ground': {
    name: 'Fertile Ground',
    text: 'Its Colonize, Produce and Research symbols count in your empire.',
  },
  abundance: {
    name: 'Abundance',
    text: 'Planets you settle or attack arrive with all slots full.',
    errata:
      'When you take this card, produce up to 4. Each time you settle or attack, produce up to 2.',
  },
  'manual-peace-treaty': {
    name: 'Peace Treaty',
    text: 'Each time you dissent from a Warfare role, take 1 influence.',
  },
  'manual-tour-de-force': {
    name: 'Tour de Force',
    text: 'Take 1 influence and collect 2 fighters. After each Role phase this turn, you may attack a planet.',
  },
  dissension: { name: 'Dissension', text: 'When you dissent, draw 2 cards.' },
  bureaucracy: {
    name: 'Bureaucracy',
    text: 'When you follow Warfare, you may attack; when you follow Colonize, you may settle.',
    errata:
      'When you follow Warfare, you may attack; when you follow Colonize, you may settle. You follow Warfare and all other roles with 1 extra symbol.',
  },
} as const;
