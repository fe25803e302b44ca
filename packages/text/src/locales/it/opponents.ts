// Texts about the bots, in Italian.
import type * as english from '../en/opponents.ts';
import type { Translation } from '../translation.ts';

export const opponents = {
  cadet: {
    name: 'Cadetto',
    text: 'Gioca in fretta e sbaglia. Adatto alla prima partita.',
    motto: 'Ho letto tutto il manuale. Due volte!',
  },
  lieutenant: {
    name: 'Tenente',
    text: 'Sa che cosa conta, ma ha fretta e perde occasioni per seguirti. Adatto alla seconda partita.',
    motto: 'Ordini ricevuti. Quasi tutti capiti.',
  },
  captain: {
    name: 'Capitano',
    text: 'Gioco solido, nessun errore grossolano. Adatto a chi conosce le regole.',
    motto: 'Prima l’ordine. La vittoria segue.',
  },
  commodore: {
    name: 'Commodoro',
    text: 'Ha fiuto per la galassia, e a volte se ne fida troppo. Per chi batte spesso il Capitano.',
    motto: 'Ho una buona sensazione.',
  },
  viceadmiral: {
    name: 'Viceammiraglio',
    text: 'Di rado ti perdona un errore, ma non guarda mai due volte. Un gradino sotto l’Ammiraglio.',
    motto: 'Prenditi il tuo tempo. Al resto penso io.',
  },
  admiral: {
    name: 'Ammiraglio',
    text: 'Forgiato da innumerevoli partite. Non spreca nulla. Per chi batte spesso il Viceammiraglio.',
    motto: 'Questa battaglia l’ho già vista.',
  },
  emperor: {
    name: 'Imperatore',
    text: 'Sa ciò che sa l’Ammiraglio e guarda più avanti. Il più forte di tutti, difficile da battere.',
    motto: 'Comincia pure. La fine ce l’ho già.',
  },
  warmonger: {
    name: 'Guerrafondaio',
    text: 'Prepara una flotta dal primo turno e attacca un pianeta dopo l’altro. Più forte del Capitano.',
    motto: 'Le porte sono per chi non ha cannoni.',
  },
  settler: {
    name: 'Colono',
    text: 'Si stabilisce su un pianeta dopo l’altro e ti segue ogni volta che colonizzi. Più forte del Capitano.',
    motto: 'C’è sempre un altro pianeta da chiamare casa.',
  },
  trader: {
    name: 'Mercante',
    text: 'Cerca pianeti con spazio per le risorse, poi alterna produzione e commercio. Forte come il Capitano.',
    motto: 'Gli amici sono un bene. I clienti di più.',
  },
  scholar: {
    name: 'Studioso',
    text: 'Sfoltisce il mazzo e tiene da parte la Ricerca per le tecnologie. Forte come il Capitano.',
    motto: 'Lasciami finire questo capitolo.',
  },
  rusher: {
    name: 'Frettoloso',
    text: 'Appena è in testa, corre verso la fine della partita. Forte come il Capitano.',
    motto: 'L’ultimo spegne le stelle!',
  },
  contrarian: {
    name: 'Bastian contrario',
    text: 'Guida ciò che tu non puoi seguire. Forte come il Capitano.',
    motto: 'Volevi seguirmi? Che peccato.',
  },
  greedy: {
    name: 'Avaro',
    text: 'Prende subito ciò che rende di più, senza un piano. Forte come il Capitano.',
    motto: 'Perché aspettare il tanto, se c’è il poco?',
  },
  random: { name: 'Dadi', text: 'Una mossa qualsiasi tra quelle permesse.' },
  rollouts: { name: 'Giocatore d’azzardo', text: 'Prova ogni mossa giocando partite a caso.' },
  thumbs: { name: 'Contabile', text: 'Prova ogni mossa giocando partite secondo regole pratiche.' },
  net: { name: 'Intuito', text: 'Gioca d’istinto, senza pensarci due volte.' },
} as const satisfies Translation<typeof english.opponents>;
