// The question, its options, previews, tallies and hints, in Italian.
import type * as english from '../../en/ui/question.ts';
import type { Translation } from '../../translation.ts';

export const question = {
  question: 'La tua decisione',
  pressAgain: 'Premi di nuovo per confermare',
  allChoices: 'Tutte le scelte',
  phasesOfTurn: 'Fasi del turno',
  leads: '{name} guida {role}.',
  followsUpTo: 'fino a {n}',
  cannotFollow: 'non può seguire',
  canBeUsed: 'Puoi farlo adesso.',
  readRule: 'Leggi la regola',
  fromCard: 'carta presa',
  fromLeading: 'perché guidi tu',
  fromEmpire: 'nel tuo Impero',
  fromHand: 'dalla tua mano',
  tallySymbols: '{role}: {n}',
  tallyDiscard: 'ancora {n} da scartare',
  tallyTuck: 'ancora {n} da infilare',
  tallyInfluence: '+{n} influenza',
  tallyResources: '+{n} {n:risorsa|risorse}',
  why: {
    card: 'Usare la sua Azione adesso',
    role: 'Guidarlo adesso',
    technology: 'Prenderla adesso',
    settle: 'Stabilirsi adesso',
    attack: 'Attaccarlo adesso',
    follow: 'Seguire adesso',
  },
  hint: {
    ask: 'Consiglio',
    title: 'Che cosa farebbe l’Imperatore',
    thinking: 'Sto pensando …',
    chance: '{percent} % di vincere',
    ahead: 'alla fine {n} influenza in più',
    behind: 'alla fine {n} influenza in meno',
    level: 'alla fine in parità',
    choose: 'Scegli questa',
    fair: 'Conosce solo ciò che puoi sapere anche tu.',
    none: 'C’è una sola cosa da fare.',
  },
} as const satisfies Translation<typeof english.question>;
