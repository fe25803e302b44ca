// Computer players and how they play, in Italian.
import type * as english from '../en/opponents.ts';
import type { Translation } from '../translation.ts';

export const opponents: Translation<typeof english.opponents> = {
  cadet: { name: 'Cadetto', text: 'Conosce le regole e poco più. Un primo avversario.' },
  captain: { name: 'Capitano', text: 'Gioca con solide regole pratiche.' },
  admiral: {
    name: 'Ammiraglio',
    text: 'Giudica le posizioni con ciò che ha imparato in molte partite.',
  },
  emperor: {
    name: 'Imperatore',
    text: 'Ha imparato, e pensa in anticipo. Il più forte di tutti.',
  },
  warmonger: { name: 'Guerrafondaio', text: 'Raccoglie astronavi e attacca.' },
  settler: { name: 'Colono', text: 'Si stabilisce su un pianeta dopo l’altro.' },
  trader: { name: 'Mercante', text: 'Apre spazi, poi produce e commercia a turno.' },
  scholar: { name: 'Studioso', text: 'Sfoltisce il mazzo e punta alle grandi tecnologie.' },
  rusher: { name: 'Frettoloso', text: 'Quando è in testa corre verso la fine.' },
  contrarian: { name: 'Bastian contrario', text: 'Guida ciò che tu non puoi seguire.' },
  greedy: { name: 'Avaro', text: 'Prende ciò che rende di più subito.' },
  random: { name: 'Dadi', text: 'Una mossa legale qualsiasi.' },
  rollouts: { name: 'Giocatore d’azzardo', text: 'Prova tutto in partite a caso.' },
  net: { name: 'Intuito', text: 'Ha imparato, ma non ci ripensa.' },
};
