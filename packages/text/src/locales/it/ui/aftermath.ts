// Texts of the screen after a game, in Italian.
import type * as english from '../../en/ui/aftermath.ts';
import * as escalation from '../rulesets/escalation/messages.ts';
import type { Translation } from '../../translation.ts';

export const aftermath = {
  aftermath: {
    victory: 'La stella è tua',
    defeat: 'La stella va a {name}',
    neutral: 'La stella va a {name}',
    shared: 'La stella è condivisa',
    outcome: {
      you: 'Vinci {first} a {second}, dopo {n} {n:turno|turni}.',
      they: 'Vince {name}, {first} a {second}, dopo {n} {n:turno|turni}.',
      shared: '{names} vincono insieme con {first}, dopo {n} {n:turno|turni}.',
    },
    pillar:
      '{name}: {n} influenza. {planets} dai pianeti, {tokens} in segnalini, {technologies} dalle tecnologie.',
    pillarShips: '{n} da un incrociatore.',
    decided: 'Che cosa ha deciso',
    turned: 'Dove è cambiata',
    noMoment: 'Nessun turno da solo ha deciso: è stata una partita in bilico fino in fondo.',
    watchTurn: 'Guarda il turno {n}:',
    moments: {
      ...escalation.aftermath.moments,
      settle: { you: 'Ti sei stabilito su {planet}', they: '{name} si è stabilito su {planet}' },
      attack: { you: 'Hai attaccato {planet}', they: '{name} ha attaccato {planet}' },
      trade: {
        you: 'Hai commerciato: {n} di influenza',
        they: '{name} ha commerciato: {n} di influenza',
      },
      buy: { you: 'Hai preso {card}', they: '{name} ha preso {card}' },
      gain: { you: 'Hai ottenuto influenza', they: '{name} ha ottenuto influenza' },
    },
    standing: {
      lead: '+{n}: in testa fino alla fine',
      ahead: '+{n}: {k} di vantaggio',
      level: '+{n}: in testa alla pari',
      behind: '+{n}: ancora {k} di distacco',
    },
    tryNext: 'La prossima volta',
    advice: {
      ...escalation.aftermath.advice,
      trades: {
        what: 'Segui Commercio se hai risorse',
        why: 'Hai dissentito da Commercio {times} {times:volta|volte} con risorse da commerciare: {n} di influenza.',
      },
      goods: {
        what: 'Commercia prima della fine',
        why: 'Ti {n:è rimasta|sono rimaste} {n} {n:risorsa|risorse} da commerciare, una di influenza ciascuna.',
      },
      settle: {
        what: 'Guarda che cosa manca ai tuoi pianeti',
        why: 'A {planet} {k:mancava|mancavano} {k} {k:colonia|colonie}: {n} di influenza in più.',
      },
      ready: {
        what: 'Colonizza appena puoi',
        why: '{planet} aveva tutte le colonie e non ti ci sei stabilito: {n} di influenza in più.',
      },
      attack: {
        what: 'Usa le astronavi',
        why: 'Ne avevi abbastanza per attaccare {planet}: {n} di influenza in più.',
      },
      fighters: {
        what: 'Cerca pianeti da attaccare',
        why: 'Ti sono rimaste {n} astronavi e niente da attaccare. Con Esplorazione trovi altri pianeti.',
      },
      dissents: {
        what: 'Segui più spesso',
        why: 'Hai dissentito {n} volte su {of}, {held} delle quali potendo seguire.',
      },
      remove: {
        what: 'Sfoltisci il mazzo',
        why: 'Non hai rimosso carte. Con meno carte, quelle buone tornano prima.',
      },
      technology: {
        what: 'Prendi una tecnologia',
        why: 'Non ne hai presa nessuna. {name} ne ha ricavato {n} di influenza.',
      },
    },
    nearly: {
      ...escalation.aftermath.nearly,
      planets: '{n} di influenza dai pianeti',
      goods: '{n} {n:risorsa non commerciata|risorse non commerciate}',
      fighters: '{n} {n:astronave rimasta|astronavi rimaste}',
      settle: 'A {planet} {k:mancava|mancavano} {k} {k:colonia|colonie}: {n} di influenza in più',
      ready: 'Su {planet} bastava stabilirsi: {n} di influenza in più',
      attack: '{planet} era solo da attaccare: {n} di influenza in più',
    },
    playOn: 'Riprendi dal turno {n}',
    share: 'Copia un link',
    picture: 'Condividi un’immagine',
    pictureFailed: 'Non è stato possibile creare l’immagine. Riprova.',
    numbers: 'Tutti i numeri',
    daily: 'Il risultato del giorno',
    challenge: 'Sfida un amico a questa partita',
    compare: 'Confronta con il tuo amico',
  },
} as const satisfies Translation<typeof english.aftermath>;
