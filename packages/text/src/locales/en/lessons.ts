// The lessons: small positions to be played.
import * as escalation from './rulesets/escalation/messages.ts';

export const lessons = {
  title: 'Learn',
  intro:
    'Short lessons at the real table: each is a moment of a real game and takes a minute. You may skip any of them and come back later.',
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
    text: 'A whole game without technologies against a gentle opponent. At each choice a coach tells you what it is about.',
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
      done: 'Three symbols, three planets to choose from. The card of the role comes into your deck: you get better at what you lead often.',
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
    ...escalation.lessons.of,
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
    ...escalation.lessons.steps,
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
      'Chrispen still lacks a colony. Go back, play Colonize for its Action and choose Chrispen.',
    settle:
      'That is allowed, but Chrispen still lies face down. Go back, lead Colonize and settle it.',
    'collect-fighter': 'You are still one fighter short. Go back and play Warfare for its Action.',
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
    ...escalation.lessons.missed,
  },
} as const;
