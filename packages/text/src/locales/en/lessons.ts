// Texts of the lessons, in which the player plays short positions.
import * as escalation from './rulesets/escalation/messages.ts';

export const lessons = {
  title: 'Learn',
  intro:
    'Short lessons at the real table. Each is a moment from a real game and takes a minute. Skip any of them and come back later.',
  begin: 'Start with the first: {title}',
  goOn: 'Continue: {title}',
  list: 'Lessons',
  lesson: 'Lesson',
  numbered: '{n}. {title}',
  count: '{n} of {of} finished',
  place: 'Lesson {n} of {of}',
  finished: 'Finished',
  skip: 'Skip',
  back: 'Go back',
  next: 'Next: {title}',
  again: 'Try again',
  toLessons: 'All lessons',
  toFirstGame: 'Go to your first game',
  puzzles: 'Choices from games between bots with one clearly best answer.',
  lookUp: 'Look it up',
  firstGame: {
    title: 'Your first game',
    text: 'A full game without technologies against a gentle opponent. A coach explains each choice as it comes.',
    start: 'Play your first game',
  },
  of: {
    action: {
      title: 'Your Action',
      about: 'Play one card and do what it says.',
      done: 'Those cards are gone for good, so you’ll draw the useful ones more often. Each turn you may play one card for its Action; then you lead a role.',
    },
    role: {
      title: 'Role and boost',
      about: 'Lead a role and add cards to it.',
      done: 'Three symbols, three planets to choose from. The role’s card goes into your deck: the more you lead a role, the better you get at it.',
    },
    survey: {
      title: 'Survey',
      about: 'Choose a planet, then end your turn.',
      done: 'The planet is yours, face down. Turn it face up with colonies or fighters, and it counts at the end.',
    },
    follow: {
      title: 'Follow or dissent',
      about: 'Answer a role that another player leads.',
      done: 'You got ahead on someone else’s turn. When a role gets you nothing, dissent: then the card is worth more.',
    },
    settle: {
      title: 'Colonies',
      about: 'Send colonists and settle a planet.',
      done: 'Chrispen is face up: it counts at the end and has a slot for iron. Its colonies are back in your discard pile, ready to go again.',
    },
    attack: {
      title: 'Fighters',
      about: 'Collect fighters and attack a planet.',
      done: 'You spent four fighters, and Erkam-W is face up. Its Warfare symbol now counts whenever you lead or follow Warfare.',
    },
    produce: {
      title: 'Produce and trade',
      about: 'Turn resources into influence.',
      done: 'Two influence from the supply. It counts at the end, and when the supply is empty, the end of the game begins.',
    },
    research: {
      title: 'Research',
      about: 'Take a technology.',
      done: 'The technology is already in your hand. It can boost two roles, and its Action does more than a role card’s.',
    },
    end: {
      title: 'The end of the game',
      about: 'Empty a stack while you’re ahead.',
      done: 'Influence, face-up planets and technologies make up your score; the most wins. Now you know every part of the game.',
    },
    ...escalation.lessons.of,
  },
  steps: {
    'play-research':
      'You may start your turn with an Action: play one card from your hand and do what it says. Play Research: it removes weak cards from your deck.',
    'remove-cards':
      'Choose up to two cards, then confirm. No one leads Research in this game, so let both Research cards go: the one in your hand and the one you’re playing.',
    'lead-survey':
      'Every turn you lead one role, and a card from its stack joins your deck. You hold two Survey cards, so lead Survey.',
    'boost-survey':
      'Each card in your hand with the role’s symbol makes it stronger. Choose both Survey cards, then confirm: with three symbols you look at three planets.',
    'keep-planet':
      'You see three planets and keep one, face down. Compare what each costs, in fighters or colonies, and what it gives you once it’s face up.',
    'clean-up':
      'Your turn ends with cleanup: discard what your next turn doesn’t need, or nothing. Then you draw up to five cards.',
    follow:
      'Vega leads Colonize. Dissent and draw a card, or follow and do the same with your own cards. You hold two Colonize cards, so follow.',
    'add-colony':
      'Choose one Colonize card and confirm, then the planet it goes to. Chrispen needs two colonies; keep the other card for your own turn.',
    'tuck-colony':
      'Chrispen has one colony and needs two. Play your Colonize card for its Action and tuck it under Chrispen.',
    settle:
      'Now there are enough. Lead Colonize without adding a card, then settle Chrispen instead of sending more colonists.',
    'collect-fighter':
      'Erkam-W costs four fighters, and you have three. Play Warfare for its Action to get the fourth.',
    attack:
      'Now you have enough. Lead Warfare without adding a card, then attack Erkam-W instead of collecting more.',
    produce:
      'There’s iron on Chrispen, and Erkam-W’s slot is empty. Play a Produce/Trade card for its Action and produce iron there.',
    trade:
      'Now lead Trade and add the other Produce/Trade card. That makes two symbols: trade both resources for influence.',
    'lead-research':
      'This game has technologies. The simple ones cost three Research symbols and need a face-up planet of their type. Yours is Advanced: lead Research.',
    'boost-research':
      'The role’s card is one symbol, and you need three. Choose both Research cards, then confirm. The technologies open by themselves.',
    buy: 'Take one of the glowing technologies. Each has two symbols, and an Action that does more than a role card’s.',
    'empty-stack':
      'One Colonize card is left. With two players, an empty stack begins the end, and you’re ahead: lead Colonize.',
    'last-turns':
      'The end has begun: you finish this turn, and Vega has one more. Sholmican has enough colonies. Settle it now: it only counts face up.',
    ...escalation.lessons.steps,
  },
  missed: {
    'play-research':
      'You can do that, and sometimes it’s best. But here two Research cards would sit useless in your deck all game: go back and play one.',
    'remove-cards':
      'You can do that, but the cards you don’t need will keep coming back to your hand. Go back and let some go.',
    'lead-survey':
      'That’s a role too, but your two Survey cards add nothing to it. Go back and lead Survey.',
    'boost-survey':
      'You can add as many cards as you like, but few symbols mean few planets. Go back and add both Survey cards.',
    follow:
      'Dissenting is right when a role gets you nothing. Here your planets need colonies: go back and follow.',
    'tuck-colony':
      'Chrispen still needs a colony. Go back, play Colonize for its Action and choose Chrispen.',
    settle:
      'You can do that, but Chrispen is still face down. Go back, lead Colonize and settle it.',
    'collect-fighter': 'You’re still one fighter short. Go back and play Warfare for its Action.',
    attack:
      'You can do that, but Erkam-W is still face down and does nothing for you. Go back, lead Warfare and attack.',
    produce: 'Erkam-W’s slot is still empty. Go back and produce iron there with your Action.',
    trade:
      'You could have traded two resources. Go back, lead Trade, add the Produce/Trade card and choose both.',
    'lead-research': 'Only Research gets you technologies. Go back and lead it.',
    'boost-research':
      'That’s fewer than three symbols, so no technology. Go back and add both Research cards.',
    buy: 'You can take none, but the symbols are spent either way. Go back and take one.',
    'empty-stack': 'The game goes on, and Vega can catch up. Go back and lead Colonize.',
    ...escalation.lessons.missed,
  },
} as const;
