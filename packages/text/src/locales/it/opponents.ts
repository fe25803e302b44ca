// Bots and how they play, in Italian.
import type * as english from '../en/opponents.ts';
import type { Translation } from '../translation.ts';

export const opponents = {
  cadet: { name: 'Cadetto', text: 'Gioca in fretta e sbaglia. Adatto alla prima partita.' },
  captain: {
    name: 'Capitano',
    text: 'Gioco solido, nessun errore grossolano. Adatto a chi conosce le regole.',
  },
  admiral: {
    name: 'Ammiraglio',
    text: 'Forgiato da innumerevoli partite. Non spreca nulla. Per chi batte spesso il Capitano.',
  },
  emperor: {
    name: 'Imperatore',
    text: 'Sa ciò che sa l’Ammiraglio e in più guarda avanti. Il più forte di tutti, difficile da battere.',
  },
  warmonger: {
    name: 'Guerrafondaio',
    text: 'Prepara una flotta dal primo turno e attacca un pianeta dopo l’altro. Più forte del Capitano.',
  },
  settler: {
    name: 'Colono',
    text: 'Si stabilisce su un pianeta dopo l’altro e ti segue ogni volta che colonizzi. Più forte del Capitano.',
  },
  trader: {
    name: 'Mercante',
    text: 'Cerca pianeti con spazio per le risorse, poi alterna produzione e commercio. Forte come il Capitano.',
  },
  scholar: {
    name: 'Studioso',
    text: 'Sfoltisce il mazzo e punta alle tecnologie maggiori. Forte quasi come il Capitano.',
  },
  rusher: {
    name: 'Frettoloso',
    text: 'Appena è in testa, corre verso la fine della partita. Forte come il Capitano.',
  },
  contrarian: {
    name: 'Bastian contrario',
    text: 'Guida ciò che tu non puoi seguire. Forte come il Capitano.',
  },
  greedy: {
    name: 'Avaro',
    text: 'Prende subito ciò che rende di più, senza un piano. Più debole del Capitano.',
  },
  random: { name: 'Dadi', text: 'Una mossa qualsiasi tra quelle permesse.' },
  rollouts: { name: 'Giocatore d’azzardo', text: 'Prova ogni mossa giocando partite a caso.' },
  thumbs: { name: 'Contabile', text: 'Prova ogni mossa giocando partite secondo regole pratiche.' },
  net: { name: 'Intuito', text: 'Gioca d’istinto, senza pensarci due volte.' },
} as const satisfies Translation<typeof english.opponents>;
