// Computer players and how they play, in Italian.
import type * as english from '../en/opponents.ts';
import type { Translation } from '../translation.ts';

export const opponents = {
  cadet: { name: 'Cadetto', text: 'Conosce le regole e poco più: il primo avversario.' },
  captain: { name: 'Capitano', text: 'Gioca con buon senso.' },
  admiral: {
    name: 'Ammiraglio',
    text: 'Valuta la situazione con l’esperienza di moltissime partite.',
  },
  emperor: {
    name: 'Imperatore',
    text: 'Ha la stessa esperienza e in più guarda avanti: il più forte di tutti.',
  },
  warmonger: { name: 'Guerrafondaio', text: 'Raccoglie astronavi e attacca.' },
  settler: { name: 'Colono', text: 'Si stabilisce su un pianeta dopo l’altro.' },
  trader: { name: 'Mercante', text: 'Si procura spazi, poi produce e commercia senza sosta.' },
  scholar: { name: 'Studioso', text: 'Sfoltisce il mazzo e punta alle tecnologie maggiori.' },
  rusher: { name: 'Frettoloso', text: 'Appena è in testa, corre verso la fine.' },
  contrarian: { name: 'Bastian contrario', text: 'Guida ciò che tu non puoi seguire.' },
  greedy: { name: 'Avaro', text: 'Prende subito ciò che rende di più.' },
  random: { name: 'Dadi', text: 'Una mossa qualsiasi tra quelle permesse.' },
  rollouts: { name: 'Giocatore d’azzardo', text: 'Prova ogni mossa giocando partite a caso.' },
  net: { name: 'Intuito', text: 'Gioca d’esperienza, senza pensarci due volte.' },
} as const satisfies Translation<typeof english.opponents>;
