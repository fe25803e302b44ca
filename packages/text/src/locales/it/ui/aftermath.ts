// After a game, in Italian.
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
      settle: { you: 'Hai colonizzato {planet}', they: '{name} ha colonizzato {planet}' },
      attack: { you: 'Hai attaccato {planet}', they: '{name} ha attaccato {planet}' },
      trade: {
        you: 'Hai commerciato: {n} di influenza',
        they: '{name} ha commerciato: {n} di influenza',
      },
      buy: { you: 'Hai preso {card}', they: '{name} ha preso {card}' },
      gain: { you: 'Hai ottenuto influenza', they: '{name} ha ottenuto influenza' },
    },
    standing: {
      lead: '+{n}: in testa da qui alla fine',
      ahead: '+{n}: {k} di vantaggio',
      level: '+{n}: alla pari con chi guida',
      behind: '+{n}: ancora {k} di distacco',
    },
    tryNext: 'La prossima volta',
    advice: {
      ...escalation.aftermath.advice,
      trades: {
        what: 'Segui Commercio se hai risorse',
        why: 'Hai dissentito da Commercio {times} {times:volta|volte} con risorse da vendere: {n} di influenza.',
      },
      goods: {
        what: 'Vendi prima della fine',
        why: '{n} {n:risorsa è rimasta invenduta|risorse sono rimaste invendute}: una di influenza ciascuna.',
      },
      settle: {
        what: 'Guarda che cosa manca a un pianeta',
        why: 'A {planet} {k:mancava|mancavano} {k} {k:colonia|colonie}: {n} in più.',
      },
      ready: {
        what: 'Colonizza appena puoi',
        why: '{planet} aveva tutte le colonie ed è rimasto buio: {n} in più.',
      },
      attack: {
        what: 'Usa le astronavi',
        why: 'Ne avevi abbastanza per attaccare {planet}: {n} in più.',
      },
      fighters: {
        what: 'Cerca pianeti da attaccare',
        why: '{n} astronavi sono rimaste senza bersaglio. Esplorazione li trova.',
      },
      dissents: {
        what: 'Segui più spesso',
        why: 'Hai dissentito {n} volte su {of}, {held} delle quali con simboli da usare.',
      },
      remove: {
        what: 'Sfoltisci il mazzo',
        why: 'Non hai rimosso carte. Con meno carte quelle buone tornano prima.',
      },
      technology: {
        what: 'Prendi una tecnologia',
        why: 'Non ne hai presa nessuna; {name} ne ha ricavato {n} di influenza.',
      },
    },
    nearly: {
      ...escalation.aftermath.nearly,
      planets: '{n} di influenza dai pianeti',
      goods: '{n} {n:risorsa invenduta|risorse invendute}',
      fighters: '{n} {n:astronave rimasta|astronavi rimaste}',
      settle: 'A {planet} {k:mancava|mancavano} {k} {k:colonia|colonie}: {n} in più',
      ready: '{planet} era solo da colonizzare: {n} in più',
      attack: '{planet} era solo da attaccare: {n} in più',
    },
    playOn: 'Riprendi dal turno {n}',
    share: 'Copia un link',
    numbers: 'Tutti i numeri',
  },
} as const satisfies Translation<typeof english.aftermath>;
