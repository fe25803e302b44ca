// Texts of the campaign for one player, in Italian.
import type * as english from '../../en/ui/campaign.ts';
import type { Translation } from '../../translation.ts';

export const campaign = {
  campaign: {
    title: 'Campagna',
    intro: 'Batti un avversario dopo l’altro. Ogni capitolo ha le sue regole.',
    done: 'Li hai battuti tutti. La galassia ha un nuovo imperatore.',
    count: '{n} di {of} vinte',
    complete: 'Completato',
    won: 'Vinta con {n} di influenza in più',
    locked: 'Prima vinci la precedente',
    rematch: 'Gioca ancora',
    play: 'Gioca contro {names}',
    again: 'Gioca ancora contro {names}',
    back: 'Torna alla campagna',
    opponent: '{name}, {title}',
    scenarios: 'con scenari',
    players: '{n} giocatori',
    recommended: 'Il tuo prossimo avversario',
    chapters: {
      academy: {
        name: 'L’Accademia',
        text: 'Dalla partita introduttiva alle regole complete, un passo alla volta.',
      },
      frontier: {
        name: 'La Frontiera',
        text: 'Uno studioso, un mercante e un capitano, ognuno con il suo piano. Trova come batterlo.',
      },
      rivals: {
        name: 'I Rivali',
        text: 'Avversari che chiudono presto la partita o ti impediscono di seguire.',
      },
      escalation: {
        name: 'Escalation',
        text: 'L’espansione: cacciatorpediniere e incrociatori, nuove tecnologie e scenari.',
      },
      throne: {
        name: 'Il Trono',
        text: 'Un consiglio di tre, poi i due più forti in assoluto.',
      },
    },
    achievements: {
      title: 'Traguardi',
      count: '{n} di {of}',
      earned: 'Raggiunto',
      open: 'Non ancora',
      of: {
        first: 'Prima vittoria: vinci una partita della campagna',
        academy: 'Diplomato: vinci tutte le partite dell’Accademia',
        frontier: 'Pioniere: vinci tutte le partite della Frontiera',
        rivals: 'Rivale: vinci tutte le partite contro i Rivali',
        escalation: 'Comandante di flotta: vinci tutte le partite di Escalation',
        throne: 'Erede al trono: vinci tutte le partite del Trono',
        landslide: 'Trionfo: vinci con almeno 15 di influenza in più',
      },
    },
  },
} as const satisfies Translation<typeof english.campaign>;
